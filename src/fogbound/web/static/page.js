// On every page: forms that need no new page, the leaf beside the board, and small comforts.
import {mention, parsed} from './live.js';

// A form is sent once; what changes comes by the socket, what cannot be is said.
document.addEventListener('submit', async event => {
  const form = event.target;
  if (form.matches('[data-leaf]')) { event.preventDefault(); openLeaf(`${form.action}?${new URLSearchParams(new FormData(form))}`); return; }
  if ('plain' in form.dataset || form.method !== 'post') return;
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = 'yes';
  const body = new URLSearchParams(new FormData(form, event.submitter));
  try {
    const answer = await fetch(form.action, {method: 'POST', headers: {'X-Live': '1'}, redirect: 'manual', body});
    mention(answer.status === 204 ? form.dataset.done ?? '' : await answer.text());
    if (answer.status === 204 && 'clear' in form.dataset) form.reset();
  } catch {
    mention('The table cannot be reached; nothing was done.');
  } finally {
    delete form.dataset.busy;
  }
});

// Rules and the like open beside the board; without a leaf on the page they are pages of their own.
const leaf = document.getElementById('leaf');
let opener, trail = [];

async function openLeaf(address) {
  if (!leaf) { location.assign(address); return; }
  if (leaf.hidden) trail = [];
  document.getElementById('menu')?.hidePopover?.();
  const answer = await fetch(address).catch(() => null);
  const content = answer && parsed(await answer.text()).querySelector('main');
  if (!content) { mention('That cannot be opened now.'); return; }
  content.removeAttribute('id');
  const before = trail.at(-1), close = turner('Close', closeLeaf), back = turner('Back', () => { trail.pop(); trail.pop(); openLeaf(before); });
  back.hidden = !before;
  trail.push(address);
  leaf.replaceChildren(close, back, ...content.childNodes);
  leaf.hidden = false;
  leaf.scrollTop = 0;
  close.focus();
}

function turner(words, turn) {
  const button = document.createElement('button');
  Object.assign(button, {type: 'button', className: 'quiet close', textContent: words, onclick: turn});
  return button;
}

function closeLeaf() {
  if (!leaf || leaf.hidden) return;
  leaf.hidden = true;
  opener?.focus();
}

document.addEventListener('click', event => {
  const link = event.target.closest('a[data-leaf]');
  if (link && leaf && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0) {
    event.preventDefault();
    if (!leaf.contains(link)) opener = link;
    openLeaf(link.href);
  }
});
document.addEventListener('keydown', event => { if (event.key === 'Escape') closeLeaf(); });

// What lay open beside the board is put away when the curtain falls.
document.addEventListener('table:changed', () => {
  if (leaf && document.querySelector('#curtain:not([hidden])')) { closeLeaf(); leaf.replaceChildren(); }
});
document.addEventListener('focusin', event => { if ('select' in event.target.dataset) event.target.select(); });

// What is drawn for a choice is that choice: a click presses its button, and each points at the other.
const button = option => [...document.querySelectorAll('#choices button')].find(one => one.value === option);
const drawn = option => document.querySelectorAll(`[data-option="${CSS.escape(option)}"]`);

document.addEventListener('click', event => {
  const place = event.target.closest?.('[data-option]');
  if (place) button(place.dataset.option)?.click();
});
for (const [event, near] of [['pointerover', true], ['pointerout', false], ['focusin', true], ['focusout', false]]) {
  document.addEventListener(event, ({target}) => {
    const place = target.closest?.('[data-option]'), choice = target.closest?.('#choices button');
    if (place) button(place.dataset.option)?.classList.toggle('near', near);
    if (choice) for (const one of drawn(choice.value)) one.classList.toggle('near', near);
  });
}

// Which sheet fits: the server draws for it from the first page on.
const narrow = matchMedia('(max-width: 760px)');
const remember = () => { document.cookie = `sheet=${narrow.matches ? 'tall' : 'wide'};path=/;max-age=31536000;samesite=lax`; };
narrow.addEventListener('change', remember);
remember();
