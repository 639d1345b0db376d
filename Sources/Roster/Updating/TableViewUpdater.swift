import Foundation

/// Has a table follow the changes of its content.
@MainActor final class TableViewUpdater: ContentFollower {
  private weak var tableView: UITableView?
  private weak var delegate: TableViewDelegate?
  private var run: Run?
  /// What waits for the end of a batch that someone else has begun.
  private var guest: GuestChanges?

  /// What is known during an update.
  private struct Run {
    let update: ContentUpdate
    let start = ContinuousClock.now
    var report = ListUpdateReport()
    var selection: TrackedPaths
    var anchor: ScrollAnchor?
    var changesSections = false
    var isOffWindow: Bool
  }

  init(_ delegate: TableViewDelegate, of tableView: UITableView) {
    self.tableView = tableView
    self.delegate = delegate
    delegate.dataSource.content.changes.follow(self)
  }

  private var updates: TableViewUpdates { delegate?.dataSource.updates ?? TableViewUpdates() }

  // MARK: An update

  func willUpdate(_ update: ContentUpdate) {
    guard let tableView, isShowing(tableView) else { return }
    // A table that has not been asked yet reads its counts here, before they change.
    _ = tableView.numberOfSections
    run = Run(
      update: update,
      selection: TrackedPaths(tableView.indexPathsForSelectedRows ?? []),
      anchor: updates.keepsVisibleRowsInPlace ? ScrollAnchor(tableView) : nil,
      isOffWindow: isOffWindow(tableView)
    )
    run?.report.diffing = update.diffing
    if let mapping = tableView.compositeMapping, mapping.isBatching { join(mapping, tableView, update) }
  }

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    guard let tableView, let run else { return commit() }
    if delegate?.dataSource.reorderingTableView === tableView { return follow(tableView, step, commit) }
    if guest != nil { return note(step, commit) }
    switch step {
    case .reload:
      reload(tableView, .reloadUnknown, commit)
    case .stage(let stage):
      self.run?.report.stages.append(stage)
      self.run?.selection.follow(stage)
      self.run?.anchor?.paths.follow(stage)
      if stage.changesSectionIndex { self.run?.changesSections = true }
      if run.isOffWindow {
        reload(tableView, .reloadOffWindow, commit)
      } else if stage.count > updates.maximumNumberOfChanges {
        reload(tableView, .reloadOverLimit, commit)
      } else if stage.hasStructure {
        batch(tableView, commit) { self.change(tableView, stage) }
      } else {
        batch(tableView, commit) { self.refresh(tableView, stage) }
      }
    }
  }

  func didUpdate() {
    guard let run else { return }
    self.run = nil
    guard let tableView else { return }
    if run.changesSections { tableView.reloadSectionIndexTitles() }
    if guest == nil { restoreSelection(run.selection) }
    if guest == nil, !run.isOffWindow { run.anchor?.restore(tableView) }
    var report = run.report
    report.applying = ContinuousClock.now - run.start
    updates.observer?(report)
  }

  /// Whether the table shows this content, so that it has to be told of changes.
  private func isShowing(_ tableView: UITableView) -> Bool {
    if let proxy = tableView as? TableViewProxy { return proxy.part?.binding?.isShowing ?? false }
    return tableView.dataSource === delegate?.dataSource
  }

  /// Whether nobody can see the view. What a composite hands to its children is in no window itself.
  private func isOffWindow(_ tableView: UITableView) -> Bool {
    var view = tableView
    while let proxy = view as? TableViewProxy, let target = proxy.target { view = target }
    return view.window == nil
  }

  // MARK: Steps

  private func batch(_ tableView: UITableView, _ commit: @escaping () -> Void, _ change: @escaping () -> Void) {
    let done = run?.update.waitForView()
    perform {
      tableView.performBatchUpdates {
        commit()
        change()
      } completion: { _ in
        done?()
      }
    }
  }

  private func perform(_ batch: () -> Void) {
    if updates.isAnimated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  private func change(_ tableView: UITableView, _ stage: ChangeStage) {
    let insertion = updates.isAnimated ? updates.insertion : .none
    let deletion = updates.isAnimated ? updates.deletion : .none
    if !stage.items.deletes.isEmpty { tableView.deleteRows(at: stage.items.deletes.indexPaths, with: deletion) }
    if !stage.sections.deletes.isEmpty { tableView.deleteSections(IndexSet(stage.sections.deletes), with: deletion) }
    if !stage.sections.inserts.isEmpty { tableView.insertSections(IndexSet(stage.sections.inserts), with: insertion) }
    if !stage.items.inserts.isEmpty { tableView.insertRows(at: stage.items.inserts.indexPaths, with: insertion) }
    for move in stage.sections.moves { tableView.moveSection(move.from, toSection: move.to) }
    for move in stage.items.moves { tableView.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }

  /// Shows what looks different: headers and footers in their views, rows in their cells.
  private func refresh(_ tableView: UITableView, _ stage: ChangeStage) {
    let stale = Set(stage.sections.updates.map(\.to).filter { !refreshSupplements(tableView, section: $0) })
    let animation = updates.isAnimated ? updates.reloading : .none
    if !stale.isEmpty { tableView.reloadSections(IndexSet(stale), with: animation) }
    let items = stage.items.updates.map(\.to).filter { !stale.contains($0.section) }.indexPaths
    if items.isEmpty { return }
    switch updates.itemRefresh {
    case .reconfigure: tableView.reconfigureRows(at: items)
    case .reload: tableView.reloadRows(at: items, with: animation)
    }
  }

  /// Shows a section's header and footer anew, in the views that are there.
  ///
  /// - Returns: whether that was possible.
  private func refreshSupplements(_ tableView: UITableView, section: Int) -> Bool {
    guard let delegate else { return true }
    let content = delegate.dataSource.content
    return refresh(
      tableView.headerView(forSection: section),
      isOwn: delegate.headerView == nil,
      height: tableView.rectForHeader(inSection: section).height,
      exists: content.header.exists(section)
    ) { content.header.refresh($0, section) }
      && refresh(
        tableView.footerView(forSection: section),
        isOwn: delegate.footerView == nil,
        height: tableView.rectForFooter(inSection: section).height,
        exists: content.footer.exists(section)
      ) { content.footer.refresh($0, section) }
  }

  private func refresh(
    _ view: UITableViewHeaderFooterView?,
    isOwn: Bool,
    height: CGFloat,
    exists: Bool,
    present: (UITableViewHeaderFooterView) -> Bool
  ) -> Bool {
    guard let view else { return !exists || height > 0 }
    return isOwn && exists && present(view)
  }

  // MARK: Reloads

  private func reload(_ tableView: UITableView, _ path: ListUpdateReport.Path, _ commit: @escaping () -> Void) {
    run?.report.path = path
    if path == .reloadUnknown {
      run?.selection.lose()
      run?.anchor = nil
    }
    if tableView is TableViewProxy {
      run?.changesSections = true
      let before = tableView.numberOfSections
      batch(tableView, commit) { self.replace(tableView, before) }
    } else {
      commit()
      tableView.reloadData()
    }
  }

  /// Replaces all of a child's sections: the others in the table of the composite stay as they are.
  private func replace(_ tableView: UITableView, _ before: Int) {
    let after = delegate?.dataSource.content.numberOfSections() ?? 0
    if before > 0 { tableView.deleteSections(IndexSet(0..<before), with: .none) }
    if after > 0 { tableView.insertSections(IndexSet(0..<after), with: .none) }
  }

  // MARK: Batches of others

  private func join(_ mapping: CompositeMapping<TableViewPart>, _ tableView: UITableView, _ update: ContentUpdate) {
    if guest == nil {
      guest = GuestChanges(
        sections: tableView.numberOfSections,
        selection: TrackedPaths(tableView.indexPathsForSelectedRows ?? [])
      )
      mapping.beforeBatchEnds { [weak self] in self?.sendGuest() }
      mapping.afterBatch { [weak self] in self?.finishGuest() }
    }
    guest?.completions.append(update.waitForView())
  }

  /// Keeps a step until the end of the batch.
  private func note(_ step: ContentStep, _ commit: @escaping () -> Void) {
    commit()
    switch step {
    case .stage(let stage):
      let isOverLimit = stage.count > updates.maximumNumberOfChanges
      run?.report.stages.append(stage)
      if isOverLimit { run?.report.path = .reloadOverLimit }
      guest?.add(stage, isReplaced: isOverLimit)
    case .reload:
      run?.report.path = .reloadUnknown
      guest?.addUnknown()
    }
  }

  private func sendGuest() {
    guard let tableView, let guest else { return }
    switch guest.outcome {
    case .stages(let structure, _):
      if let structure { change(tableView, structure) }
    case .replacement:
      replace(tableView, guest.sections)
    }
  }

  private func finishGuest() {
    guard let guest else { return }
    self.guest = nil
    guard let tableView else { return }
    perform {
      tableView.performBatchUpdates {
        guard case .stages(_, let content) = guest.outcome else { return }
        for stage in content { self.refresh(tableView, stage) }
      } completion: { _ in
        for done in guest.completions { done() }
      }
    }
    tableView.reloadSectionIndexTitles()
    restoreSelection(guest.selection)
  }

  /// Follows a move that the table has made itself; anything else that the content does at that time has it reload.
  private func follow(_ tableView: UITableView, _ step: ContentStep, _ commit: @escaping () -> Void) {
    commit()
    run?.selection.lose()
    guard case .stage(let stage) = step, let move = delegate?.dataSource.reorderingMove else { return }
    run?.report.stages.append(stage)
    if stage.count == 1, stage.items.moves == [move] { return }
    run?.report.path = .reloadUnknown
    tableView.reloadData()
  }

  // MARK: Selection

  /// Selects again what the table does not know to be selected, such as a row that went and came with its section.
  private func restoreSelection(_ selection: TrackedPaths) {
    guard let tableView, !selection.isEmpty else { return }
    let known = Set(tableView.indexPathsForSelectedRows ?? [])
    for indexPath in selection.indexPaths {
      guard let indexPath, !known.contains(indexPath) else { continue }
      tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
  }
}

extension UITableView {
  /// The mapping of the composite that this table is a stand-in of.
  fileprivate var compositeMapping: CompositeMapping<TableViewPart>? {
    (self as? TableViewProxy)?.mapping
  }
}
