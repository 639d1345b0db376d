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

  @usableFromInline let content:
    PresentedContent<UICollectionView, UICollectionViewCell, any CollectionViewSupplementaryPresentable>
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
    let varies = cellKindsVary(Content.Item.self)
    self.content = PresentedContent(
      content,
      header: { content.header(ofSection: $0) },
      footer: { content.footer(ofSection: $0) },
      cell: { view, indexPath, contentPath, registering in
        let item = content.item(at: contentPath[1], inSection: contentPath[0])
        let cell = item.dequeueCell(from: view, for: indexPath, registering: registering)
        return varies ? DequeuedKind.note(item._collectionCellKind, of: cell) : cell
      },
      cellKind: varies ? { content.item(at: $0[1], inSection: $0[0])._collectionCellKind } : nil
    )
    super.init(list: ListContent(content))
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

  /// - Parameter content: that of a composite, whose children show it.
  package init(ofComposite content: ListContent) {
    self.content = PresentedContent()
    super.init(list: content)
    mark.isShown = true
  }

  override var conditionalRequirements: any RequirementTable { CollectionViewDataSource.requirements }
  private static let requirements = ConditionalRequirements(of: CollectionViewDataSource.self, "collectionView")
    .with("moveItemAt:to:", "moveItemAtIndexPath:toIndexPath:") { !$0.moveHandlers.isEmpty }

  override var cellKind: ((IndexPath) -> _CellKind)? { content.cellKind }

  // MARK: Counts and cells

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView.noteCountReading()
    noteUse(in: collectionView)
    return serve { list.numberOfSections() }
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    serve { numberOfItems(inSection: section, in: collectionView) }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(at: indexPath, in: collectionView) {
      content.cell(collectionView, indexPath, contentPath(indexPath, in: collectionView), registersAutomatically)
    }
  }

  // MARK: Supplementary views

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    serve {
      show(.supplement(section: indexPath.section), in: collectionView) {
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
  }

  /// Whether a handler gives the supplementary views of a kind, here or for the composite that this is a child of.
  func isProvided(_ kind: String) -> Bool {
    supplementaryProviders[kind] != nil || (enclosing as? CollectionViewDataSource)?.isProvided(kind) ?? false
  }

  // MARK: Titles

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { sectionIndexTitles() }

  open func collectionView(
    _ collectionView: UICollectionView,
    indexPathForIndexTitle title: String,
    at index: Int
  ) -> IndexPath {
    serve {
      // A section without items cannot be scrolled to; the next one with items is where it would be.
      let section = sectionIndex[index].section
      let sections = list.numberOfSections()
      let target =
        (section..<sections).first { list.numberOfItems($0) > 0 }
        ?? (0..<section).last { list.numberOfItems($0) > 0 }
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
    case UICollectionView.elementKindSectionHeader: header.presentable(section)
    case UICollectionView.elementKindSectionFooter: footer.presentable(section)
    default: nil
    }
  }
}
