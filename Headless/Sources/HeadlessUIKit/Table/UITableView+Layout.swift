import Foundation

extension UITableView {
  /// The index paths of the displayed rows in order.
  var displayedPaths: [IndexPath] { display.cells.keys.sorted() }

  /// Brings what is displayed up to date before a question about it, outside updates and layouts.
  func layOutForAnswer() {
    if batch.depth == 0, !display.isLayingOut { layoutIfNeeded() }
  }

  /// Displays what is in the bounds and nothing else.
  ///
  /// Heights that become known on the way may change what is visible, so that this is repeated until it is stable.
  func layoutRows() {
    guard !display.isLayingOut, batch.depth == 0 else {
      display.missedLayout = true
      return
    }
    if window == nil { warnOfLayoutOutsideWindow() }
    display.isLayingOut = true
    display.missedLayout = false
    defer {
      display.isLayingOut = false
      // An update that was made from within the layout is laid out in the next pass.
      if display.missedLayout { setNeedsLayout() }
    }
    placeTableViews()
    var passes = 0
    repeat {
      passes += 1
      updateContentSize(loadedGeometry())
    } while layoutPass() && passes < Metrics.maximumLayoutPasses
    updateContentSize(loadedGeometry())
    releaseLeavingViews()
    placeDisplayedViews()
    orderSubviews()
    prefetchAfterScrolling()
    prepareNextCells()
    releaseKeptEdges()
  }

  /// Displays what the known heights say is visible; `true` if heights or the offset have changed on the way.
  private func layoutPass() -> Bool {
    let height = loadedGeometry().height
    let visible = bounds
    guard visible.height > 0, visible.width > 0 else { return false }
    let anchor = anchorRow(in: visible)
    let anchorY = anchor.map { frame(ofRow: $0).minY } ?? 0

    removeInvisible(in: visible)
    guard let sections = geometry?.sections(from: visible.minY, to: visible.maxY) else { return false }
    for section in sections { display(section, in: visible) }

    var changed = loadedGeometry().height != height
    if let anchor, loadedSpace().contains(anchor) {
      let shift = frame(ofRow: anchor).minY - anchorY
      // At rest at the top there is nothing above that could push the content down.
      if shift != 0, bounds.minY > -adjustedContentInset.top {
        let movesFirst = HeadlessVariations.current.contains(.offsetsChangeBeforeSizes)
        if movesFirst { contentOffset.y += shift }
        updateContentSize(loadedGeometry())
        if !movesFirst { contentOffset.y += shift }
        changed = true
      }
    }
    return changed
  }

  /// The row that stays where it is on the screen when heights above it become known: the first that was displayed.
  private func anchorRow(in visible: CGRect) -> IndexPath? {
    let displayed = displayedPaths.first { path in
      let frame = frame(ofRow: path)
      return frame.maxY > visible.minY && frame.minY < visible.maxY
    }
    return displayed ?? loadedGeometry().row(at: visible.minY)
  }

  private func display(_ section: Int, in visible: CGRect) {
    guard let start = geometry?.minY(ofSection: section), start < visible.maxY else { return }
    if isEdgeVisible(.header, section: section, in: visible) { resolveEdge(.header, inSection: section) }
    if let rows = geometry?.rows(inSection: section, from: visible.minY, to: visible.maxY), let first = rows.first {
      var path = IndexPath(row: first, section: section)
      var y = frame(ofRow: path).minY
      // Rows that turn out lower than expected make room for more, and higher ones for fewer.
      while y < visible.maxY, loadedSpace().contains(path) {
        displayRow(at: path)
        y += frame(ofRow: path).height
        path.row += 1
      }
    }
    if isEdgeVisible(.footer, section: section, in: visible) { resolveEdge(.footer, inSection: section) }
  }

  private func displayRow(at path: IndexPath) {
    let cell: UITableViewCell
    if let displayed = display.cells[path] {
      cell = displayed
      measureRow(at: path, cell: cell)
      return
    }
    cell = display.prepared.removeValue(forKey: path) ?? askCell(at: path)
    cell.layerID = nil
    display.cells[path] = cell
    cell.place = UITableViewCell.Place(table: self, indexPath: path)
    cell.updateTraits()
    prepare(cell, at: path)
    measureRow(at: path, cell: cell)
    cell.frame = frame(ofRow: path)
    tell("tableView(_:willDisplay:forRowAt:)", "willDisplay", path) {
      $0.tableView(self, willDisplay: cell, forRowAt: path)
    }
    addSubview(cell)
  }

