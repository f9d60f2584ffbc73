// Keeps a page as the server has it: the parts that change come over a socket, whole, and are morphed in.
import {Idiomorph} from './idiomorph.js';

const policy = window.trustedTypes?.createPolicy('live', {createHTML: html => html}) ?? {createHTML: html => html};

// What a person has opened or written stays as it is.
const callbacks = {
  beforeAttributeUpdated: (name, element) => !(name === 'open' && element.matches('details, dialog')),
  beforeNodeMorphed: old => !(old.matches?.('form') && old.contains(document.activeElement) && old.matches('.orders form')),
};

export function parsed(html) {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content;
}

export function apply(html) {
  put([...parsed(html).children]);
}

export function put(parts) {
  const focused = document.activeElement, asked = focused?.closest('#ask');
  const ignoreActiveValue = Boolean(focused?.matches('input, select, textarea'));
  for (const part of parts) {
    const place = document.getElementById(part.id);
    if (place) Idiomorph.morph(place, part, {morphStyle: 'outerHTML', ignoreActiveValue, callbacks});
  }
  // Who chooses by keyboard stays where choices are: the one that had the focus may be gone.
  if (asked && !document.activeElement?.closest('#ask')) document.querySelector('#ask h1')?.focus();
  document.dispatchEvent(new CustomEvent('table:changed'));
}

export function say(words) {
  document.getElementById('notice').textContent = words;
}

// What needs no answer goes away by itself, unless something else is said by then.
export function mention(words) {
  say(words);
  setTimeout(() => { if (document.getElementById('notice').textContent === words) say(''); }, 6000);
}

// The connection heals by itself: the first thing that comes is the whole state.
const LONG_SILENCE = 45_000, SOON = 250, LATEST = 2000, GONE = 4404;
let socket, retry, silence, delay = SOON, address;

export function follow(where) {
  address = where;
  connect();
  addEventListener('online', connect);
  addEventListener('pageshow', event => { if (event.persisted) connect(); });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && socket?.readyState > WebSocket.OPEN) connect();
  });
}

function connect() {
  clearTimeout(retry);
  if (socket) { socket.onclose = null; socket.close(); }
  const url = new URL(address(), location);
  url.protocol = url.protocol.replace('http', 'ws');
  const now = socket = new WebSocket(url);
  now.onopen = () => { delay = SOON; alive(); if (document.body.dataset.line === 'lost') mention('The table is back.'); line('live'); };
  now.onmessage = message => { alive(); if (message.data) apply(message.data); };
  now.onclose = event => {
    clearTimeout(silence);
    if (event.code === GONE) { line('gone'); say('This seat is no longer yours, or the table is gone.'); return; }
    if (document.body.dataset.line !== 'lost') say('The table cannot be reached; trying again.');
    line('lost');
    retry = setTimeout(connect, delay * (0.75 + Math.random() / 2));
    delay = Math.min(delay * 2, LATEST);
  };
}

export const reconnect = () => connect();

function line(state) {
  document.body.dataset.line = state;
}

function alive() {
  clearTimeout(silence);
  silence = setTimeout(connect, LONG_SILENCE);
}
