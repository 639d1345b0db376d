import RosterFlows

/// Shows content in collections: the `UICollectionViewDataSource` that an app need not write.
///
/// ```swift
/// let dataSource = CollectionViewDataSource(movies)
/// collectionView.attach(dataSource)
/// ```
///
/// It registers, dequeues and fills the cells that the view models name, and answers for headers, footers, index titles,
/// reordering and prefetching. It is open to subclassing: every requirement of the data source can be overridden.
@preconcurrency @MainActor
open class CollectionViewDataSource: ListDataSource, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  /// How the collections follow the changes of the content.
  open var updateOptions = ListUpdateOptions() { didSet { optionsDidChange() } }
  override var listOptions: ListUpdateOptions { updateOptions }

  @usableFromInline typealias Shown = PresentedContent<
    UICollectionView, UICollectionViewCell, any CollectionViewSupplementaryPresentable
  >
  /// Makes the content a child of a composite.
  @usableFromInline package let makeChild: () -> CompositeCollectionViewContent.Child
  /// Whether there are headers in content of its type.
  @usableFromInline let mayHaveHeaders: Bool
  /// Whether there are footers in content of its type.
  @usableFromInline let mayHaveFooters: Bool
  package internal(set) var supplementaryProviders:
    [String: (UICollectionView, IndexPath) -> UICollectionReusableView] = [:]
  {
    didSet { if oldValue.isEmpty { answersDidChange() } }
  }

  /// - Parameter content: the content of the collection; it is kept alive.
  @inlinable
  public init<Content: DataSource>(_ content: Content)
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    let list = ListContent(content)
    let varies = cellKindsVary(Content.Item.self)
    makeChild = { .init(presenting: content) }
    (mayHaveHeaders, mayHaveFooters) = (Content.Header.self != Never.self, Content.Footer.self != Never.self)
    super.init(list: list) {
      Shown(
        ShownContent(content),
        list,
        header: { $0 },
        footer: { $0 },
        cell: { item, view, indexPath, registering in
          let cell = item.dequeueCell(from: view, for: indexPath, registering: registering)
          return varies ? DequeuedKind.note(item._collectionCellKind, of: cell) : cell
        },
        cellKind: varies ? { $0._collectionCellKind } : nil
      )
    }
  }

  /// - Parameters:
  ///   - content: the content of the collection; it is kept alive.
  ///   - cell: the type of the cells that present the items.
  @inlinable
  public convenience init<Content: DataSource, Cell>(_ content: Content, cell: Cell.Type)
  where
    Cell: UICollectionViewCell & ReusablePresenter,
    Content.Item == Cell.ViewModel,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    self.init(content.map { Presented<Cell>($0) })
  }

  override var conditionalRequirements: any RequirementTable { CollectionViewDataSource.requirements }
  private static let requirements = ConditionalRequirements(of: CollectionViewDataSource.self, "collectionView")
    .with("moveItemAt:to:", "moveItemAtIndexPath:toIndexPath:") { !$0.moveHandlers.isEmpty }

  /// What a collection shows of the content.
  @inline(__always)
  final func shown(in collectionView: UICollectionView) -> Shown {
    // All are made by the closure of the initializer.
    unsafeDowncast(shownList(in: collectionView), to: Shown.self)
  }

  override func cellKind(at indexPath: IndexPath, in view: UIScrollView) -> _CellKind? {
    guard let shown = (view as? UICollectionView).map(shown), shown.contains(indexPath), shown.canRead(indexPath) else {
      return nil
    }
    return shown.cellKind?(shown.path(indexPath))
  }

  // MARK: Counts and cells

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.noteCountReading()
    noteUse(in: collectionView)
    return Turn.serve { shown(in: collectionView).numberOfSections }
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Turn.serve { shown(in: collectionView).numberOfItems(inSection: section) }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(at: indexPath, in: collectionView) {
      let shown = shown(in: collectionView)
      guard shown.canRead(indexPath) else {
        return collectionView.dequeueReusableCell(of: UICollectionViewCell.self, for: indexPath)
      }
      return shown.cell(collectionView, indexPath, shown.path(indexPath), registersAutomatically)
    }
  }

  // MARK: Supplementary views

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Turn.serve {
      show(.supplement(section: indexPath.section), in: collectionView) {
        if let provider = supplementaryProviders[kind] { return provider(collectionView, indexPath) }
        if let supplementary = shown(in: collectionView).supplementary(ofKind: kind, section: indexPath.section) {
          return supplementary.dequeueView(
            ofKind: kind,
            from: collectionView,
            for: indexPath,
            registering: registersAutomatically
          )
        }
        // The layout asks for a view where the content has none: UIKit needs one all the same.
        return collectionView.dequeueReusableSupplementaryView(
          of: UICollectionReusableView.self,
          ofKind: kind,
          for: indexPath
        )
      }
    }
  }

  /// Whether a handler gives the supplementary views of a kind, here or for the composite that this is a child of.
  func isProvided(_ kind: String) -> Bool {
    supplementaryProviders[kind] != nil || (enclosing as? CollectionViewDataSource)?.isProvided(kind) ?? false
  }

  // MARK: Titles

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    sectionIndexTitles(in: collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    Turn.serve {
      // A section without items cannot be scrolled to; the next one with items is where it would be.
      let section = sectionIndex(in: collectionView)[index].section
      let shown = shown(in: collectionView)
      let target =
        (section..<shown.numberOfSections).first { shown.numberOfItems(inSection: $0) > 0 }
        ?? (0..<section).last { shown.numberOfItems(inSection: $0) > 0 }
      return IndexPath(item: 0, section: target ?? section)
    }
  }

  // MARK: Reordering

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    canMove(at: indexPath, in: collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard hasAnswer(!moveHandlers.isEmpty) else { return }
    move(sourceIndexPath, to: destinationIndexPath, in: collectionView)
  }

  // MARK: Prefetching

  open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths, in: collectionView)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    cancelPrefetching(indexPaths, in: collectionView)
  }
}

extension PresentedContent where Supplement == any CollectionViewSupplementaryPresentable {
  /// What presents the header or the footer of a section; `nil` if it has none or the kind is another.
  func supplementary(ofKind kind: String, section: Int) -> Supplement? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: header(section)
    case UICollectionView.elementKindSectionFooter: footer(section)
    default: nil
    }
  }
}
