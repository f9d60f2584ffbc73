// The table: follows its seat live, and says when it is this seat's turn.
import {follow, reconnect} from './live.js';

const table = document.querySelector('[data-live]');
const narrow = matchMedia('(max-width: 760px)');

function address() {
  const wanted = narrow.matches ? 'tall' : 'wide';
  const words = new URLSearchParams({sheet: wanted, board: document.getElementById('board').dataset.sheet});
  if (table.dataset.hints) words.set('hints', table.dataset.hints);
  return `${table.dataset.live}?${words}`;
}

follow(address);
narrow.addEventListener('change', reconnect);

// Whose turn it is: in the title, and if wanted by a sound and a notification.
const sound = document.getElementById('sound');
let wasMine = document.getElementById('drawn').dataset.turn === 'yes', audio;

sound.hidden = false;
sound.setAttribute('aria-pressed', String(localStorage.getItem('sound') === 'on'));
sound.addEventListener('click', () => {
  const on = sound.getAttribute('aria-pressed') !== 'true';
  sound.setAttribute('aria-pressed', String(on));
  localStorage.setItem('sound', on ? 'on' : 'off');
  if (on) { chime(); if ('Notification' in window) Notification.requestPermission(); }
});

document.addEventListener('table:changed', () => {
  const {title, turn} = document.getElementById('drawn').dataset;
  document.title = `${title} · Fogbound`;
  const mine = turn === 'yes';
  if (mine && !wasMine && sound.getAttribute('aria-pressed') === 'true') {
    chime();
    if (document.hidden && window.Notification?.permission === 'granted') new Notification(title, {tag: 'turn'});
  }
  wasMine = mine;
});

function chime() {
  audio ??= new AudioContext();
  const tone = audio.createOscillator(), volume = audio.createGain(), now = audio.currentTime;
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.08, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.9);
}
