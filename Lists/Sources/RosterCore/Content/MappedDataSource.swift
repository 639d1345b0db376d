import Foundation

/// The content of another data source with each item turned into something else.
///
/// ```swift
/// let rows = mails.map { MailRow($0, formatted: formatter.string(from: $0.date)) }
/// mails.append(mail)  // a row comes
/// ```
///
/// Sections, headers, footers, index titles and changes are those of ``base``, which takes edits and has the original items:
/// an item has the same index in both, and its places are those of the base.
@preconcurrency @MainActor public final class MappedDataSource<Base: DataSource, Item>: DataSource {
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source with the original items.
  public let base: Base
  @usableFromInline let transform: (Base.Item) -> Item

  /// - Parameters:
  ///   - base: the data source with the original items.
  ///   - transform: is called at each access to an item; its results are not kept.
  @inlinable
  init(_ base: Base, transform: @escaping (Base.Item) -> Item) {
    self.base = base
    self.transform = transform
  }

  @inlinable
  public var numberOfSections: Int {
    base.numberOfSections
  }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    base.numberOfItems(inSection: section)
  }

  @inlinable
  public func item(at index: Int, inSection section: Int) -> Item {
    transform(base.item(at: index, inSection: section))
  }

  @inlinable
  public func readItems(at paths: [ItemPath], _ body: @MainActor (_ number: Int, _ item: Item) -> Void) {
    base.readItems(at: paths) { body($0, transform($1)) }
  }

  public func header(ofSection section: Int) -> Header? {
    base.header(ofSection: section)
  }

  public func footer(ofSection section: Int) -> Footer? {
    base.footer(ofSection: section)
  }

  public func indexTitle(ofSection section: Int) -> String? {
    base.indexTitle(ofSection: section)
  }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate { base.reconfigureSection(at: index) }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    base.place(at: index, inSection: section)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    base.indexPath(of: place)
  }

  public var changes: ContentChannel {
    base.changes
  }
}
