// Keeps one element for each layer of the screen, by the layer's key.

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const fade = 300;
// Browsers clamp what is longer than some ten million pixels; of a longer list the page holds a part around what is shown.
const longest = 16_000_000;

export class Stage {
  constructor(glass) {
    this.glass = glass;
    this.nodes = new Map();
  }

  node(key) { return this.nodes.get(Number(key)); }

  // The node that an event or a focused element is in.
  nodeAt(target, kind) {
    for (let element = target; element && element !== this.glass; element = element.parentElement) {
      const node = element.dataset?.key && this.node(element.dataset.key);
      if (node && (!kind || node.kind === kind)) return node;
    }
    return null;
  }

  cellsOf(scroll) {
    return [...this.nodes.values()].filter(node => node.kind === 'cell' && node.parent === scroll)
      .sort((a, b) => (a.layer.ordinal ?? 0) - (b.layer.ordinal ?? 0));
  }

  apply(root, animated) {
    this.animated = animated && !calm.matches;
    this.seen = new Set();
    const focused = this.nodeAt(document.activeElement, 'cell');
    this.update(root, null, this.glass, 0);
    for (const [key, node] of this.nodes) if (!this.seen.has(key)) this.remove(node);
    if (focused && !this.seen.has(focused.key)) this.refocus(focused);
    for (const node of this.nodes.values()) if (node.kind === 'scroll') this.rove(node);
    clearTimeout(this.tidying);
    this.tidying = setTimeout(() => this.tidy(), fade + 100);
  }

  update(layer, parent, container, order) {
    this.seen.add(layer.key);
    let node = this.nodes.get(layer.key);
    const isNew = !node;
    if (isNew) {
      node = make(layer, parent);
      this.nodes.set(layer.key, node);
      container.append(node.shell);
    }
    node.layer = layer;
    node.parent = parent;
    if (layer.scroll) node.start = startOfPart(node.start ?? 0, layer.scroll);
    place(node, layer, isNew ? false : this.animated);
    node.outer.style.zIndex = order;
    if (layer.svg !== undefined) node.picture.innerHTML = layer.svg;
    describe(node, layer);
    if (isNew && this.animated) node.outer.animate([{ opacity: 0 }, { opacity: 1 }], fade);
    (layer.parts ?? []).forEach((part, index) => this.update(part, node, node.container, index + 1));
    if (layer.scroll) this.scroll(node, layer.scroll, isNew);
  }

  remove(node) {
    this.nodes.delete(node.key);
    if (!this.animated || !this.nodes.has(node.parent?.key)) return node.shell.remove();
    node.outer.inert = true;
    node.outer.classList.add('leaves');
    node.outer.style.zIndex = 0;
    node.outer.animate([{ opacity: 1 }, { opacity: 0 }], { duration: fade, fill: 'forwards' }).onfinish =
      () => node.shell.remove();
  }

  scroll(node, scroll, isNew) {
    const [top, left, , right] = scroll.inset;
    const { width, height } = node.content.style;
    const size = [scroll.size[0] + left + right + 'px', Math.min(fullHeight(scroll), longest) + 'px'];
    if (width !== size[0]) node.content.style.width = size[0];
    if (height !== size[1]) node.content.style.height = size[1];
    Object.assign(node.container.style, { top: top + 'px', left: left + 'px' });
    const [x, y] = scroll.offset;
    const isFirst = isNew || !node.known;
    // How far the list has moved by itself, or has refused a drag, since the last offset that it answers. The page may be ahead of that.
    const moved = isFirst ? [0, 0] : [x - node.answered[0], y - node.answered[1]];
    const [toX, toY] = isFirst ? [x, y] : [node.known[0] + moved[0], node.known[1] + moved[1]];
    if (isFirst || node.knownStart !== node.start) {
      node.scroller.scrollTo({ left: toX + left, top: toY + top - node.start, behavior: 'instant' });
    } else if (Math.abs(moved[0]) > .5 || Math.abs(moved[1]) > .5) {
      node.scroller.scrollBy({ left: moved[0], top: moved[1], behavior: 'instant' });
    }
    node.known = [toX, toY];
    node.answered = [x, y];
    node.knownStart = node.start;
    showIndex(node, scroll);
  }

  // Notes to which offset the next frame is the answer.
  noteAnswer({ type, key, x, y }) {
    const node = type === 'scroll' ? this.nodes.get(key) : null;
    if (node?.answered) node.answered = [x, y];
  }

  // The offset that the page shows, in the list's coordinates; null if the list knows it.
  newOffset(node) {
    const [top, left] = node.layer.scroll.inset;
    const offset = [node.scroller.scrollLeft - left, node.scroller.scrollTop - top + node.start];
    const isKnown = node.known && Math.hypot(offset[0] - node.known[0], offset[1] - node.known[1]) < 1;
    return isKnown ? null : offset;
  }

