import Foundation

/// Has a collection follow the changes of its content.
@MainActor final class CollectionViewUpdater: ContentFollower {
  private weak var collectionView: UICollectionView?
  private weak var delegate: CollectionViewDelegate?
  private var run: Run?
  /// What waits for the end of a batch that someone else has begun.
  private var guest: GuestChanges?
  /// Sections that have to be reloaded, in a batch without anything else: UIKit is known to crash on any other.
  private var staleSections: Set<Int> = []

  /// What is known during an update.
  private struct Run {
    let update: ContentUpdate
    let start = ContinuousClock.now
    var report = ListUpdateReport()
    var selection: TrackedPaths
    var anchor: ScrollAnchor?
    var isOffWindow: Bool
  }

  init(_ delegate: CollectionViewDelegate, of collectionView: UICollectionView) {
    self.collectionView = collectionView
    self.delegate = delegate
    delegate.dataSource.content.changes.follow(self)
  }

  private var updates: CollectionViewUpdates { delegate?.dataSource.updates ?? CollectionViewUpdates() }

  // MARK: An update

  func willUpdate(_ update: ContentUpdate) {
    guard let collectionView, isShowing(collectionView) else { return }
    // A collection that has not been asked yet reads its counts here, before they change.
    _ = collectionView.numberOfSections
    run = Run(
      update: update,
      selection: TrackedPaths(collectionView.indexPathsForSelectedItems ?? []),
      anchor: updates.keepsVisibleItemsInPlace ? ScrollAnchor(collectionView) : nil,
      isOffWindow: isOffWindow(collectionView)
    )
    run?.report.diffing = update.diffing
    if let mapping = collectionView.compositeMapping, mapping.isBatching { join(mapping, collectionView, update) }
  }

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    guard let collectionView, let run else { return commit() }
    if delegate?.dataSource.reorderingCollectionView === collectionView { return follow(collectionView, step, commit) }
    if guest != nil { return note(step, commit) }
    switch step {
    case .reload:
      reload(collectionView, .reloadUnknown, commit)
    case .stage(let stage):
      self.run?.report.stages.append(stage)
      self.run?.selection.follow(stage)
      self.run?.anchor?.paths.follow(stage)
      if run.isOffWindow {
        reload(collectionView, .reloadOffWindow, commit)
      } else if stage.count > updates.maximumNumberOfChanges {
        reload(collectionView, .reloadOverLimit, commit)
      } else if stage.hasStructure {
        batch(collectionView, commit) { self.change(collectionView, stage) }
      } else {
        batch(collectionView, commit) { self.refresh(collectionView, stage) }
      }
    }
  }

  func didUpdate() {
    guard let run else { return }
    if let collectionView, guest == nil { reloadStaleSections(collectionView) }
    self.run = nil
    guard let collectionView else { return }
    if guest == nil { restoreSelection(run.selection) }
    if guest == nil, !run.isOffWindow { run.anchor?.restore(collectionView) }
    var report = run.report
    report.applying = ContinuousClock.now - run.start
    updates.observer?(report)
  }

  /// Whether the collection shows this content, so that it has to be told of changes.
  private func isShowing(_ collectionView: UICollectionView) -> Bool {
    if let proxy = collectionView as? CollectionViewProxy { return proxy.part?.binding?.isShowing ?? false }
    return collectionView.dataSource === delegate?.dataSource
  }

  /// Whether nobody can see the view. What a composite hands to its children is in no window itself.
  private func isOffWindow(_ collectionView: UICollectionView) -> Bool {
    var view = collectionView
    while let proxy = view as? CollectionViewProxy, let target = proxy.target { view = target }
    return view.window == nil
  }

  // MARK: Steps

  private func batch(_ collectionView: UICollectionView, _ commit: @escaping () -> Void, _ change: @escaping () -> Void)
  {
    let done = run?.update.waitForView()
    perform {
      collectionView.performBatchUpdates {
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

  private func change(_ collectionView: UICollectionView, _ stage: ChangeStage) {
    if !stage.items.deletes.isEmpty { collectionView.deleteItems(at: stage.items.deletes.indexPaths) }
    if !stage.sections.deletes.isEmpty { collectionView.deleteSections(IndexSet(stage.sections.deletes)) }
    if !stage.sections.inserts.isEmpty { collectionView.insertSections(IndexSet(stage.sections.inserts)) }
    if !stage.items.inserts.isEmpty { collectionView.insertItems(at: stage.items.inserts.indexPaths) }
    for move in stage.sections.moves { collectionView.moveSection(move.from, toSection: move.to) }
    for move in stage.items.moves { collectionView.moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }

  /// Shows what looks different: headers and footers in their views, items in their cells.
  private func refresh(_ collectionView: UICollectionView, _ stage: ChangeStage) {
    let stale = Set(stage.sections.updates.map(\.to).filter { !refreshSupplements(collectionView, section: $0) })
    staleSections.formUnion(stale)
    // Headers and footers may need another size.
    if !stage.sections.updates.isEmpty { collectionView.collectionViewLayout.invalidateLayout() }
    let items = stage.items.updates.map(\.to).filter { !stale.contains($0.section) }.indexPaths
    if items.isEmpty { return }
    switch updates.itemRefresh {
    case .reconfigure: collectionView.reconfigureItems(at: items)
    case .reload: collectionView.reloadItems(at: items)
    }
  }

  private func reloadStaleSections(_ collectionView: UICollectionView) {
    let sections = IndexSet(staleSections)
    staleSections = []
    if !sections.isEmpty { batch(collectionView, {}) { collectionView.reloadSections(sections) } }
  }

  /// Shows a section's header and footer anew, in the views that are there.
  ///
  /// - Returns: whether that was possible.
  private func refreshSupplements(_ collectionView: UICollectionView, section: Int) -> Bool {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].allSatisfy { kind in
      refreshSupplement(collectionView, kind: kind, section: section)
    }
  }

  private func refreshSupplement(_ collectionView: UICollectionView, kind: String, section: Int) -> Bool {
    guard let dataSource = delegate?.dataSource else { return true }
    let indexPath = IndexPath(item: 0, section: section)
    let new = dataSource.content.supplementary(ofKind: kind, section: section)
    // A flow layout asks for the size, and has the view come and go with it.
    let comesAndGoes = collectionView.collectionViewLayout is UICollectionViewFlowLayout
    guard let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath) else {
      if comesAndGoes { return true }
      let attributes = collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
      return new == nil || (attributes.map { $0.size.height > 0 && $0.size.width > 0 } ?? false)
    }
    guard dataSource.supplementaryProviders[kind] == nil else { return false }
    return new?.refresh(view) ?? comesAndGoes
  }

  // MARK: Reloads

  private func reload(_ collectionView: UICollectionView, _ path: ListUpdateReport.Path, _ commit: @escaping () -> Void)
  {
    run?.report.path = path
    if path == .reloadUnknown {
      run?.selection.lose()
      run?.anchor = nil
    }
    if collectionView is CollectionViewProxy {
      let before = collectionView.numberOfSections
      batch(collectionView, commit) { self.replace(collectionView, before) }
    } else {
      commit()
      collectionView.reloadData()
    }
  }

  /// Replaces all of a child's sections: the others in the collection of the composite stay as they are.
  private func replace(_ collectionView: UICollectionView, _ before: Int) {
    let after = delegate?.dataSource.content.numberOfSections() ?? 0
    if before > 0 { collectionView.deleteSections(IndexSet(0..<before)) }
    if after > 0 { collectionView.insertSections(IndexSet(0..<after)) }
  }

  // MARK: Batches of others

  private func join(
    _ mapping: CompositeMapping<CollectionViewPart>,
    _ collectionView: UICollectionView,
    _ update: ContentUpdate
  ) {
    if guest == nil {
      guest = GuestChanges(
        sections: collectionView.numberOfSections,
        selection: TrackedPaths(collectionView.indexPathsForSelectedItems ?? [])
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
    guard let collectionView, let guest else { return }
    switch guest.outcome {
    case .stages(let structure, _):
      if let structure { change(collectionView, structure) }
    case .replacement:
      replace(collectionView, guest.sections)
    }
  }

  private func finishGuest() {
    guard let guest else { return }
    self.guest = nil
    guard let collectionView else { return }
    perform {
      collectionView.performBatchUpdates {
        guard case .stages(_, let content) = guest.outcome else { return }
        for stage in content { self.refresh(collectionView, stage) }
      } completion: { _ in
        for done in guest.completions { done() }
      }
    }
    reloadStaleSections(collectionView)
    restoreSelection(guest.selection)
  }

  /// Follows a move that the collection has made itself; anything else that the content does at that time has it reload.
  private func follow(_ collectionView: UICollectionView, _ step: ContentStep, _ commit: @escaping () -> Void) {
    commit()
    run?.selection.lose()
    guard case .stage(let stage) = step, let move = delegate?.dataSource.reorderingMove else { return }
    run?.report.stages.append(stage)
    if stage.count == 1, stage.items.moves == [move] { return }
    run?.report.path = .reloadUnknown
    collectionView.reloadData()
  }

  // MARK: Selection

  /// Selects again what the collection does not know to be selected, such as an item that went and came with its section.
  private func restoreSelection(_ selection: TrackedPaths) {
    guard let collectionView, !selection.isEmpty else { return }
    let known = Set(collectionView.indexPathsForSelectedItems ?? [])
    for indexPath in selection.indexPaths {
      guard let indexPath, !known.contains(indexPath) else { continue }
      collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
  }
}

extension UICollectionView {
  /// The mapping of the composite that this collection is a stand-in of.
  fileprivate var compositeMapping: CompositeMapping<CollectionViewPart>? {
    (self as? CollectionViewProxy)?.mapping
  }
}

extension CollectionViewSupplementaryPresentable {
  /// Shows the view model on a view that shows another one, if it is of the type that would be dequeued.
  @MainActor fileprivate func refresh(_ view: UICollectionReusableView) -> Bool {
    if let erased = self as? AnyCollectionViewSupplementaryPresentable { return erased.base.refresh(view) }
    guard type(of: view) == CollectionViewSupplementary.self, let view = view as? CollectionViewSupplementary else {
      return false
    }
    present(on: view)
    return true
  }
}
