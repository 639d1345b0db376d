import Foundation

/// Has a table follow the changes of its content.
@MainActor final class TableViewUpdater: ContentFollower {
  private weak var tableView: UITableView?
  private weak var delegate: TableViewDelegate?
  private var run: Run?

  /// What is known during an update.
  private struct Run {
    let update: ContentUpdate
    let start = ContinuousClock.now
    var report = ListUpdateReport()
    var selection: TrackedPaths
    var anchor: ScrollAnchor?
    var changesSections = false
    var isOffWindow: Bool
    /// Whether someone else has begun a batch that this update is made in.
    var isInOtherBatch: Bool
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
      isOffWindow: tableView.window == nil,
      isInOtherBatch: tableView.compositeMapping?.isBatching ?? false
    )
    run?.report.diffing = update.diffing
  }

  func perform(_ step: ContentStep, commit: () -> Void) {
    guard let tableView, let run else { return commit() }
    if delegate?.dataSource.reorderingTableView === tableView { return follow(tableView, step, commit) }
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
        reloadOverLimit(tableView, stage, commit)
      } else if stage.hasStructure {
        batch(tableView, commit) { self.change(tableView, stage) }
      } else {
        refresh(tableView, stage, commit)
      }
    }
  }

  func didUpdate() {
    guard let run else { return }
    self.run = nil
    guard let tableView else { return }
    if run.changesSections { tableView.reloadSectionIndexTitles() }
    restoreSelection(run.selection)
    if !run.isOffWindow { run.anchor?.restore(tableView) }
    var report = run.report
    report.applying = ContinuousClock.now - run.start
    updates.observer?(report)
  }

  /// Whether the table shows this content, so that it has to be told of changes.
  private func isShowing(_ tableView: UITableView) -> Bool {
    if let proxy = tableView as? TableViewProxy { return proxy.part?.binding?.isShowing ?? false }
    return tableView.dataSource === delegate?.dataSource
  }

  // MARK: Steps

  private func batch(_ tableView: UITableView, _ commit: () -> Void, _ change: () -> Void) {
    let done = run?.update.waitForView()
    withoutActuallyEscaping(commit) { commit in
      withoutActuallyEscaping(change) { change in
        let perform: @MainActor () -> Void = {
          tableView.performBatchUpdates {
            commit()
            change()
          } completion: { _ in
            done?()
          }
        }
        if updates.isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
      }
    }
  }

  private func change(_ tableView: UITableView, _ stage: ChangeStage) {
    let insertion = updates.isAnimated ? updates.insertion : .none
    let deletion = updates.isAnimated ? updates.deletion : .none
    if !stage.deletedItems.isEmpty { tableView.deleteRows(at: stage.deletedItems.indexPaths, with: deletion) }
    if !stage.deletedSections.isEmpty { tableView.deleteSections(IndexSet(stage.deletedSections), with: deletion) }
    if !stage.insertedSections.isEmpty { tableView.insertSections(IndexSet(stage.insertedSections), with: insertion) }
    if !stage.insertedItems.isEmpty { tableView.insertRows(at: stage.insertedItems.indexPaths, with: insertion) }
    for move in stage.movedSections { tableView.moveSection(move.from, toSection: move.to) }
    for move in stage.movedItems { tableView.moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }

  /// Shows what looks different: headers and footers in their views, rows in their cells.
  private func refresh(_ tableView: UITableView, _ stage: ChangeStage, _ commit: () -> Void) {
    if run?.isInOtherBatch == true {
      commit()
      guard let mapping = tableView.compositeMapping else { return }
      let done = run?.update.waitForView()
      mapping.afterBatch { [weak self, weak tableView] in
        guard let self, let tableView else { return }
        batch(tableView, {}) { self.refresh(tableView, stage) }
        done?()
      }
      return
    }
    batch(tableView, commit) { self.refresh(tableView, stage) }
  }

  private func refresh(_ tableView: UITableView, _ stage: ChangeStage) {
    let stale = Set(stage.updatedSections.filter { !refreshSupplements(tableView, section: $0) })
    let animation = updates.isAnimated ? updates.reloading : .none
    if !stale.isEmpty { tableView.reloadSections(IndexSet(stale), with: animation) }
    let items = stage.updatedItems.filter { !stale.contains($0.section) }.indexPaths
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

  private func reload(_ tableView: UITableView, _ path: ListUpdateReport.Path, _ commit: () -> Void) {
    commit()
    run?.report.path = path
    if path == .reloadUnknown {
      run?.selection.lose()
      run?.anchor = nil
    }
    tableView.reloadData()
  }

  /// Reloads the table, or all of a child's sections in the table of a composite, which others are in too.
  private func reloadOverLimit(_ tableView: UITableView, _ stage: ChangeStage, _ commit: () -> Void) {
    guard tableView is TableViewProxy else { return reload(tableView, .reloadOverLimit, commit) }
    run?.report.path = .reloadOverLimit
    let before = tableView.numberOfSections
    guard stage.hasStructure else {
      return batch(tableView, commit) { tableView.reloadSections(IndexSet(0..<before), with: .none) }
    }
    batch(tableView, commit) {
      tableView.deleteSections(IndexSet(0..<before), with: .none)
      tableView.insertSections(IndexSet(0..<before + stage.growth), with: .none)
    }
  }

  /// Follows a move that the table has made itself; anything else that the content does at that time has it reload.
  private func follow(_ tableView: UITableView, _ step: ContentStep, _ commit: () -> Void) {
    commit()
    run?.selection.lose()
    guard case .stage(let stage) = step, let move = delegate?.dataSource.reorderingMove else { return }
    if stage.count == 1, stage.movedItems == [move] { return }
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