  // One row of a list can be reached with the tab key; arrows go on from there.
  rove(scroll) {
    const cells = this.cellsOf(scroll);
    if (!cells.length) return;
    const current = cells.find(cell => cell.element === document.activeElement)
      ?? cells.find(cell => cell.element.tabIndex === 0) ?? cells[0];
    for (const cell of cells) {
      const index = cell === current ? 0 : -1;
      if (cell.element.tabIndex !== index) cell.element.tabIndex = index;
    }
  }

  refocus(gone) {
    const cells = this.nodes.has(gone.parent?.key) ? this.cellsOf(this.node(gone.parent.key)) : [];
    const ordinal = gone.layer.ordinal ?? 0;
    const near = cells.toSorted((a, b) =>
      Math.abs((a.layer.ordinal ?? 0) - ordinal) - Math.abs((b.layer.ordinal ?? 0) - ordinal))[0];
    near?.element.focus({ preventScroll: true });
  }

  // Puts the elements into the order of the list, for those who listen to it, once nothing moves any more.
  tidy() {
    for (const scroll of this.nodes.values()) {
      if (scroll.kind !== 'scroll') continue;
      const wanted = [...this.nodes.values()].filter(node => node.parent === scroll && !node.outer.inert)
        .sort((a, b) => a.layer.frame[1] - b.layer.frame[1] || a.layer.frame[0] - b.layer.frame[0]);
      let next = null;
      for (const { shell } of wanted.toReversed()) {
        if (shell.nextElementSibling !== next && !shell.contains(document.activeElement)) {
          if (scroll.container.moveBefore) scroll.container.moveBefore(shell, next);
          else scroll.container.insertBefore(shell, next);
        }
        next = shell;
      }
    }
  }
}

