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

// What can be seen to change: a card with another face turns, the line of a seat with another count lights up.
const still = matchMedia('(prefers-reduced-motion: reduce)');
const TURN = [{transform: 'rotateY(90deg)'}, {transform: 'none'}], COUNT = [{color: 'var(--accent)'}, {}];
const words = thing => (thing.querySelector('desc') ?? thing).textContent;
const faces = () => new Map([...document.querySelectorAll('.cards svg[id*=card], .seats i')]
  .map((thing, number) => [thing.id || number, {thing, words: words(thing)}]));
let known = faces();

document.addEventListener('table:changed', () => {
  const now = faces();
  if (!still.matches) {
    for (const [name, {thing, words}] of now) {
      if (known.has(name) && known.get(name).words !== words) thing.animate(thing.matches('svg') ? TURN : COUNT, 320);
    }
  }
  known = now;
});

// Numbers count from what they were to what they are, where all else that is said stays the same.
const COUNTING = 320, NUMBER = /\d+/g;
const said = () => {
  const met = new Map(), found = new Map();
  for (const thing of document.querySelectorAll('.seats i, .cards text, #drawn text')) {
    const words = thing.textContent, home = thing.closest('[id]').id, number = met.get(home) ?? 0;
    met.set(home, number + 1);
    if (thing.matches('i') || /^\d+$/.test(words)) found.set(`${home} ${number}`, {thing, words});
  }
  return found;
};
let told = said();

document.addEventListener('table:changed', () => {
  const now = said();
  if (!still.matches) {
    for (const [name, {thing, words}] of now) {
      const before = told.get(name)?.words;
      if (before !== words && before?.replace(NUMBER, '') === words.replace(NUMBER, '')) count(thing, before.match(NUMBER).map(Number));
    }
  }
  told = now;
});

function count(thing, from) {
  const words = thing.textContent, begin = performance.now();
  let shown = words;
  requestAnimationFrame(function step(now) {
    if (thing.textContent !== shown) return; // something else is said by now
    const share = Math.min(1, Math.max(0, now - begin) / COUNTING);
    let number = 0;
    shown = thing.textContent = words.replace(NUMBER, to => Math.round(from[number] + (to - from[number++]) * share));
    if (share < 1) requestAnimationFrame(step);
  });
}

// What has gone farther than it is wide shows three short rays, until they fade or something else happens.
const pieces = () => [...document.querySelectorAll('#drawn g[id][transform]')];
const places = () => new Map(pieces().map(piece => [piece.id, piece.getAttribute('transform').match(/-?[\d.]+/g).map(Number)]));
let stood = places();

document.addEventListener('table:changed', () => {
  const stand = places();
  for (const piece of pieces()) {
    const [before, now] = [stood, stand].map(all => all.get(piece.id));
    if (before) shine(piece, Math.hypot(now[0] - before[0], now[1] - before[1]));
  }
  stood = stand;
});

function shine(piece, gone) {
  if (!gone) return;
  const {x, y, width, height} = piece.getBBox(), reach = Math.max(width, height) / 2 + 4;
  if (gone < 2 * reach) return;
  const ray = turn => [reach, reach + 9].map(r => `${x + width / 2 + r * Math.cos(turn)} ${y + height / 2 - r * Math.sin(turn)}`).join('L');
  const rays = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  rays.setAttribute('class', 'rays');
  rays.setAttribute('d', [0.35, 0.8, 1.25].map(turn => `M${ray(turn)}`).join(''));
  piece.append(rays);
}

// Marks of the reader's own: a click makes the next one, and this browser alone keeps them.
const notebook = `pencil ${location.pathname}`;
const marks = JSON.parse(localStorage.getItem(notebook) ?? '{}');

function pencil() {
  for (const spot of document.querySelectorAll('[data-pencil]')) spot.dataset.mark = marks[spot.dataset.pencil] ?? 0;
}

pencil();
document.addEventListener('table:changed', pencil);
document.addEventListener('click', ({target}) => {
  const spot = target.closest('[data-pencil]');
  if (!spot) return;
  const name = spot.dataset.pencil, choices = spot.querySelectorAll(':scope > .mark').length + 1;
  marks[name] = ((marks[name] ?? 0) + 1) % choices;
  localStorage.setItem(notebook, JSON.stringify(marks));
  pencil();
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
