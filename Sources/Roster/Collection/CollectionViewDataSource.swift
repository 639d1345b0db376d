import Foundation

/// Shows content in collections: the `UICollectionViewDataSource` that nobody has to write.
///
/// ```swift
/// let dataSource = CollectionViewDataSource(FlatDataSource(movies))
/// collectionView.attach(dataSource)
/// ```
///
/// It registers, dequeues and fills the cells that the view models name, and answers for headers, footers, index titles,
/// reordering and prefetching. It is open to subclassing: every requirement of the data source can be overridden.
@MainActor
open class CollectionViewDataSource: NSObject, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching
{
  /// Whether a cell or supplementary view type is registered with a collection at its first dequeue. Defaults to `true`.
  open var registersAutomatically = true

  /// Whether the section index titles of the content are shown at the edge of the collection. Defaults to `true`.
  open var showsSectionIndex = true

  /// How the collections follow the changes of the content.
  open var updates = CollectionViewUpdates()

  @usableFromInline let content: CollectionViewContent
  var cellConfigurators = ViewModelHandlers<IndexPath, Void>()
  var movePermissions = ViewModelHandlers<IndexPath, Bool>()
  var moveHandler: ((IndexPath, IndexPath) -> Void)? {
    didSet { if oldValue == nil { answersDidChange() } }
  }
  var prefetchHandlers = ViewModelHandlers<IndexPath, Void>()
  var prefetchCancellations = ViewModelHandlers<IndexPath, Void>()
  var supplementaryProviders: [String: (UICollectionView, IndexPath) -> UICollectionReusableView] = [:]
  /// The collections that this data source was attached to.
  var collectionViews = AttachedViews<UICollectionView>()
  /// The collection that has moved an item itself and waits for the content to follow.
  private(set) weak var reorderingCollectionView: UICollectionView?
  /// What that collection has moved.
  private(set) var reorderingMove: IndexMove<ItemPath>?

  /// - Parameter content: what the collection shows; it is kept alive.
  @inlinable
  public init<Content: DataSource>(_ content: Content)
  where
    Content.Item: CollectionViewPresentable,
    Content.Header: CollectionViewSupplementaryPresentable,
    Content.Footer: CollectionViewSupplementaryPresentable
  {
    self.content = CollectionViewContent(content)
    super.init()
  }

  /// - Parameters:
  ///   - content: what the collection shows; it is kept alive.
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

  /// The view model at an index path, or `nil` if there is none.
  ///
  /// View models that are wrapped, in ``AnyCollectionViewPresentable`` or ``Presented``, come out of their
  /// wrapping.
  public final func viewModel(at indexPath: IndexPath) -> Any? {
    guard
      indexPath.count == 2,
      (0..<content.numberOfSections()).contains(indexPath.section),
      (0..<content.numberOfItems(indexPath.section)).contains(indexPath.item)
    else { return nil }
    return content.viewModel(indexPath)
  }

  /// Has the collections find out anew which requirements are answered, which they do when their data source is set.
  private func answersDidChange() {
    for collectionView in collectionViews.all where collectionView.dataSource === self {
      collectionView.dataSource = nil
      collectionView.dataSource = self
      collectionView.reloadData()
    }
  }

  // MARK: Counts and cells

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    serve { content.numberOfSections() }
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    serve { content.numberOfItems(section) }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    serve {
      let cell = content.cell(collectionView, indexPath, registersAutomatically)
      if !cellConfigurators.isEmpty { cellConfigurators.callAll(for: cell, indexPath) }
      return cell
    }
  }

  // MARK: Supplementary views

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    serve {
      if let provider = supplementaryProviders[kind] { return provider(collectionView, indexPath) }
      if let supplementary = content.supplementary(ofKind: kind, section: indexPath.section) {
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

  // MARK: Titles

  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    guard showsSectionIndex else { return nil }
    let entries = serve { SectionIndex.entries(of: content.numberOfSections(), title: content.indexTitle) }
    return entries.isEmpty ? nil : entries.map(\.title)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    serve {
      let entries = SectionIndex.entries(of: content.numberOfSections(), title: content.indexTitle)
      // A section without items cannot be scrolled to; the next one with items is where it would be.
      let section = entries[index].section
      let sections = content.numberOfSections()
      let target =
        (section..<sections).first { content.numberOfItems($0) > 0 }
        ?? (0..<section).last { content.numberOfItems($0) > 0 }
      return IndexPath(item: 0, section: target ?? section)
    }
  }

  // MARK: Reordering

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    serve {
      guard moveHandler != nil, let viewModel = viewModel(at: indexPath) else { return false }
      if let answer = movePermissions.firstAnswer(for: viewModel, indexPath) { return answer }
      return (viewModel as? any ReorderingProviding)?.canMove ?? true
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard answers(.moveItem), let moveHandler else { return }
    reorderingCollectionView = collectionView
    reorderingMove = IndexMove(
      from: ItemPath(section: sourceIndexPath.section, item: sourceIndexPath.item),
      to: ItemPath(section: destinationIndexPath.section, item: destinationIndexPath.item)
    )
    defer {
      reorderingCollectionView = nil
      reorderingMove = nil
    }
    moveHandler(sourceIndexPath, destinationIndexPath)
  }

  // MARK: Prefetching

  open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let viewModel = viewModel(at: indexPath) else { continue }
      (viewModel as? any PrefetchProviding)?.prefetch()
      prefetchHandlers.callAll(for: viewModel, indexPath)
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    for indexPath in indexPaths {
      guard let viewModel = viewModel(at: indexPath) else { continue }
      (viewModel as? any PrefetchProviding)?.cancelPrefetching()
      prefetchCancellations.callAll(for: viewModel, indexPath)
    }
  }
}