function element(name, className) {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

function make(layer, parent) {
  const tag = layer.kind === 'button' || layer.kind === 'toggle' ? 'button' : 'div';
  const made = element(tag, `layer ${layer.kind}`);
  made.dataset.key = layer.key;
  const picture = element('div', 'picture');
  const node = { key: layer.key, kind: layer.kind, element: made, outer: made, picture, container: made, parent };
  switch (layer.kind) {
    case 'cell':
      made.tabIndex = -1;
      node.mover = element('div', 'mover');
      node.reader = element('div', 'reader');
      node.container = element('div', 'parts');
      node.mover.append(picture, node.reader, node.container);
      made.append(node.mover);
      break;
    case 'scroll':
      node.scroller = element('div', 'scroller');
      node.content = element('div', 'content');
      node.container = element('div', 'origin');
      node.scroller.tabIndex = -1;
      node.content.append(node.container);
      node.scroller.append(node.content);
      made.append(picture, node.scroller);
      break;
    case 'supplement':
      node.reader = element('div', 'reader');
      node.outer = element('div', 'layer supplement');
      made.classList.remove('supplement');
      node.container = element('div', 'parts');
      made.append(picture, node.reader, node.container);
      node.outer.append(made);
      break;
    case 'field':
      node.input = element('input', '');
      node.input.autocomplete = 'off';
      node.input.maxLength = 256; // The session takes no longer text.
      node.input.spellcheck = false;
      made.append(node.input);
      break;
    default:
      if (tag === 'button') made.type = 'button';
      made.append(picture);
  }
  node.shell = parent?.layer.scroll?.list && !['cell', 'supplement', 'scroll'].includes(layer.kind) ? asRow(node.outer) : node.outer;
  return node;
}

// In a grid there are rows with cells only, for those who listen: what is neither of them stands in one.
function asRow(outer) {
  const [row, cell] = [element('div', 'shell'), element('div', 'shell')];
  row.setAttribute('role', 'row');
  cell.setAttribute('role', 'gridcell');
  cell.append(outer);
  row.append(cell);
  return row;
}

function fullHeight({ size, inset }) { return size[1] + inset[0] + inset[2]; }

// Where the part of a list begins that the page holds: as before, unless its edge comes near.
function startOfPart(start, scroll) {
  const end = Math.max(0, fullHeight(scroll) - longest);
  const place = scroll.offset[1] - start;
  const isInside = place > longest / 4 || start === 0;
  if (start <= end && isInside && (place < longest * 3 / 4 || start === end)) return start;
  return Math.max(0, Math.min(end, Math.round(scroll.offset[1] - longest / 2)));
}

function place(node, layer, animated) {
  const start = node.parent?.start ?? 0;
  const inPart = ([x, y, width, height]) => [x, y - start, width, height];
  const frame = inPart(layer.frame);
  const [x, y, width, height] = snapped(frame);
  const before = node.outer.dataset.frame;
  const box = layer.floating ? inPart(layer.floating) : frame;
  const scroll = node.parent?.layer.scroll;
  const inset = scroll?.covered ?? scroll?.inset[0] ?? 0;
  const after = [...frame, ...box, layer.floating ? inset : 0].join(' ');
  if (before === after) return;
  node.outer.dataset.frame = after;
  node.outer.classList.toggle('moves', animated && node.placedFrom === start);
  node.placedFrom = start;
  const size = { width: width + 'px', height: height + 'px' };
  if (node.outer === node.element) {
    Object.assign(node.element.style, size, { transform: `translate(${x}px, ${y}px)` });
    return;
  }
  // What sticks to an edge while it is scrolled has to be placed without a transform.
  Object.assign(node.outer.style, { left: box[0] + 'px', top: box[1] + 'px', width: box[2] + 'px', height: box[3] + 'px' });
  Object.assign(node.element.style, size, { position: layer.floating ? 'sticky' : 'static', top: inset + 'px' });
}

// The rectangle with its edges on whole pixels, so that no seam shows between rows.
function snapped([x, y, width, height]) {
  const snap = length => Math.round(length * devicePixelRatio) / devicePixelRatio;
  return [snap(x), snap(y), snap(x + width) - snap(x), snap(y + height) - snap(y)];
}

// Says what the layer is to those who do not see it.
function describe(node, layer) {
  const { element, kind } = node;
  const label = layer.label ?? '';
  switch (kind) {
    case 'cell':
      setAttributes(element, {
        role: 'row', 'aria-selected': String(!!layer.selected), 'aria-disabled': layer.disabled ? 'true' : null,
        'aria-rowindex': layer.ordinal === undefined ? null : layer.ordinal + 1, 'data-place': layer.place?.join('.') ?? null,
        'aria-label': label,
      });
      setAttributes(node.container, { role: layer.parts?.length ? 'gridcell' : null });
      readAs(node, layer.role ?? 'gridcell', label, layer);
      break;
    case 'supplement':
      setAttributes(node.outer, { role: 'row' });
      setAttributes(node.container, { role: layer.parts?.length ? 'gridcell' : null });
      readAs(node, layer.role ?? 'rowheader', label, layer);
      break;
    case 'scroll':
      if (node.parent?.layer.scroll?.list) node.scroller.setAttribute('role', 'rowgroup');
      setAttributes(node.container, {
        role: layer.scroll.list ? 'grid' : null, 'aria-rowcount': layer.scroll.count ?? null,
        'aria-label': layer.scroll.list ? label || 'List' : null,
      });
      element.classList.toggle('collection', layer.scroll.list === 'collection');
      break;
    case 'button':
      element.disabled = !!layer.disabled;
      setAttributes(element, {
        'aria-label': label, 'aria-pressed': layer.selected ? 'true' : null, 'aria-description': layer.hint ?? null,
      });
      break;
    case 'toggle':
      element.disabled = !!layer.disabled;
      setAttributes(element, { role: 'switch', 'aria-checked': String(!!layer.selected), 'aria-label': label });
      break;
    case 'segments':
      setAttributes(element, { role: 'group', 'aria-label': label || null });
      break;
    case 'field': describeField(node, layer); break;
  }
}

// Only what has a range may have a value of its own; others say it after their name, as VoiceOver does.
const ranges = ['slider', 'progressbar', 'spinbutton'];

function readAs(node, role, name, layer) {
  const isRange = ranges.includes(role);
  const label = isRange || !layer.value ? name : [name, layer.value].filter(Boolean).join(', ');
  setAttributes(node.reader, {
    role, 'aria-label': label, 'aria-description': layer.hint ?? null, 'aria-valuetext': isRange ? layer.value ?? null : null,
    'aria-level': role === 'heading' ? 2 : null,
  });
}

function describeField({ input }, { field, label, disabled, role }) {
  input.type = field.secure ? 'password' : role === 'searchbox' || /search/i.test(field.placeholder) ? 'search' : 'text';
  input.placeholder = field.placeholder;
  input.style.fontSize = field.size + 'px';
  input.disabled = !!disabled;
  setAttributes(input, { 'aria-label': label || field.placeholder });
  // What is being typed is newer than what the frame knows.
  if (document.activeElement !== input && input.value !== field.text) input.value = field.text;
}

function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
}

function showIndex(node, { index = [], inset }) {
  const titles = index.join('\n');
  if (node.indexTitles === titles) return;
  node.indexTitles = titles;
  node.index?.remove();
  node.index = null;
  if (!index.length) return;
  node.index = element('div', 'index');
  setAttributes(node.index, { role: 'group', 'aria-label': 'Section index' });
  Object.assign(node.index.style, { top: inset[0] + 'px', bottom: inset[2] + 'px' });
  const room = node.layer.frame[3] - inset[0] - inset[2];
  const step = Math.ceil(index.length * 14 / room);
  node.index.classList.toggle('dense', step > 1);
  index.forEach((title, position) => {
    const button = element('button', position % step === 0 ? 'shown' : '');
    button.type = 'button';
    button.tabIndex = -1;
    button.dataset.title = position;
    button.textContent = title;
    node.index.append(button);
  });
  node.element.append(node.index);
}
