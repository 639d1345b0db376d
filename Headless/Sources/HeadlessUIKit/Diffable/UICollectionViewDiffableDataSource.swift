import Foundation

/// A data source of a collection whose content is applied as snapshots, by identifiers.
///
/// The collection does not keep it alive.
///
/// A snapshot is applied on the main queue at once. On another queue the difference is computed where `apply` is called,
/// and the collection follows on the main queue later. UIKit allows one or the other, and so does this: an app that mixes them is
/// warned, and stops if the other is not done.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item; `nil` is a failure.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Gives a header, a footer or another supplementary view; `nil` is a failure.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Has to be set where the layout has supplementary views. The default is none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Which items the user may move, and the handlers that are called. By default none can be moved.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers that are called when the user expands and collapses items. By default all can be.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private let engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>

  /// Becomes a collection's data source, without content.
  ///
  /// - Parameters:
  ///   - collectionView: the collection; it is not kept alive.
  ///   - cellProvider: gives the cell of an item, by dequeuing it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    engine = DiffableEngine(collectionView)
    super.init()
    collectionView.dataSource = self
    engine.didFollow = { [weak self] in self?.showOutlines() }
  }

  // MARK: Applying

  /// Shows a snapshot by a batch of what is different.
  ///
  /// Where sections move and their items change too, the collection takes two batches. An apply while another one is
  /// going on is a failure. Outlines of sections that stay keep what is still there.
  ///
  /// - Parameters:
  ///   - snapshot: the new content.
  ///   - animatingDifferences: whether changes are animated; the default is yes. Without, there is still a batch.
  ///   - completion: called on the main queue when the animations have ended, even if nothing is different.
  /// - Complexity: O(*n*) for *n* items, and O(*k* log *n*) for *k* that come, go, move or are shown anew.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    engine.submit({ _ in .init(snapshot, animatingDifferences ? .animated : .unanimated) }, completion: completion)
  }

  /// Shows a snapshot by a batch of what is different, and returns when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by `reloadData`, without comparing.
  ///
  /// - Parameter completion: called on the main queue, later.
  nonisolated open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    engine.submit({ _ in .init(snapshot, .reload) }, completion: completion)
  }

  /// Shows a snapshot by `reloadData`, without comparing.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// The content after all that was applied, with nothing to be shown anew; of outlines what is visible.
  nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    engine.submissions.newest
  }

  // MARK: Outlines

  /// Makes the items of a section those of an outline, by a batch of what is different. Other sections stay as they are.
  ///
  /// No handler of ``sectionSnapshotHandlers`` is called.
  ///
  /// - Parameters:
  ///   - snapshot: the outline; its visible items are shown.
  ///   - section: the section; one that is missing is added at the end.
  ///   - animatingDifferences: whether changes are animated; the default is yes.
  ///   - completion: called on the main queue when the animations have ended, even if nothing is different.
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    engine.submit(
      { DiffableEngine.request(snapshot, for: section, in: $0, animatingDifferences ? .animated : .unanimated) },
      completion: completion
    )
  }

  /// Makes the items of a section those of an outline, and returns when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// The items of a section with what is hidden; empty if the section is missing.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    // A choice: a snapshot of a section that is missing has no items.
    engine.tree(of: section)
  }

  // MARK: Looking up

  /// The section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { engine.content.section(at: index) }

  /// The index of a section; `nil` if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    engine.content.indexOfSection(sectionIdentifier)
  }

  /// The item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { engine.content.item(at: indexPath) }

  /// The index path of an item; `nil` if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    engine.content.indexPath(of: itemIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { engine.content.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    engine.content.count(atSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = engine.content.item(at: indexPath)
    if let item, let cell = engine.ask({ cellProvider(collectionView, indexPath, item) }) {
      showOutline(of: item, at: indexPath.section, in: cell)
      return cell
    }
    let text = DiffableTexts.nilItem(indexPath.objectText, collectionView.headlessDescription, "<\(type(of: self))>")
    HeadlessFailure(.missingAnswer, reason: text, indexes: [Array(indexPath)]).raise()
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if supplementaryViewProvider == nil {
      HeadlessFailure(.missingAnswer, reason: DiffableTexts.noSupplementaryProvider, indexes: [Array(indexPath)])
        .raise()
    }
    if let view = engine.ask({ supplementaryViewProvider?(collectionView, kind, indexPath) }) { return view }
    // The collection finds out that there is no view.
    HeadlessOptionalRequirement.notImplemented()
    return UICollectionReusableView(frame: .zero)
  }

  /// The default asks ``reorderingHandlers``.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = engine.content.item(at: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  /// The default moves the item in the content and tells ``reorderingHandlers``.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    engine.move(
      sourceIndexPath,
      to: destinationIndexPath,
      willReorder: reorderingHandlers.willReorder,
      didReorder: reorderingHandlers.didReorder
    )
  }

  /// The default is no index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The default is the first item of the section at the title's own position.
  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    IndexPath(item: 0, section: index)
  }
}

extension UICollectionViewDiffableDataSource: OutlineToggling {
  /// Has a list's cell show how deep its item is in an outline, and whether it is expanded.
  private func showOutline(of item: ItemIdentifierType, at index: Int, in cell: UICollectionViewCell) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    let tree = engine.content.section(at: index).flatMap { engine.trees[$0] }
    cell.showOutline(tree.flatMap { $0.contains(item) ? ($0.level(of: item), $0.isExpanded(item)) : nil })
  }

  private func showOutlines() {
    guard let collection = engine.view as? UICollectionView else { return }
    for path in collection.indexPathsForVisibleItems {
      guard let item = engine.content.item(at: path), let cell = collection.cellForItem(at: path) else { continue }
      showOutline(of: item, at: path.section, in: cell)
    }
  }

  func toggleOutline(at path: IndexPath) -> Bool {
    guard let item = engine.content.item(at: path), let section = engine.content.section(at: path.section) else {
      return false
    }
    let handlers = sectionSnapshotHandlers
    var outline = engine.tree(of: section)
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let provide = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    return true
  }
}
