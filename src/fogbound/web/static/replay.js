// Looking back: steps are morphed in, so that pieces move; arrow keys step, and a game that is over plays by itself.
import {parsed, put} from './live.js';

const PAUSE = 1100;
let busy = false, wanted, playing;

async function go(address) {
  wanted = address;
  if (busy) return;
  busy = true;
  while (wanted) {
    const now = wanted;
    wanted = undefined;
    const answer = await fetch(now).catch(() => null);
    if (!answer?.ok) { location.assign(now); return; }
    put([parsed(await answer.text()).querySelector('#main')]);
    history.replaceState(null, '', now);
    settle();
  }
  busy = false;
}

// What the page does not come with: the sentence of this position in sight, and the button that plays.
function settle() {
  const log = document.querySelector('.replay .log ol'), line = log?.querySelector('li:has([aria-current])');
  if (line) log.scrollTop = line.offsetTop - log.offsetTop - log.clientHeight / 2;
  const play = document.getElementById('play');
  if (!play) return;
  play.hidden = false;
  play.textContent = playing ? 'Pause' : 'Play';
}

const step = way => document.querySelector(`.replay-steps a[rel=${way}]`);

function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => { const next = step('next'); next ? go(next.href) : play(false); }, PAUSE) : undefined;
  settle();
}

document.addEventListener('keydown', event => {
  if (event.target.matches('input, select, textarea')) return;
  const link = step({ArrowLeft: 'prev', ArrowRight: 'next'}[event.key]);
  if (link) go(link.href);
});
document.addEventListener('click', event => {
  const link = event.target.closest('a[href*="/replay?"], a[href*="/then/"]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); go(link.href); }
  if (event.target.id === 'play') play(!playing);
});
document.addEventListener('input', event => {
  const form = event.target.closest('.jump');
  if (form) go(`${form.action}?${new URLSearchParams(new FormData(form))}`);
});
settle();
