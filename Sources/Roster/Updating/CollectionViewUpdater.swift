import Foundation

/// Has a collection follow the changes of its content.
@MainActor final class CollectionViewUpdater: ContentFollower {
  private weak var collectionView: UICollectionView?
  private weak var delegate: CollectionViewDelegate?
  private var run: Run?

  /// What is known during an update.
  private struct Run {
    let update: ContentUpdate
    let start = ContinuousClock.now
    var report = ListUpdateReport()
    var selection: TrackedPaths
    var anchor: ScrollAnchor?
    var isOffWindow: Bool
    /// Whether someone else has begun a batch that this update is made in.
    var isInOtherBatch: Bool
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
      isOffWindow: collectionView.window == nil,
      isInOtherBatch: collectionView.compositeMapping?.isBatching ?? false
    )
    run?.report.diffing = update.diffing
  }

  func perform(_ step: ContentStep, commit: () -> Void) {
    guard let collectionView, let run else { return commit() }
    if delegate?.dataSource.reorderingCollectionView === collectionView { return follow(collectionView, step, commit) }
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
        reloadOverLimit(collectionView, stage, commit)
      } else if stage.hasStructure {
        batch(collectionView, commit) { self.change(collectionView, stage) }
      } else {
        refresh(collectionView, stage, commit)
      }
    }
  }

  func didUpdate() {
    guard let run else { return }
    self.run = nil
    guard let collectionView else { return }
    restoreSelection(run.selection)
    if !run.isOffWindow { run.anchor?.restore(collectionView) }
    var report = run.report
    report.applying = ContinuousClock.now - run.start
    updates.observer?(report)
  }

  /// Whether the collection shows this content, so that it has to be told of changes.
  private func isShowing(_ collectionView: UICollectionView) -> Bool {
    if let proxy = collectionView as? CollectionViewProxy { return proxy.part?.binding?.isShowing ?? false }
    return collectionView.dataSource === delegate?.dataSource
  }

  // MARK: Steps

  private func batch(_ collectionView: UICollectionView, _ commit: () -> Void, _ change: () -> Void) {
    let done = run?.update.waitForView()
    withoutActuallyEscaping(commit) { commit in
      withoutActuallyEscaping(change) { change in
        let perform: @MainActor () -> Void = {
          collectionView.performBatchUpdates {
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

  private func change(_ collectionView: UICollectionView, _ stage: ChangeStage) {
    if !stage.deletedItems.isEmpty { collectionView.deleteItems(at: stage.deletedItems.indexPaths) }
    if !stage.deletedSections.isEmpty { collectionView.deleteSections(IndexSet(stage.deletedSections)) }
    if !stage.insertedSections.isEmpty { collectionView.insertSections(IndexSet(stage.insertedSections)) }
    if !stage.insertedItems.isEmpty { collectionView.insertItems(at: stage.insertedItems.indexPaths) }
    for move in stage.movedSections { collectionView.moveSection(move.from, toSection: move.to) }
    for move in stage.movedItems { collectionView.moveItem(at: move.from.indexPath, to: move.to.indexPath) }
  }

  /// Shows what looks different: headers and footers in their views, items in their cells.
  private func refresh(_ collectionView: UICollectionView, _ stage: ChangeStage, _ commit: () -> Void) {
    if run?.isInOtherBatch == true {
      commit()
      guard let mapping = collectionView.compositeMapping else { return }
      let done = run?.update.waitForView()
      mapping.afterBatch { [weak self, weak collectionView] in
        guard let self, let collectionView else { return }
        batch(collectionView, {}) { self.refresh(collectionView, stage) }
        done?()
      }
      return
    }
    batch(collectionView, commit) { self.refresh(collectionView, stage) }
  }

  private func refresh(_ collectionView: UICollectionView, _ stage: ChangeStage) {
    let stale = Set(stage.updatedSections.filter { !refreshSupplements(collectionView, section: $0) })
    if !stale.isEmpty { collectionView.reloadSections(IndexSet(stale)) }
    // Headers and footers may need another size.
    if !stage.updatedSections.isEmpty { collectionView.collectionViewLayout.invalidateLayout() }
    let items = stage.updatedItems.filter { !stale.contains($0.section) }.indexPaths
    if items.isEmpty { return }
    switch updates.itemRefresh {
    case .reconfigure: collectionView.reconfigureItems(at: items)
    case .reload: collectionView.reloadItems(at: items)
    }
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
    guard let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath) else {
      let attributes = collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
      return new == nil || (attributes.map { $0.size.height > 0 && $0.size.width > 0 } ?? false)
    }
    guard dataSource.supplementaryProviders[kind] == nil, let new else { return false }
    return new.refresh(view)
  }

  // MARK: Reloads

  private func reload(_ collectionView: UICollectionView, _ path: ListUpdateReport.Path, _ commit: () -> Void) {
    commit()
    run?.report.path = path
    if path == .reloadUnknown {
      run?.selection.lose()
      run?.anchor = nil
    }
    collectionView.reloadData()
  }

  /// Reloads the collection, or all of a child's sections in the collection of a composite, which others are in too.
  private func reloadOverLimit(_ collectionView: UICollectionView, _ stage: ChangeStage, _ commit: () -> Void) {
    guard collectionView is CollectionViewProxy else { return reload(collectionView, .reloadOverLimit, commit) }
    run?.report.path = .reloadOverLimit
    let before = collectionView.numberOfSections
    guard stage.hasStructure else {
      return batch(collectionView, commit) { collectionView.reloadSections(IndexSet(0..<before)) }
    }
    batch(collectionView, commit) {
      collectionView.deleteSections(IndexSet(0..<before))
      collectionView.insertSections(IndexSet(0..<before + stage.growth))
    }
  }

  /// Follows a move that the collection has made itself; anything else that the content does at that time has it reload.
  private func follow(_ collectionView: UICollectionView, _ step: ContentStep, _ commit: () -> Void) {
    commit()
    run?.selection.lose()
    guard case .stage(let stage) = step, let move = delegate?.dataSource.reorderingMove else { return }
    if stage.count == 1, stage.movedItems == [move] { return }
    collectionView.reloadData()
  }

  // MARK: Selection

  /// Selects again what the collection does not know to be selected, such as a item that went and came with its section.
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
