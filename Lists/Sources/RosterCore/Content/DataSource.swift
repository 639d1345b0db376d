import Foundation
import RosterDiagnostics

/// The content of a list in sections, without any view.
///
/// ```swift
/// let unread = mails.filtered { !$0.isRead }.sorted(by: \.date, .descending)
/// tableView.attach(unread)
/// collectionView.attach(unread)
/// ```
///
/// The same instance can feed any number of tables and collections. Sections and items are counted from 0. A data
/// source sends its changes through ``changes``, which notifies views and observers after each change.
@preconcurrency @MainActor public protocol DataSource<Item>: AnyObject {
  /// The type of a table's rows or a collection's items.
  associatedtype Item
  /// The type of a section's header.
  associatedtype Header
  /// The type of a section's footer.
  associatedtype Footer
  /// The type of a version of the content. Your own data sources don't declare it.
  associatedtype Version: ContentVersion = LiveVersion<Self>
  where Version.Item == Item, Version.Header == Header, Version.Footer == Footer

  /// The number of sections, including empty ones if the data source shows them.
  var numberOfSections: Int { get }

  /// Returns the number of items in a section.
  func numberOfItems(inSection section: Int) -> Int

  /// Returns the item at an index of a section.
  func item(at index: Int, inSection section: Int) -> Item

  /// Returns the header of a section, or `nil` (the default) if it has none.
  func header(ofSection section: Int) -> Header?

  /// Returns the footer of a section, or `nil` (the default) if it has none.
  func footer(ofSection section: Int) -> Footer?

  /// Returns the title of a section in the list's section index. The default is `nil`.
  func indexTitle(ofSection section: Int) -> String?

  /// Returns the index path of an item, or `nil` if it's deleted or of another data source.
  ///
  /// - Complexity: O(log *n*)
  func indexPath(of place: ItemPlace) -> IndexPath?

  /// Refreshes the header and the footer of a section that depend on more than the content.
  ///
  /// - Returns: An update you can await.
  @discardableResult
  func reconfigureSection(at index: Int) -> ContentUpdate

  /// The channel that sends changes: the same object for the data source's lifetime.
  var changes: ContentChannel<Item> { get }

  /// The current version of the content, as views read it. Your own data sources don't implement it.
  var version: Version { get }
}

// These methods infer the types of headers and footers. A default type would contradict the version's.
extension DataSource {
  public func header(ofSection section: Int) -> Never? { nil }
  public func footer(ofSection section: Int) -> Never? { nil }
}

extension DataSource {
  public func indexTitle(ofSection section: Int) -> String? { nil }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    checkIndex(index, of: .section, below: numberOfSections, in: "DataSource", #function)
    changes.checkChange()
    return Turn.edit { changes.send(.updateSection(index)) }
  }

  /// Returns a place that follows the item through changes.
  ///
  /// Traps if there isn't an item.
  ///
  /// - Complexity: O(log *n*)
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    checkIndex(section, of: .section, below: numberOfSections, in: "DataSource", #function)
    checkIndex(index, of: .item, below: numberOfItems(inSection: section), in: "DataSource", #function)
    return version.place(at: index, inSection: section)
  }
}

extension DataSource {
  /// Returns the item at an index path. Traps if it doesn't have 2 indexes.
  public func item(at indexPath: IndexPath) -> Item {
    guard indexPath.count == 2 else {
      trap(
        "DataSource: an index path of an item has 2 indexes, a section and an item, but \(Array(indexPath)) has "
          + "\(indexPath.count)",
        cause: "the index path was made for something else than a row or an item",
        advice: "make it with `IndexPath(item:section:)` or `IndexPath(row:section:)`"
      )
    }
    return item(at: indexPath[1], inSection: indexPath[0])
  }

  /// Returns a place that follows the item at an index path through changes.
  ///
  /// Traps if there isn't an item.
  ///
  /// - Complexity: O(log *n*)
  public func place(at indexPath: IndexPath) -> ItemPlace {
    place(at: indexPath[1], inSection: indexPath[0])
  }

  /// Returns the item of a place, or `nil` if it's deleted or of another data source.
  public func item(at place: ItemPlace) -> Item? {
    indexPath(of: place).map { item(at: $0[1], inSection: $0[0]) }
  }
}

/// A data source that reads its content from its version.
///
/// This protocol implements `numberOfSections` and the methods that read sections and items, and checks their indexes.
@preconcurrency @MainActor public protocol VersionedDataSource<Item>: DataSource {}

extension VersionedDataSource {
  @inlinable public var numberOfSections: Int { version.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    let version = version
    check(section, version, #function)
    return version.numberOfItems(inSection: section)
  }

  @inlinable
  public func item(at index: Int, inSection section: Int) -> Item {
    let version = version
    check(section, version, #function)
    checkIndex(index, of: .item, below: version.numberOfItems(inSection: section), in: Self.self, #function)
    return version.item(at: index, inSection: section)
  }

  @inlinable
  public func header(ofSection section: Int) -> Header? {
    let version = version
    check(section, version, #function)
    return version.header(ofSection: section)
  }

  @inlinable
  public func footer(ofSection section: Int) -> Footer? {
    let version = version
    check(section, version, #function)
    return version.footer(ofSection: section)
  }

  @inlinable
  public func indexTitle(ofSection section: Int) -> String? {
    let version = version
    check(section, version, #function)
    return version.indexTitle(ofSection: section)
  }

  @inlinable
  func check(_ section: Int, _ version: Version, _ function: StaticString) {
    checkIndex(section, of: .section, below: version.numberOfSections, in: Self.self, function)
  }
}

/// Traps if a section or item to read or edit doesn't exist.
@inlinable
package func checkIndex(
  _ index: Int,
  of kind: IndexKind,
  below count: Int,
  in source: Any.Type,
  _ function: StaticString
) {
  guard index >= 0, index < count else { trapIndex(index, of: kind, below: count, in: source, function) }
}

@usableFromInline
package func trapIndex(
  _ index: Int,
  of kind: IndexKind,
  below count: Int,
  in source: Any.Type,
  _ function: StaticString
) -> Never {
  let name = "\(source)".prefix { $0 != "<" }
  trap(
    "\(name): \(kind.name) index \(index) is out of range 0..<\(count) in \(function)",
    cause: "the index is older than the last change of the content",
    advice: "read \(kind.count) again after each change; observe `changes` to learn of them"
  )
}

extension DataSource {
  /// The channel with an erased item type.
  package var channel: AnyContentChannel { changes }
}
