/// The content of another data source, with layouts for its sections in collection views.
///
/// ```swift
/// collectionView.attach(apps.layout(.grid(columns: 2)))
/// ```
///
/// Use ``base`` for edits. Items have the same index in both, and places are interchangeable.
@preconcurrency @MainActor public final class LaidOutDataSource<Base: DataSource>: VersionedDataSource {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source with the content.
  public let base: Base
  private let layout: (_ version: Base.Version, _ section: Int) -> CollectionSectionLayout?

  init(_ base: Base, layout: @escaping (_ version: Base.Version, _ section: Int) -> CollectionSectionLayout?) {
    self.base = base
    self.layout = layout
  }

  public var version: LaidOutVersion<Base.Version> { LaidOutVersion(base.version, layout) }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate { base.reconfigureSection(at: index) }

  public func indexPath(of place: ItemPlace) -> IndexPath? { base.indexPath(of: place) }

  public var changes: ContentChannel<Item> { base.changes }
}

/// The content of a ``LaidOutDataSource`` at one time.
public struct LaidOutVersion<Base: ContentVersion>: ContentVersion {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  @usableFromInline let base: Base
  private let layout: (_ version: Base, _ section: Int) -> CollectionSectionLayout?

  init(_ base: Base, _ layout: @escaping (_ version: Base, _ section: Int) -> CollectionSectionLayout?) {
    self.base = base
    self.layout = layout
  }

  @inlinable public var numberOfSections: Int { base.numberOfSections }
  @inlinable public func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  @inlinable public func item(at index: Int, inSection section: Int) -> Item {
    base.item(at: index, inSection: section)
  }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int {
    base.label(at: index, inSection: section)
  }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? {
    base.index(of: label, inSection: section)
  }
  @inlinable public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) {
    base.forEachItem(inSection: section, body)
  }
  @inlinable public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    base.forEachLabel(inSection: section, body)
  }
  public func header(ofSection section: Int) -> Header? { base.header(ofSection: section) }
  public func footer(ofSection section: Int) -> Footer? { base.footer(ofSection: section) }
  public func indexTitle(ofSection section: Int) -> String? { base.indexTitle(ofSection: section) }
  public func place(at index: Int, inSection section: Int) -> ItemPlace { base.place(at: index, inSection: section) }

  public func owner(ofSection section: Int) -> SectionOwner? {
    guard var owner = base.owner(ofSection: section) else { return nil }
    owner.passed.append((LaidOutSection { [self] in layout(base, section) }, section))
    return owner
  }
}

extension LaidOutDataSource: BaseEditing {}
extension LaidOutDataSource: EditableByPlace where Base: EditableByPlace {}
extension LaidOutDataSource: OrderableByPlace where Base: OrderableByPlace {}

extension LaidOutDataSource: MappedContent {
  package var unmapped: AnyObject { (base as? any MappedContent)?.unmapped ?? base }
}

extension DataSource {
  /// Returns the same content with a layout for its sections in `UICollectionViewLayout.sections()`.
  ///
  /// Layouts that its children or its base declare have priority. Table views ignore layouts.
  ///
  /// - Parameter layout: The layout of all sections.
  public func layout(_ layout: CollectionSectionLayout) -> LaidOutDataSource<Self> {
    LaidOutDataSource(self) { _, _ in layout }
  }

  /// Returns the same content with section layouts that depend on their headers.
  ///
  /// ```swift
  /// let laidOut = shelves.layout(byHeader: { $0?.isFeatured == true ? .carousel() : .grid(columns: 2) })
  /// ```
  ///
  /// - Parameter layout: A closure that returns the layout of a section, given its header, or `nil` for the screen's default. It's
  ///   called whenever the layout updates.
  public func layout(
    byHeader layout: @escaping @MainActor (_ header: Header?) -> CollectionSectionLayout?
  ) -> LaidOutDataSource<Self> {
    LaidOutDataSource(self) { layout($0.header(ofSection: $1)) }
  }

  /// Returns the same content with section layouts that depend on their indexes.
  ///
  /// - Parameter layout: A closure that returns the layout of a section, given its index in this data source, or `nil` for the
  ///   screen's default. It's called whenever the layout updates.
  public func layout(
    bySection layout: @escaping @MainActor (_ section: Int) -> CollectionSectionLayout?
  ) -> LaidOutDataSource<Self> {
    LaidOutDataSource(self) { layout($1) }
  }
}
