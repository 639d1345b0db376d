import Foundation

extension UITableView {
  // MARK: Blocks

  func beginBatch(completion: ((Bool) -> Void)?, isExplicit: Bool = true) {
    if batch.depth == 0 {
      batch = BatchState()
      batch.before = loadedCounts
      batch.isExplicit = isExplicit
    }
    batch.depth += 1
    if let completion { batch.completions.append(completion) }
  }

  func endBatch() {
    guard batch.depth > 0 else { return }
    if batch.depth == 1 { commitBatch() }
    if batch.depth > 0 { batch.depth -= 1 }
  }

  /// Records operations; outside a block they are a block of their own.
  func record(_ change: (inout ListUpdates) -> Void) {
    if refusesUpdate(of: dataSource) { return }
    if batch.depth > 0 {
      change(&batch.updates)
      return
    }
    beginBatch(completion: nil, isExplicit: false)
    change(&batch.updates)
    endBatch()
  }

  // MARK: The end of the outermost block

  private func commitBatch() {
    let finished = batch
    batch = BatchState()
    defer { complete(finished.completions) }
    if finished.reloadsData {
      reload()
      return
    }
    let after = readCounts()
    let validator = ListUpdateValidator(kind: .table, isStrict: headlessStrictUpdates)
    let failure = validator.validate(
      finished.updates,
      before: finished.before,
      after: after,
      isExplicitBatch: finished.isExplicit,
      viewDescription: headlessDescription
    )
    let refusal = failure ?? responderFailure(ListUpdateMapping(finished.updates))
    headlessEvents.record(
      HeadlessListUpdate(finished.updates, before: finished.before, after: after, isRefused: refusal != nil)
    )
    if let refusal {
      refusal.raise()
      adopt(after)
      return
    }
    apply(finished.updates, after: after)
    if bounds.width > 0, bounds.height > 0 { layoutIfNeeded() }
  }

  /// Lets everything that the table knows about its rows follow a valid update.
  func apply(_ updates: ListUpdates, after: [Int]) {
    let mapping = ListUpdateMapping(updates)
    space = OrderedIndexSpace(counts: after)
    moveGeometry(mapping, after: after)
    display.indexTitles = nil
    moveDisplayedRows(mapping)
    movePreparedRows(mapping)
    moveDisplayedEdges(mapping)
    loseCellsOfEdges()
    selection.paths = mapping.selection(after: selection.paths)
    followSwipe(mapping)
    followFocus(mapping)
    if let menu = editing.menu {
      editing.menu = mapping.indexPath(after: menu.row).map { ($0, menu.configuration, menu.menu) }
    }
    prefetching.tracker.follow(mapping)
    dragState.follow(mapping, counts: after)
    for path in Set(updates.reconfiguredItems).sorted() {
      if let path = mapping.indexPath(after: path) { reconfigure(path) }
    }
    updateContentSize(loadedGeometry())
    setNeedsLayout()
  }

  /// Moves what is known about heights to where the rows are now. All of it may be asked for again.
  private func moveGeometry(_ mapping: ListUpdateMapping, after: [Int]) {
    guard let old = geometry else { return }
    geometry = nil
    /// The sections before the update whose rows have taken their heights along; those that moved elsewhere have not.
    var followed: Set<Int> = []
    var sections = after.indices.map { section in
      guard let before = mapping.section(before: section) else {
        return TableGeometry.Section(
          header: makeEdge(.header, inSection: section),
          rows: makeRows(inSection: section, count: after[section]),
          footer: makeEdge(.footer, inSection: section)
        )
      }
      let previous = old.sections[before]
      var rows =
        delegate == nil
        ? RowHeights(count: after[section], standard: standardRowHeight)
        : makeRows(inSection: section, count: after[section])
      if !rows.areKnown, rows.follow(mapping, previous.rows, from: before, to: section) { followed.insert(before) }
      var moved = TableGeometry.Section(header: previous.header, rows: rows, footer: previous.footer)
      moved.header.isFinal = false
      moved.footer.isFinal = false
      return moved
    }
    func take(_ height: CGFloat, from path: IndexPath) {
      guard let path = mapping.indexPath(after: path), !sections[path.section].rows.isFinal(path.row) else { return }
      sections[path.section].rows.set(height, isFinal: false, at: path.row)
    }
    for (section, previous) in old.sections.enumerated() where !followed.contains(section) {
      previous.rows.forEachKnown { row, height in take(height, from: IndexPath(row: row, section: section)) }
    }
    for path in mapping.movedItems where followed.contains(path.section) {
      let rows = old.sections[path.section].rows
      if rows.isKnown(path.row) { take(rows.height(of: path.row), from: path) }
    }
    geometry = framed(TableGeometry(sections))
  }

  /// Moves the displayed cells with their rows; those of deleted and reloaded rows leave.
  private func moveDisplayedRows(_ mapping: ListUpdateMapping) {
    let displayed = display.cells
    display.cells = [:]
    for path in displayed.keys.sorted() {
      guard let cell = displayed[path] else { continue }
      if let newPath = mapping.indexPath(after: path) {
        display.cells[newPath] = cell
        cell.place.indexPath = newPath
      } else {
        removeFromScreen(cell)
        display.leaving.append(.row(cell, path))
      }
    }
  }

  /// Moves the displayed headers and footers with their sections.
  private func moveDisplayedEdges(_ mapping: ListUpdateMapping) {
    for section in display.headers.keys.sorted() where mapping.section(after: section) == nil {
      if let view = removeEdge(.header, section: section) {
        display.leaving.append(.edge(view, .header, section: section))
      }
    }
    for section in display.footers.keys.sorted() where mapping.section(after: section) == nil {
      if let view = removeEdge(.footer, section: section) {
        display.leaving.append(.edge(view, .footer, section: section))
      }
    }
    let headers = display.headers
    let footers = display.footers
    let kept = display.keptEdges
    display.headers = [:]
    display.footers = [:]
    for edge in kept.keys where mapping.section(after: edge.section) == nil { releaseKeptEdge(edge) }
    display.keptEdges = [:]
    for (edge, view) in kept {
      if let moved = mapping.section(after: edge.section) {
        display.keptEdges[Edge(kind: edge.kind, section: moved)] = view
      }
    }
    for (section, view) in headers { if let moved = mapping.section(after: section) { display.headers[moved] = view } }
    for (section, view) in footers { if let moved = mapping.section(after: section) { display.footers[moved] = view } }
  }

  /// Takes the cells away that serve as headers and footers: a table takes them for cells that its rows do not use any more.
  private func loseCellsOfEdges() {
    for view in Array(display.headers.values) + Array(display.footers.values)
    where view is UITableViewCell && view.superview === self {
      view.removeFromSuperview()
      warn("no index path for table cell being reused")
    }
  }

  // MARK: Reconfiguring

  /// Asks for the content of a displayed cell again; rows that are not displayed are left alone.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = display.cells[path] ?? display.prepared[path] else { return }
    let answer = askCell(at: path, existing: cell)
    guard answer !== cell else { return }
    HeadlessFailure(
      .reconfigureReturnedAnotherCell,
      reason: "the data source returned another cell than the existing one for the reconfigured row at index path "
        + path.objectText,
      indexes: [Array(path)]
    ).raise()
  }
}
