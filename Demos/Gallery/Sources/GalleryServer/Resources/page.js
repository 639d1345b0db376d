// Puts the page together.

import { address, addressOf, onAddress } from './address.js';
import { showBeside } from './beside.js';
import { Connection } from './connection.js';
import { Stage } from './elements.js';
import { listen } from './gestures.js';
import { listenToKeys } from './keyboard.js';
import { Overlays } from './overlays.js';
import { showScreen, showTold } from './panel.js';

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

function opening() {
  const { screen } = address();
  const isKnown = !screens.length || screens.some(({ name }) => name === screen);
  return { screen: screen && isKnown ? screen : undefined, dark: isDark(), ...reading(), ...size() };
}

function size() {
  return { width: clamp(glass.clientWidth), height: clamp(glass.clientHeight) };
}

function clamp(length) { return Math.round(Math.min(2000, Math.max(200, length))); }

// MARK: Frames

// What a finger drags along is not animated on top of that.
const immediate = new Set(['scroll', 'show', 'resize', 'appearance', 'reading', 'index']);

function onFrame(frame, message) {
  if (frame.status !== undefined) status.innerHTML = frame.status;
  const isOther = shown !== frame.screen;
  shown = frame.screen;
  stage.noteAnswer(message);
  stage.apply(frame.root, !isOther && !immediate.has(message.type) && !message.full);
  const isDragged = glass.querySelector('.mover:not(.settles)[style*="translateX"]') !== null;
  overlays.apply(frame, message.type === 'swipe' && isDragged);
  glass.dataset.number = frame.number;
  if (isOther) markCurrent();
  showBeside(address(), shown, isDark());
  showTold(frame.told);
}

function onWelcome(welcome) {
  screens = welcome.screens;
  // Another session knows nothing of a recording.
  showRecording(false);
  const groups = [...new Set(screens.map(({ group }) => group))];
  list.replaceChildren(...groups.flatMap(group => {
    const entries = document.createElement('ul');
    entries.append(...screens.filter(screen => screen.group === group).map(entry));
    return group ? [Object.assign(document.createElement('h2'), { textContent: group }), entries] : [entries];
  }));
  picker.replaceChildren(...screens.map(({ name, title }) => new Option(title, name)));
  markCurrent();
}

function entry({ name, title, summary }) {
  const item = document.createElement('li');
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: title, title: summary });
  button.dataset.screen = name;
  item.append(button);
  return item;
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
  const screen = screens.find(({ name }) => name === shown);
  if (screen) showScreen(screen);
  const title = screen?.title;
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
  if (address().screen === name) connection.send({ type: 'show', screen: name });
  else location.hash = addressOf({ ...address(), screen: name });
}

list.addEventListener('click', event => {
  const { screen } = event.target.closest('button')?.dataset ?? {};
  if (screen) show(screen);
});
picker.addEventListener('change', () => show(picker.value));
onAddress(() => {
  takeChoices();
  const screen = address().screen || screens[0]?.name;
  if (screen !== shown && screens.some(({ name }) => name === screen)) connection.send({ type: 'show', screen });
  else showBeside(address(), shown, isDark());
});

let sizeTimer = null;
new ResizeObserver(() => {
  clearTimeout(sizeTimer);
  sizeTimer = setTimeout(() => { if (connection.session) connection.send({ type: 'resize', ...size() }); }, 60);
}).observe(glass);

// MARK: Appearance, and what is beside

function isDark() {
  const { appearance } = address();
  return appearance === 'auto' ? prefersDark.matches : appearance === 'dark';
}

function showAppearance() {
  const theme = isDark() ? 'dark' : 'light';
  const isOther = document.documentElement.dataset.theme !== theme;
  document.documentElement.dataset.theme = theme;
  if (connection.session && isOther) connection.send({ type: 'appearance', dark: isDark() });
}

// The size of text, the language and the direction that the address says; without a direction it is that of the language.
function reading() {
  const { text, language, direction } = address();
  return { text, language, mirrored: direction === 'auto' ? undefined : direction === 'rtl' };
}

let sentReading = JSON.stringify(reading());

function showReading() {
  const said = JSON.stringify(reading());
  if (connection.session && said !== sentReading) connection.send({ type: 'reading', ...reading() });
  sentReading = said;
}

// Has the controls show what the address says.
function takeChoices() {
  const { appearance, beside, text, language, direction } = address();
  document.querySelector(`input[name="appearance"][value="${appearance}"]`).checked = true;
  besideChoice.value = beside;
  textChoice.value = text;
  languageChoice.value = language;
  directionChoice.value = direction;
  showAppearance();
  showReading();
}

const besideChoice = document.getElementById('beside-choice');
const textChoice = document.getElementById('text-choice');
const languageChoice = document.getElementById('language-choice');
const directionChoice = document.getElementById('direction-choice');
for (const input of document.querySelectorAll('input[name="appearance"]')) {
  input.addEventListener('change', () => {
    location.hash = addressOf({ ...address(), screen: address().screen || shown, appearance: input.value });
  });
}
const selects = { beside: besideChoice, text: textChoice, language: languageChoice, direction: directionChoice };
for (const [name, choice] of Object.entries(selects)) {
  choice.addEventListener('change', () => {
    location.hash = addressOf({ ...address(), screen: address().screen || shown, [name]: choice.value });
  });
}
prefersDark.addEventListener('change', showAppearance);
takeChoices();

connection.start();
