// Turns what a pointer does on the screen into messages.

const slop = 8; // how far a finger may stray during a tap, in points
const longPress = 450; // milliseconds

export function listen(stage, connection, overlays) {
  const { glass } = stage;
  let touch = null;
  let ignoresClick = false;

  glass.addEventListener('pointerdown', event => {
    ignoresClick = false;
    if (event.button !== 0 || event.target.closest('.veil, .actions, input')) return;
    const title = event.target.closest('.index button');
    if (title) return beginIndex(event, title);
    const found = stage.nodeAt(event.target, 'cell');
    const cell = found && stage.nodeAt(event.target) === found ? found : null;
    const isMouse = event.pointerType === 'mouse';
    if (!cell && !isMouse) return;
    touch = { cell, target: event.target, x: event.clientX, y: event.clientY, id: event.pointerId, isMouse };
    if (!cell) return;
    if (handleAt(cell, event)?.kind === 'reorder') return beginDrag(event);
    touch.timer = setTimeout(() => press(cell), longPress);
  });

  glass.addEventListener('pointermove', event => {
    if (!touch || event.pointerId !== touch.id) return;
    const dx = event.clientX - touch.x;
    const dy = event.clientY - touch.y;
    if (touch.follow) return touch.follow(dx, dy, event);
    if (Math.hypot(dx, dy) < slop) return;
    clearTimeout(touch.timer);
    const isRow = touch.cell?.parent?.layer.scroll?.list === 'table';
    if (isRow && Math.abs(dx) > Math.abs(dy)) beginSwipe(event, dx);
    // A finger scrolls by itself.
    else if (touch.isMouse) beginScroll(event, dx, dy);
    else touch = null;
  });

  const end = isCancelled => event => {
    if (!touch || event.pointerId !== touch.id) return;
    clearTimeout(touch.timer);
    const ended = touch;
    touch = null;
    ended.end?.(isCancelled, event);
  };
  glass.addEventListener('pointerup', end(false));
  glass.addEventListener('pointercancel', end(true));

  glass.addEventListener('contextmenu', event => {
    const cell = stage.nodeAt(event.target, 'cell');
    if (!cell || event.target.matches('input')) return;
    event.preventDefault();
    clearTimeout(touch?.timer);
    touch = null;
    connection.send({ type: 'press', key: cell.key });
  });

  // A click is a tap of a finger, of a key or of assistive technology.
  glass.addEventListener('click', event => {
    if (ignoresClick) return;
    if (event.target.closest('.veil, input')) return;
    const action = event.target.closest('.actions button');
    if (action) return connection.send({ type: 'perform', action: Number(action.dataset.action) });
    const title = event.target.closest('.index button');
    if (title) return tapTitle(title);
    const node = stage.nodeAt(event.target);
    if (!node) return;
    if (node.kind === 'button' || node.kind === 'toggle') return connection.send({ type: 'tap', key: node.key });
    const cell = stage.nodeAt(event.target, 'cell');
    if (!cell) return overlays.isSwiped && connection.send({ type: 'closeSwipe' });
    const handle = event.detail ? handleAt(cell, event) : null;
    if (handle?.kind === 'reorder') return;
    cell.element.focus({ preventScroll: true });
    if (handle) connection.send({ type: 'handle', key: cell.key, handle: handle.kind });
    else connection.send({ type: 'tap', key: cell.key });
  });

  glass.addEventListener('input', event => {
    const field = stage.nodeAt(event.target, 'field');
    if (field) connection.send({ type: 'type', key: field.key, text: event.target.value });
  });

  // Scroll events do not bubble.
  glass.addEventListener('scroll', event => {
    const node = event.target.classList?.contains('scroller') ? stage.nodeAt(event.target, 'scroll') : null;
    if (!node?.layer.scroll) return;
    if (touch && !touch.follow) { clearTimeout(touch.timer); touch = null; }
    const offset = stage.newOffset(node);
    if (!offset) return;
    // Until the answer is here, the list is taken to be where the page is.
    node.known = offset;
    connection.send({ type: 'scroll', key: node.key, x: offset[0], y: offset[1] });
  }, { capture: true, passive: true });

  function handleAt(cell, event) {
    const box = cell.element.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    return cell.layer.handles?.find(({ frame: [left, top, width, height] }) =>
      x >= left && x <= left + width && y >= top && y <= top + height);
  }

  function capture(event) {
    ignoresClick = true;
    glass.setPointerCapture(event.pointerId);
  }

  async function press(cell) {
    const pressed = touch;
    ignoresClick = true;
    const frame = await connection.send({ type: 'press', key: cell.key });
    // An item without a menu can be dragged.
    if (!frame?.menu && touch === pressed && cell.parent?.layer.scroll?.list === 'collection') beginDrag({ pointerId: pressed.id });
  }

  // MARK: Scrolling with a mouse

  function beginScroll(event, dx, dy) {
    const isSideways = Math.abs(dx) > Math.abs(dy);
    let scroller = touch.target.closest('.scroller');
    while (scroller && !canScroll(scroller, isSideways)) scroller = scroller.parentElement?.closest('.scroller');
    if (!scroller) return touch = null;
    capture(event);
    let last = [0, 0];
    touch.follow = (dx, dy) => {
      scroller.scrollBy({ left: last[0] - dx, top: last[1] - dy, behavior: 'instant' });
      last = [dx, dy];
    };
    touch.follow(dx, dy);
  }

  function canScroll({ scrollWidth, clientWidth, scrollHeight, clientHeight }, isSideways) {
    return isSideways ? scrollWidth > clientWidth : scrollHeight > clientHeight;
  }

  // MARK: Swipes

  function beginSwipe(event, dx) {
    capture(event);
    const { cell } = touch;
    const edge = dx < 0 ? 'trailing' : 'leading';
    const sign = dx < 0 ? -1 : 1;
    const start = overlays.openWidth(cell) * sign;
    let way = dx;
    cell.mover.classList.remove('settles');
    if (!start) connection.send({ type: 'swipe', key: cell.key, edge });
    touch.follow = dx => {
      way = start + dx;
      const reach = overlays.openWidth(cell) || (way * sign > 0 ? slop : 0);
      // Beyond the buttons the row follows more slowly.
      const beyond = Math.max(0, way * sign - reach);
      const shift = way * sign < 0 ? 0 : (Math.min(way * sign, reach) + beyond * .6) * sign;
      cell.mover.style.transform = `translateX(${shift}px)`;
    };
    touch.follow(dx);
    touch.end = async isCancelled => {
      while (!connection.isIdle) await new Promise(resolve => setTimeout(resolve, 10));
      cell.mover.classList.add('settles');
      const reach = overlays.openWidth(cell);
      const width = cell.layer.frame[2];
      if (reach && !isCancelled && overlays.isFull && way * sign > width * .7) {
        connection.send({ type: 'fullSwipe', key: cell.key, edge });
      } else if (reach && (isCancelled || way * sign < reach / 2)) {
        connection.send({ type: 'closeSwipe' });
      } else {
        overlays.settle(cell);
      }
    };
  }

  // MARK: Dragging a cell to another place

  function beginDrag(event) {
    capture(event);
    const { cell } = touch;
    clearTimeout(touch.timer);
    const { element } = cell;
    const scroller = cell.parent.scroller;
    const [left, top] = cell.layer.frame;
    const startScroll = [scroller.scrollLeft, scroller.scrollTop];
    let last = { x: touch.x, y: touch.y };
    let timer = null;
    const isRow = cell.parent.layer.scroll.list === 'table';
    const start = { x: touch.x, y: touch.y };
    element.classList.remove('moves');
    element.classList.add('lifts');
    const follow = () => {
      const dx = isRow ? 0 : last.x - start.x + scroller.scrollLeft - startScroll[0];
      const dy = last.y - start.y + scroller.scrollTop - startScroll[1];
      element.style.transform = `translate(${left + dx}px, ${top + dy}px)`;
    };
    timer = setInterval(() => {
      const box = scroller.getBoundingClientRect();
      const [insetTop] = cell.parent.layer.scroll.inset;
      if (last.y < box.top + insetTop + 30) scroller.scrollTop -= 8;
      else if (last.y > box.bottom - 40) scroller.scrollTop += 8;
      else return;
      follow();
    }, 16);
    touch.follow = (dx, dy, event) => {
      last = { x: event.clientX, y: event.clientY };
      follow();
    };
    touch.end = (isCancelled, event) => {
      clearInterval(timer);
      element.classList.remove('lifts');
      element.classList.add('moves');
      // The answer puts the element where the list has it.
      delete cell.outer.dataset.frame;
      const box = cell.parent.container.getBoundingClientRect();
      const x = event.clientX - box.left;
      const y = event.clientY - box.top;
      if (isCancelled) connection.send({ type: 'look', full: true });
      else connection.send({ type: 'move', key: cell.key, x, y });
    };
  }

  // MARK: The section index

  function tapTitle(title) {
    const list = stage.nodeAt(title, 'scroll');
    return connection.send({ type: 'index', key: list.key, title: Number(title.dataset.title) });
  }

  function beginIndex(event, title) {
    capture(event);
    touch = { id: event.pointerId, x: event.clientX, y: event.clientY };
    const bar = title.parentElement;
    let last = title;
    tapTitle(title);
    touch.follow = (dx, dy, event) => {
      const box = bar.getBoundingClientRect();
      const below = document.elementsFromPoint(box.left + box.width / 2, event.clientY).find(element => element.dataset?.title);
      if (!below || below === last || below.parentElement !== bar) return;
      last = below;
      tapTitle(below);
    };
  }
}
