/// The content of another data source, with layouts for its sections in collections.
///
/// ```swift
/// collectionView.attach(apps.layout(.grid(columns: 2)))
/// ```
///
/// ``base`` stays reachable for edits: an item has the same index in both, and places of the one are places of the other.
@preconcurrency @MainActor public final class LaidOutDataSource<Base: DataSource>: DataSource {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source with the content.
  public let base: Base
  private let layout: (_ section: Int) -> CollectionSectionLayout?

  init(_ base: Base, layout: @escaping (_ section: Int) -> CollectionSectionLayout?) {
    self.base = base
    self.layout = layout
  }

  public var numberOfSections: Int { base.numberOfSections }

  public func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }

  public func item(at index: Int, inSection section: Int) -> Item { base.item(at: index, inSection: section) }

  public func readItems(at paths: [ItemPath], _ body: @MainActor (_ number: Int, _ item: Item) -> Void) {
    base.readItems(at: paths, body)
  }

  public func header(ofSection section: Int) -> Header? { base.header(ofSection: section) }

  public func footer(ofSection section: Int) -> Footer? { base.footer(ofSection: section) }

  public func indexTitle(ofSection section: Int) -> String? { base.indexTitle(ofSection: section) }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate { base.reconfigureSection(at: index) }

  public func place(at index: Int, inSection section: Int) -> ItemPlace { base.place(at: index, inSection: section) }

  public func indexPath(of place: ItemPlace) -> IndexPath? { base.indexPath(of: place) }

  public var changes: ContentChannel { base.changes }
}

extension LaidOutDataSource: BaseEditing {}
extension LaidOutDataSource: EditableByPlace where Base: EditableByPlace {}
extension LaidOutDataSource: OrderableByPlace where Base: OrderableByPlace {}

extension LaidOutDataSource: SectionPassing, MappedContent, SectionLayoutNaming {
  package func passedSection(_ section: Int) -> SectionOwner? { SectionOwner(dataSource: base, section: section) }

  package var unmapped: AnyObject { (base as? any MappedContent)?.unmapped ?? base }

  func namedLayout(ofSection section: Int) -> CollectionSectionLayout? { layout(section) }
}

extension DataSource {
  /// The same content, whose sections have a layout in collections of `UICollectionViewLayout.sections()`.
  ///
  /// Layouts that its children or its base name for their own sections come first. Tables show it as they show the content.
  ///
  /// - Parameter layout: the layout of all sections.
  public func layout(_ layout: CollectionSectionLayout) -> LaidOutDataSource<Self> {
    LaidOutDataSource(self) { _ in layout }
  }

  /// The same content, whose sections have layouts by their headers.
  ///
  /// ```swift
  /// let laidOut = shelves.layout(byHeader: { $0?.isFeatured == true ? .carousel() : .grid(columns: 2) })
  /// ```
  ///
  /// - Parameter layout: gives the layout of a section with a header, or without one; `nil` leaves it to the screen that shows the
  ///   content. It is asked again whenever the collection is laid out anew.
  public func layout(
    byHeader layout: @escaping @MainActor (_ header: Header?) -> CollectionSectionLayout?
  ) -> LaidOutDataSource<Self> {
    LaidOutDataSource(self) { [unowned self] in layout(header(ofSection: $0)) }
  }

  /// The same content, whose sections have layouts by their indexes.
  ///
  /// - Parameter layout: gives the layout of a section, counted from 0 in this data source; `nil` leaves it to the screen that shows
  ///   the content. It is asked again whenever the collection is laid out anew.
  public func layout(
    bySection layout: @escaping @MainActor (_ section: Int) -> CollectionSectionLayout?
  ) -> LaidOutDataSource<Self> {
    LaidOutDataSource(self, layout: layout)
  }
}
