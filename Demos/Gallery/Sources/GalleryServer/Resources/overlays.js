// Shows what is open above the screen: the buttons beside a swiped row, and a menu.

export class Overlays {
  constructor(stage, connection) {
    Object.assign(this, { stage, connection });
    this.swipe = null;
    this.veil = null;
    this.cell = null;
  }

  get isSwiped() { return this.swipe !== null; }
  get isFull() { return this.swipe?.full ?? false; }

  // How far a row is open when its buttons are seen, in points; 0 if it has none.
  openWidth(cell) {
    if (!this.swipe || this.swipe.key !== cell.key) return 0;
    return this.swipe.actions.reduce((width, action) => width + action.width, 0);
  }

  apply({ swipe, menu }, isTouched) {
    this.showSwipe(swipe ?? null, isTouched);
    this.showMenu(menu ?? null);
  }

  // Lets a row come to rest, open or closed.
  settle(cell) {
    cell.mover.classList.add('settles');
    const width = this.openWidth(cell);
    const sign = this.swipe?.edge === 'leading' ? 1 : -1;
    cell.mover.style.transform = width ? `translateX(${sign * width}px)` : '';
    if (!width) cell.element.querySelector('.actions')?.remove();
  }

  showSwipe(swipe, isTouched) {
    const before = this.swipe && this.stage.node(this.swipe.key);
    const isSame = swipe && this.swipe?.key === swipe.key && this.swipe.edge === swipe.edge;
    this.swipe = swipe;
    if (before && !isSame) this.settle(before);
    if (!swipe || isSame) return;
    const cell = this.stage.node(swipe.key);
    if (!cell) return;
    cell.element.querySelector('.actions')?.remove();
    const actions = document.createElement('div');
    actions.className = `actions ${swipe.edge}`;
    actions.setAttribute('role', 'group');
    actions.setAttribute('aria-label', 'Actions');
    swipe.actions.forEach((action, index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.action = index;
      button.setAttribute('aria-label', action.title);
      button.innerHTML = action.svg;
      actions.append(button);
    });
    cell.element.prepend(actions);
    if (!isTouched) this.settle(cell);
  }

  showMenu(menu) {
    if (!menu) {
      if (!this.veil) return;
      this.veil.remove();
      this.veil = null;
      if (this.cell?.element.isConnected) this.cell.element.focus({ preventScroll: true });
      return;
    }
    const cell = this.stage.node(menu.key);
    if (!cell || this.veil) return;
    this.cell = cell;
    this.veil = document.createElement('div');
    this.veil.className = 'veil';
    const panel = document.createElement('div');
    panel.className = 'menu';
    panel.setAttribute('role', 'menu');
    panel.setAttribute('aria-label', menu.title || cell.layer.label || 'Menu');
    if (menu.title) panel.append(Object.assign(document.createElement('h2'), { textContent: menu.title }));
    this.fill(panel, menu.entries);
    this.veil.append(lifted(cell, this.stage.glass), panel);
    this.veil.addEventListener('click', event => {
      const button = event.target.closest('button');
      if (button?.dataset.path) this.connection.send({ type: 'choose', path: JSON.parse(button.dataset.path) });
      else if (!button) this.connection.send({ type: 'dismiss' });
    });
    this.veil.addEventListener('keydown', event => this.key(event, panel));
    this.stage.glass.append(this.veil);
    put(panel, cell, this.stage.glass);
    panel.querySelector('button:not(:disabled)')?.focus({ preventScroll: true });
  }

  fill(panel, entries) {
    for (const entry of entries) {
      if (entry.entries && entry.inline) {
        if (panel.lastElementChild) panel.append(document.createElement('hr'));
        this.fill(panel, entry.entries);
        continue;
      }
      const button = document.createElement('button');
      button.type = 'button';
      button.setAttribute('role', entry.checked ? 'menuitemcheckbox' : 'menuitem');
      if (entry.checked) button.setAttribute('aria-checked', 'true');
      button.disabled = !!entry.disabled;
      button.classList.toggle('destructive', !!entry.destructive);
      const words = document.createElement('span');
      words.textContent = (entry.checked ? '✓ ' : '') + entry.title;
      if (entry.subtitle) words.append(Object.assign(document.createElement('small'), { textContent: entry.subtitle }));
      button.append(words);
      if (entry.icon) button.insertAdjacentHTML('beforeend', entry.icon);
      if (entry.entries) {
        button.setAttribute('aria-haspopup', 'menu');
        button.append('›');
        button.addEventListener('click', event => {
          event.stopPropagation();
          panel.replaceChildren();
          this.fill(panel, entry.entries);
          panel.querySelector('button')?.focus();
        });
      } else {
        button.dataset.path = JSON.stringify(entry.path);
      }
      panel.append(button);
    }
  }

  key(event, panel) {
    const buttons = [...panel.querySelectorAll('button:not(:disabled)')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const index = buttons.indexOf(document.activeElement);
      buttons[(index + step + buttons.length) % buttons.length]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      this.connection.send({ type: 'dismiss' });
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

function frameIn(glass, element) {
  const outer = glass.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { left: box.left - outer.left, top: box.top - outer.top, width: box.width, height: box.height };
}

function lifted(cell, glass) {
  const { left, top, width, height } = frameIn(glass, cell.element);
  const copy = document.createElement('div');
  copy.className = 'lifted';
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px' });
  copy.innerHTML = cell.picture.innerHTML;
  return copy;
}

function put(panel, cell, glass) {
  const { left, top, height } = frameIn(glass, cell.element);
  const room = glass.clientHeight - 16;
  const below = top + height + 12;
  const y = below + panel.offsetHeight <= room ? below : Math.max(16, Math.min(top - 12, room) - panel.offsetHeight);
  panel.style.left = Math.min(Math.max(16, left), glass.clientWidth - 16 - panel.offsetWidth) + 'px';
  panel.style.top = y + 'px';
}