  /// Gives a cell the state that its row has.
  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    let level = ask("tableView(_:indentationLevelForRowAt:)", "indentationLevelForRow", path) {
      $0.tableView(self, indentationLevelForRowAt: path)
    }
    if let level { cell.indentationLevel = level }
    cell.setSelected(selection.paths.contains(path), animated: false)
    cell.showsFocus = focus.focused == path
    prepareForEditing(cell, at: path, animated: false)
  }

  // MARK: Removing

  private func removeInvisible(in visible: CGRect) {
    let next = rowsToPrepare(in: visible)
    for path in displayedPaths {
      let frame = frame(ofRow: path)
      let touches = frame.maxY > visible.minY && frame.minY < visible.maxY
      if !touches { scrollOffRow(at: path, isNext: next.contains(path)) }
    }
    for section in display.headers.keys.sorted()
    where !isEdgeVisible(.header, section: section, in: visible) { scrollOffEdge(.header, section: section) }
    for section in display.footers.keys.sorted()
    where !isEdgeVisible(.footer, section: section, in: visible) { scrollOffEdge(.footer, section: section) }
  }

  /// Takes a row off the screen that was scrolled away.
  ///
  /// Its cell stays the row's cell where cells are prepared for such a row, and in the table as long as it has the first responder.
  private func scrollOffRow(at path: IndexPath, isNext: Bool) {
    guard let cell = display.cells[path], isNext || cell.containsFirstResponder else { return hideRow(at: path) }
    display.cells[path] = nil
    if !cell.containsFirstResponder { removeFromScreen(cell) }
    display.prepared[path] = cell
    tellEndOfDisplay(of: cell, at: path)
  }

  /// Takes a row off the screen.
  func hideRow(at path: IndexPath) {
    guard let cell = display.cells.removeValue(forKey: path) else { return }
    removeFromScreen(cell)
    tellEndOfDisplay(of: cell, at: path)
    recycle(cell)
  }

  func removeFromScreen(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.showsFocus = false
    cell.place = UITableViewCell.Place()
    cell.headlessPresentedMenu = nil
    cell.headlessRevealedSwipeActions = []
  }

  func tellEndOfDisplay(of cell: UITableViewCell, at path: IndexPath) {
    tell("tableView(_:didEndDisplaying:forRowAt:)", "didEndDisplaying", path) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  /// Takes everything off the screen, as a reload does; the delegate gets the index paths of before.
  func dropDisplayedViews() {
    releaseLeavingViews()
    for path in displayedPaths { hideRow(at: path) }
    for path in display.prepared.keys.sorted() { dropPrepared(at: path) }
    for section in display.headers.keys.sorted() { hideEdge(.header, section: section) }
    for section in display.footers.keys.sorted() { hideEdge(.footer, section: section) }
    for edge in display.keptEdges.keys { releaseKeptEdge(edge) }
  }

  // MARK: Placing

  /// Where a header or a footer is now: in a plain table it floats inside its section.
  func placedFrame(_ kind: EdgeKind, section: Int, _ geometry: TableGeometry) -> CGRect {
    var frame = kind == .header ? geometry.frame(ofHeader: section) : geometry.frame(ofFooter: section)
    guard style == .plain, frame.height > 0 else { return frame }
    let whole = geometry.frame(ofSection: section)
    switch kind {
    case .header:
      let lowest = whole.maxY - geometry.sections[section].footer.length - frame.height
      frame.origin.y = max(frame.minY, min(bounds.minY + adjustedContentInset.top, lowest))
    case .footer:
      let highest = whole.minY + geometry.sections[section].header.length
      frame.origin.y = min(
        frame.minY,
        max(bounds.maxY - adjustedContentInset.bottom - frame.height, highest)
      )
    }
    return frame
  }

  private func isEdgeVisible(_ kind: EdgeKind, section: Int, in visible: CGRect) -> Bool {
    guard let geometry else { return false }
    let frame = placedFrame(kind, section: section, geometry)
    let edge = kind == .header ? geometry.sections[section].header : geometry.sections[section].footer
    // A height of 0 that is not final may be the place of a view that is not known yet.
    if frame.height == 0, !edge.isFinal { return frame.minY >= visible.minY && frame.minY < visible.maxY }
    return frame.height > 0 && frame.maxY > visible.minY && frame.minY < visible.maxY
  }

  func placeDisplayedViews() {
    guard let geometry else { return }
    for (path, cell) in display.cells {
      cell.frame = geometry.frame(ofRow: path)
      let count = geometry.sections[path.section].rows.count
      cell.place.sectionPosition = UITableViewCell.HeadlessSectionPosition(row: path.row, count: count)
    }
    for (section, view) in display.headers { view.frame = placedFrame(.header, section: section, geometry) }
    for (section, view) in display.footers { view.frame = placedFrame(.footer, section: section, geometry) }
    for (path, cell) in display.prepared where cell.superview === self { cell.frame = geometry.frame(ofRow: path) }
    for (edge, view) in display.keptEdges { view.frame = placedFrame(edge.kind, section: edge.section, geometry) }
    tableFooterView?.frame.origin.y = geometry.height - geometry.bottom
  }

  /// Gives the table's own header, footer and background their places.
  private func placeTableViews() {
    backgroundView?.frame = bounds
    for view in [tableHeaderView, tableFooterView] {
      guard let view, view.frame.width != bounds.width || view.frame.minX != 0 else { continue }
      view.frame = CGRect(x: 0, y: view.frame.minY, width: bounds.width, height: view.frame.height)
    }
    tableHeaderView?.frame.origin.y = 0
    geometry?.top = tableHeaderView?.bounds.height ?? 0
    geometry?.bottom = tableFooterView?.bounds.height ?? 0
  }

  /// Puts a header or a footer of the table in its place; the same one again has its height looked at again.
  func replaceTableView(_ old: UIView?, with new: UIView?) {
    guard old !== new else {
      setNeedsLayout()
      return
    }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Puts the subviews in the order in which they are drawn: background, rows, headers and footers, others.
  private func orderSubviews() {
    var ordered: [UIView] = []
    if let backgroundView { ordered.append(backgroundView) }
    ordered += displayedPaths.compactMap { display.cells[$0] }
    for section in Set(display.headers.keys).union(display.footers.keys).sorted() {
      if let header = display.headers[section] { ordered.append(header) }
      if let footer = display.footers[section] { ordered.append(footer) }
    }
    let managed = Set(ordered.map(ObjectIdentifier.init))
    ordered += storedSubviews.filter { !managed.contains(ObjectIdentifier($0)) }
    ordered = ordered.filter { $0.superview === self }
    if !ordered.elementsEqual(storedSubviews, by: ===) { storedSubviews = ordered }
  }
}
