// Shows beside the phone what the list was told, and the source of the screen.

import { highlighted } from './highlight.js';

const about = document.getElementById('about');
const told = document.getElementById('told');
const none = document.getElementById('told-none');
const source = document.getElementById('source');
const limit = 30; // updates that are kept

let count = 0;

export function showScreen(screen) {
  about.querySelector('h2').textContent = screen.title;
  about.querySelector('p').textContent = screen.summary;
  source.dataset.screen = screen.name;
  told.replaceChildren();
  none.hidden = false;
  count = 0;
}

export function showTold(updates) {
  for (const update of updates ?? []) {
    count += 1;
    const item = document.createElement('li');
    const title = document.createElement('strong');
    title.textContent = `${count}: ${words(update)}`;
    item.append(title);
    if (update.operations.length) {
      const more = update.count - update.operations.length;
      const lines = more > 0 ? [...update.operations, `and ${more} more`] : update.operations;
      item.append(Object.assign(document.createElement('pre'), { textContent: lines.join('\n') }));
    }
    told.prepend(item);
  }
  while (told.children.length > limit) told.lastElementChild.remove();
  none.hidden = count > 0;
}

function words({ kind, count }) {
  if (kind === 'reload') return 'reloadData';
  const operations = count === 1 ? '1 operation' : `${count} operations`;
  return kind === 'refused' ? `refused, ${operations}` : `batch of ${operations}`;
}

document.getElementById('show-source').addEventListener('click', async () => {
  const files = source.querySelector('select');
  const text = source.querySelector('pre');
  const response = await fetch(`/sources/${encodeURIComponent(source.dataset.screen)}`);
  const sources = response.ok ? await response.json() : [];
  files.hidden = !sources.length;
  files.replaceChildren(...sources.map(({ name }, index) => new Option(name, index)));
  files.onchange = () => { text.replaceChildren(highlighted(sources[files.value].text)); text.scrollTop = 0; };
  if (sources.length) files.onchange();
  else text.textContent = 'The source is not where the gallery was built.';
  source.showModal();
});
