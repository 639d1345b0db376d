import RosterFlows

/// A data source that shows content in collection views.
///
/// ```swift
/// let dataSource = CollectionViewDataSource(movies)
/// collectionView.attach(dataSource)
/// ```
///
/// It registers, dequeues, and fills the cells that the view models declare. It also provides headers, footers, index titles,
/// reordering, and prefetching. You can subclass it and override every requirement.
@preconcurrency @MainActor
open class CollectionViewDataSource: ListDataSource, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  /// The way collection views follow the content's changes.
  open var updateOptions = ListUpdateOptions() { didSet { optionsDidChange() } }
  override var listOptions: ListUpdateOptions { updateOptions }

  @usableFromInline typealias Shown = PresentedContent<
    UICollectionView, UICollectionViewCell, any CollectionViewSupplementaryPresentable
  >
  /// A closure that creates a composite's child from the content.
  @usableFromInline package let makeChild: () -> CompositeCollectionViewContent.Child
  /// A Boolean value that indicates whether the type of content can have headers.
  @usableFromInline let mayHaveHeaders: Bool
  /// A Boolean value that indicates whether the type of content can have footers.
  @usableFromInline let mayHaveFooters: Bool
  package internal(set) var supplementaryProviders:
    [String: (UICollectionView, IndexPath) -> UICollectionReusableView] = [:]
  {
    didSet { if oldValue.isEmpty { answersDidChange() } }
  }

  /// Creates a data source with content.
  ///
  /// - Parameter content: The content of the collection view. It's retained.
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

  /// Creates a data source with content and the type of its cells.
  ///
  /// - Parameters:
  ///   - content: The content of the collection view. It's retained.
  ///   - cell: The type of the cells that present the items.
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

  /// Returns the content that a collection view shows.
  @inline(__always)
  final func shown(in collectionView: UICollectionView) -> Shown {
    // All are created by the initializer's closure.
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
        // The layout requests a view that the content doesn't have, but UIKit requires one.
        return collectionView.dequeueReusableSupplementaryView(
          of: UICollectionReusableView.self,
          ofKind: kind,
          for: indexPath
        )
      }
    }
  }

  /// Returns a Boolean value that indicates whether a handler provides the views of a kind, here or for the enclosing composite.
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
      // A section without items can't be scrolled to, so use the next one with items.
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
  /// Returns the header or footer of a section, or `nil` if it has none or the kind is another.
  func supplementary(ofKind kind: String, section: Int) -> Supplement? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: header(section)
    case UICollectionView.elementKindSectionFooter: footer(section)
    default: nil
    }
  }
}
