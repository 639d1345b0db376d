// Lets keys do what fingers do.

export function listenToKeys(stage, connection, overlays) {
  stage.glass.addEventListener('keydown', event => {
    if (event.target.matches('input')) return typed(event);
    if (event.target.closest('.veil')) return;
    if (event.key === 'Escape' && overlays.isSwiped) {
      event.preventDefault();
      return connection.send({ type: 'closeSwipe' });
    }
    const cell = stage.nodeAt(event.target, 'cell');
    if (!cell || event.target !== cell.element) return;
    if (act(event, cell)) event.preventDefault();
  });

  function typed(event) {
    const field = stage.nodeAt(event.target, 'field');
    if (field && event.key === 'Enter') connection.send({ type: 'enter', key: field.key });
  }

  function act(event, cell) {
    const isTable = cell.parent.layer.scroll.list === 'table';
    switch (event.key) {
      case 'Enter':
      case ' ':
        connection.send({ type: 'tap', key: cell.key });
        return true;
      case 'Delete':
      case 'Backspace':
        if (isTable) uncover(cell);
        return isTable;
      case 'ArrowDown':
      case 'ArrowUp': {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        if (event.altKey) return carry(cell, step);
        go(cell, isTable ? step : step * columns(cell));
        return true;
      }
      case 'ArrowLeft':
      case 'ArrowRight':
        if (isTable) return false;
        go(cell, event.key === 'ArrowRight' ? 1 : -1);
        return true;
      case 'Home':
      case 'End':
        jump(cell, event.key === 'End');
        return true;
    }
    return false;
  }

  async function uncover(cell) {
    const frame = await connection.send({ type: 'swipe', key: cell.key, edge: 'trailing' });
    if (frame?.swipe) cell.element.querySelector('.actions button')?.focus({ preventScroll: true });
  }

  // Moves a row by one place where rows can be reordered.
  function carry(cell, step) {
    if (!cell.layer.handles?.some(handle => handle.kind === 'reorder')) return false;
    const next = stage.cellsOf(cell.parent).find(other => other.layer.ordinal === cell.layer.ordinal + step);
    if (!next) return false;
    const [x, y, width, height] = next.layer.frame;
    connection.send({ type: 'move', key: cell.key, x: x + width / 2, y: y + height / 2 });
    return true;
  }

  function columns(cell) {
    const y = cell.layer.frame[1];
    return stage.cellsOf(cell.parent).filter(other => other.layer.frame[1] === y).length;
  }

  async function go(cell, step) {
    const scroll = cell.parent;
    const wanted = Math.max(0, Math.min(scroll.layer.scroll.count - 1, cell.layer.ordinal + step));
    const find = () => stage.cellsOf(scroll).find(other => other.layer.ordinal === wanted);
    // A row that is not displayed is one row's height away, or a header's beyond.
    for (let tries = 0; tries < 4 && !find(); tries++) {
      scroll.scroller.scrollBy({ top: Math.sign(step) * cell.layer.frame[3], behavior: 'instant' });
      await settled();
    }
    const next = find();
    if (!next) return;
    show(next);
    next.element.focus({ preventScroll: true });
    stage.rove(scroll);
  }

  async function jump(cell, toEnd) {
    const { scroller, key } = cell.parent;
    // Rows that come near may be higher than they were taken to be.
    for (let tries = 0; tries < 3; tries++) {
      const { size, inset: [top, , bottom], offset } = cell.parent.layer.scroll;
      const y = toEnd ? Math.max(-top, size[1] + bottom - scroller.clientHeight) : -top;
      await connection.send({ type: 'scroll', key, x: offset[0], y });
      await settled();
    }
    stage.cellsOf(cell.parent).at(toEnd ? -1 : 0)?.element.focus({ preventScroll: true });
    stage.rove(cell.parent);
  }

  // Scrolls as little as is needed to show all of a cell between the bars.
  function show(cell) {
    const { scroller, layer } = cell.parent;
    const [top, , bottom] = layer.scroll.inset;
    const [, y, , height] = cell.layer.frame;
    const start = y + top - cell.parent.start - scroller.scrollTop;
    const header = 44;
    if (start < top + header) scroller.scrollTop += start - top - header;
    else if (start + height > scroller.clientHeight - bottom) scroller.scrollTop += start + height - scroller.clientHeight + bottom;
  }

  async function settled() {
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0)));
    while (!connection.isIdle) await new Promise(resolve => setTimeout(resolve, 5));
  }
}
