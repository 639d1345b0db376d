// Puts the page together.

import { Connection } from './connection.js';
import { Stage } from './elements.js';
import { listen } from './gestures.js';
import { listenToKeys } from './keyboard.js';
import { Overlays } from './overlays.js';

const glass = document.getElementById('glass');
const status = document.getElementById('status');
const list = document.getElementById('screens');
const picker = document.getElementById('picker');
const problem = document.getElementById('problem');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');

const stage = new Stage(glass);
const connection = new Connection({ opening, onFrame, onWelcome, onProblem });
const overlays = new Overlays(stage, connection);
listen(stage, connection, overlays);
listenToKeys(stage, connection, overlays);

let screens = [];
let shown = null;

function named() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function opening() {
  const screen = named();
  const isKnown = !screens.length || screens.some(({ name }) => name === screen);
  return { screen: screen && isKnown ? screen : undefined, dark: isDark(), ...size() };
}

function size() {
  return { width: clamp(glass.clientWidth), height: clamp(glass.clientHeight) };
}

function clamp(length) { return Math.round(Math.min(2000, Math.max(200, length))); }

// MARK: Frames

// What a finger drags along is not animated on top of that.
const immediate = new Set(['scroll', 'show', 'resize', 'appearance', 'index']);

function onFrame(frame, message) {
  if (frame.status !== undefined) status.innerHTML = frame.status;
  const isOther = shown !== frame.screen;
  shown = frame.screen;
  stage.apply(frame.root, !isOther && !immediate.has(message.type) && !message.full);
  const isDragged = glass.querySelector('.mover:not(.settles)[style*="translateX"]') !== null;
  overlays.apply(frame, message.type === 'swipe' && isDragged);
  glass.dataset.number = frame.number;
  if (isOther) markCurrent();
}

function onWelcome(welcome) {
  screens = welcome.screens;
  // Another session knows nothing of a recording.
  showRecording(false);
  list.replaceChildren(...screens.map(({ name, title }) => {
    const item = document.createElement('li');
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: title });
    button.dataset.screen = name;
    item.append(button);
    return item;
  }));
  picker.replaceChildren(...screens.map(({ name, title }) => new Option(title, name)));
  markCurrent();
}

function onProblem(text) {
  problem.hidden = !text;
  problem.textContent = text ?? '';
}

function markCurrent() {
  for (const button of list.querySelectorAll('button')) {
    button.toggleAttribute('aria-current', button.dataset.screen === shown);
    if (button.dataset.screen === shown) button.scrollIntoView({ block: 'nearest' });
  }
  if (shown) picker.value = shown;
  const title = screens.find(({ name }) => name === shown)?.title;
  document.title = title ? `${title} – Roster Gallery` : 'Roster Gallery';
}

// MARK: Recording

const recordButton = document.getElementById('record');
const recording = document.getElementById('recording');
const test = recording.querySelector('pre');

function showRecording(isOn) {
  recordButton.setAttribute('aria-pressed', isOn);
  recordButton.textContent = isOn ? 'End the recording' : 'Record a test';
}

recordButton.addEventListener('click', async () => {
  const isOn = recordButton.getAttribute('aria-pressed') !== 'true';
  const frame = await connection.send({ type: 'record', on: isOn });
  if (!frame) return showRecording(false);
  showRecording(isOn);
  if (frame.test === undefined) return;
  test.textContent = frame.test;
  recording.showModal();
});
document.getElementById('copy').addEventListener('click', () => {
  getSelection().selectAllChildren(test);
  if (navigator.clipboard) navigator.clipboard.writeText(test.textContent);
  else document.execCommand('copy');
});
document.getElementById('save').addEventListener('click', () => {
  const url = URL.createObjectURL(new Blob([test.textContent], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: url, download: 'RecordedTests.swift' }).click();
  URL.revokeObjectURL(url);
});

// MARK: Choosing

function show(name) {
  if (location.hash.slice(1) === encodeURIComponent(name)) connection.send({ type: 'show', screen: name });
  else location.hash = encodeURIComponent(name);
}

list.addEventListener('click', event => {
  const { screen } = event.target.closest('button')?.dataset ?? {};
  if (screen) show(screen);
});
picker.addEventListener('change', () => show(picker.value));
addEventListener('hashchange', () => {
  const screen = named() || screens[0]?.name;
  if (screens.some(({ name }) => name === screen)) connection.send({ type: 'show', screen });
});

let sizeTimer = null;
new ResizeObserver(() => {
  clearTimeout(sizeTimer);
  sizeTimer = setTimeout(() => { if (connection.session) connection.send({ type: 'resize', ...size() }); }, 60);
}).observe(glass);

// MARK: Appearance

function isDark() {
  const chosen = document.querySelector('input[name="appearance"]:checked').value;
  return chosen === 'auto' ? prefersDark.matches : chosen === 'dark';
}

function showAppearance() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  if (connection.session) connection.send({ type: 'appearance', dark: isDark() });
}

const kept = sessionStorage.getItem('appearance');
const choice = kept && document.querySelector(`input[name="appearance"][value="${CSS.escape(kept)}"]`);
if (choice) choice.checked = true;
for (const input of document.querySelectorAll('input[name="appearance"]')) {
  input.addEventListener('change', () => {
    sessionStorage.setItem('appearance', input.value);
    showAppearance();
  });
}
prefersDark.addEventListener('change', showAppearance);
showAppearance();

connection.start();
