// Shows the screen a second time beside the phone, in the other appearance or on an iPad: a page of its own, with its own lists.

import { addressOf } from './address.js';

const bare = new URLSearchParams(location.search).has('bare');
const main = document.querySelector('main');
const pad = { width: 820, height: 1180 }; // points

let device = null;
let kind = 'none';

document.documentElement.classList.toggle('bare', bare);

export function showBeside({ beside, text, language, direction }, screen, isDark) {
  if (bare || !screen) return;
  if (kind !== beside) {
    device?.remove();
    device = beside === 'none' ? null : made(beside);
    kind = beside;
    document.documentElement.dataset.beside = beside;
    fit();
  }
  if (!device) return;
  const isOther = beside === 'other';
  const link = `/?bare${addressOf({ screen, text, language, direction, appearance: isDark !== isOther ? 'dark' : 'light' })}`;
  const frame = device.querySelector('iframe');
  // A frame whose address is replaced leaves no entry for the button that goes back.
  if (!frame.src) frame.src = link;
  else if (device.dataset.link !== link) frame.contentWindow.location.replace(link);
  device.dataset.link = link;
}

function made(beside) {
  const element = document.createElement('div');
  element.className = beside === 'pad' ? 'phone pad' : 'phone beside';
  const frame = document.createElement('iframe');
  frame.title = beside === 'pad' ? 'The screen on an iPad' : 'The screen in the other appearance';
  const glass = document.createElement('div');
  glass.className = 'frame';
  glass.append(frame);
  element.append(glass);
  main.append(element);
  return element;
}

// An iPad is shown smaller, so that all of it is in the window.
function fit() {
  const others = 790; // pixels, of the list of screens, the phone and what is between
  const room = { width: innerWidth - others, height: innerHeight - 64 };
  const scale = Math.min(.8, Math.max(.3, Math.min(room.height / pad.height, room.width / pad.width)));
  main.style.setProperty('--scale', scale);
}
addEventListener('resize', fit);
