import Foundation
import RowStructures

/// The content of another data source with each item transformed.
///
/// ```swift
/// let rows = mails.map { MailRow($0, formatted: formatter.string(from: $0.date)) }
/// mails.append(mail)  // a row comes
/// ```
///
/// Sections, headers, footers, index titles, and changes are the same as in ``base``. It has the original items, and
/// you edit them there. An item has the same index in both, and its places are the base's.
@preconcurrency @MainActor public final class MappedDataSource<Base: DataSource, Item>: VersionedDataSource {
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source with the original items.
  public let base: Base
  public let changes = ContentChannel<Item>()
  @usableFromInline let transform: (Base.Item) -> Item

  /// - Parameters:
  ///   - base: The data source with the original items.
  ///   - transform: A closure that's called at each access to an item. Its results aren't stored.
  @inlinable
  init(_ base: Base, transform: @escaping (Base.Item) -> Item) {
    self.base = base
    self.transform = transform
    changes.derive(from: base, for: self) { [weak self] in self?.follow($0) }
  }

  @inlinable public var version: MappedVersion<Base.Version, Item> { MappedVersion(base.version, transform) }

  public func indexPath(of place: ItemPlace) -> IndexPath? { base.indexPath(of: place) }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate { base.reconfigureSection(at: index) }

  @inlinable
  func follow(_ edit: ContentEdit<Base.Item>) {
    switch edit {
    case .insert(let place, let item): changes.send(.insert(place, transform(item)))
    case .remove(let place, let item): changes.send(.remove(place, transform(item)))
    case .update(let place, let old, let new): changes.send(.update(place, old: transform(old), new: transform(new)))
    case .move(let from, let to, let old, let new, let isChanged):
      changes.send(.move(from: from, to: to, old: transform(old), new: transform(new), isChanged: isChanged))
    default: if let edit = edit.withoutItems(as: Item.self) { changes.send(edit) }
    }
  }
}

/// The items of a ``MappedDataSource`` at one time.
public struct MappedVersion<Base: ContentVersion, Item>: ContentVersion {
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  @usableFromInline let base: Base
  @usableFromInline let transform: (Base.Item) -> Item

  @inlinable
  init(_ base: Base, _ transform: @escaping (Base.Item) -> Item) {
    self.base = base
    self.transform = transform
  }

  @inlinable public var numberOfSections: Int { base.numberOfSections }
  @inlinable public func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  @inlinable public func item(at index: Int, inSection section: Int) -> Item {
    transform(base.item(at: index, inSection: section))
  }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int {
    base.label(at: index, inSection: section)
  }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? {
    base.index(of: label, inSection: section)
  }
  @inlinable public func forEachItem(inSection section: Int, _ body: (Int, Item) -> Void) {
    base.forEachItem(inSection: section) { body($0, transform($1)) }
  }
  @inlinable public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    base.forEachLabel(inSection: section, body)
  }
  public func header(ofSection section: Int) -> Base.Header? { base.header(ofSection: section) }
  public func footer(ofSection section: Int) -> Base.Footer? { base.footer(ofSection: section) }
  public func indexTitle(ofSection section: Int) -> String? { base.indexTitle(ofSection: section) }
  public func place(at index: Int, inSection section: Int) -> ItemPlace { base.place(at: index, inSection: section) }
  public func owner(ofSection section: Int) -> SectionOwner? { base.owner(ofSection: section) }
}
