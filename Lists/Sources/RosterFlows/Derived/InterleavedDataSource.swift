import Foundation
import ListChanges
import RosterCore
import RowStructures

/// The items of another data source with separators between them, in its sections: a line between days, or before the first unread
/// item.
///
/// ```swift
/// let chat = messages.interleaved { before, after in
///   after.flatMap { $0.day == before?.day ? nil : $0.day }
/// }
/// let first = chat.item(at: 0, inSection: 0)  // .separator(day), .item(message)
/// ```
///
/// The separator between two items is evaluated again when one of them is inserted, removed, moved, or changed. A separator is the
/// same row as long as it's equal, or has the same identifier if it has one. So if an item is inserted between a separator and the
/// item below it, nothing else moves. From iOS 17 on, the properties of `@Observable` items that the closure reads are followed. The
/// closure must not change content.
///
/// A place of an item belongs to the base, which takes edits by it. A place of a separator belongs to this data source.
///
/// - Complexity: O(log *n*) for each inserted, removed, moved, or changed item, and one call for each new pair of neighbors. That's 2
///   calls for an inserted or changed item, 1 for a removed one, 3 for a moved one. It retains some 60 bytes for each item of the
///   base, and the separators.
@preconcurrency @MainActor
public final class InterleavedDataSource<Base: DataSource, Separator: Hashable>: VersionedDataSource {
  public typealias Item = InterleavedItem<Base.Item, Separator>
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source that this one follows.
  public let base: Base
  public let changes = ContentChannel<InterleavedItem<Base.Item, Separator>>()
  var sections = CountedList<InterleavedRows<Separator>>()
  private(set) var rule: (Base.Item?, Base.Item?) -> Separator?
  let matcher: (any ItemMatcher<Separator>)? = inferredMatcher(of: Separator.self)
  let observed: ObservedRows?

  /// - Parameters:
  ///   - base: The data source whose items are shown. It's retained.
  ///   - separator: A closure that returns the separator between two items. `before` is `nil` before the first item of a section,
  ///     and `after` is `nil` after the last. It isn't called for sections without items.
  init(_ base: Base, by separator: @escaping (_ before: Base.Item?, _ after: Base.Item?) -> Separator?) {
    self.base = base
    rule = separator
    observed = ObservedRows(of: base)
    changes.derive(from: base, for: self) { [weak self] in self?.follow($0) }
    observed?.askAgain = { [weak self] in self?.askChangedRows() }
    readAll()
  }

  public var version: InterleavedVersion<Base.Version, Separator> {
    InterleavedVersion(base.version, sections, changes)
  }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate { base.reconfigureSection(at: index) }

  private func follow(_ edit: ContentEdit<Base.Item>) {
    observed?.follow(edit)
    switch edit {
    case .insert, .remove, .update, .move: followRow(edit)
    case .rows(let rows, let section): follow(rows, section)
    case .relabel: break
    default:
      followSections(edit)
      if let edit = edit.withoutItems(as: Item.self) { changes.send(edit) }
    }
  }

  private func replace(_ separator: @escaping (Base.Item?, Base.Item?) -> Separator?) -> ContentUpdate {
    changes.checkChange()
    rule = separator
    return Turn.edit {
      for section in 0..<sections.count { follow(RowChanges(), section, asksAll: true) }
    }
  }

  // MARK: Separators

  /// Replaces the separators between the items.
  ///
  /// - Parameter separator: A closure that returns the separator between two items, or `nil` for none.
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*), with one call for each pair of neighbors.
  @discardableResult
  public func show(by separator: @escaping (_ before: Base.Item?, _ after: Base.Item?) -> Separator?) -> ContentUpdate {
    replace(separator)
  }

  /// Evaluates all separators again, if they depend on more than the items.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*), with one call for each pair of neighbors.
  @discardableResult
  public func reevaluate() -> ContentUpdate { replace(rule) }

  // MARK: Places

  /// Returns the index path of an item of the base or a separator, or `nil` if it's gone or in another data source.
  public func indexPath(of place: ItemPlace) -> IndexPath? {
    if place.dataSource === self { return place.indexPath }
    return base.indexPath(of: place).map { IndexPath(indexes: [$0[0], sections[$0[0]].row(ofItem: $0[1])]) }
  }

  /// Returns the index path of the item in the base, or `nil` for a separator.
  public func baseIndexPath(of indexPath: IndexPath) -> IndexPath? {
    version.baseIndex(of: indexPath[1], inSection: indexPath[0]).map { IndexPath(indexes: [indexPath[0], $0]) }
  }
}

extension InterleavedDataSource: PlaceFinding {
  public func path(of item: FollowedItem) -> ItemPath? {
    guard let row = changes.places?.row(of: item) else { return nil }
    return sections[row.section].rows.index(of: row.label).map { ItemPath(section: row.section, item: $0) }
  }
}

extension DataSource {
  /// Returns the items with separators between them, in the same sections.
  ///
  /// - Parameter separator: A closure that returns the separator between two items, or `nil` for none. `before` is `nil` before the
  ///   first item of a section, and `after` is `nil` after the last.
  public func interleaved<Separator: Hashable>(
    by separator: @escaping (_ before: Item?, _ after: Item?) -> Separator?
  ) -> InterleavedDataSource<Self, Separator> {
    InterleavedDataSource(self, by: separator)
  }

  /// Returns the items with a key before each run of neighbors that have it: a day before the messages of each day.
  ///
  /// - Parameter key: A closure or key path that returns the key of an item.
  public func interleaved<Key: Hashable>(by key: @escaping (Item) -> Key) -> InterleavedDataSource<Self, Key> {
    InterleavedDataSource(self) { before, after in
      guard let new = after.map(key), new != before.map(key) else { return nil }
      return new
    }
  }
}

extension DataSource where Item: Identifiable {
  /// Returns the items with a separator before one of them, such as the first unread one.
  ///
  /// To show another separator, call ``InterleavedDataSource/show(before:_:)``.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item. Without such an item, there's no separator.
  ///   - separator: The separator.
  public func interleaved<Separator: Hashable>(
    before id: Item.ID?,
    _ separator: Separator
  ) -> InterleavedDataSource<Self, Separator> {
    InterleavedDataSource(self) { id != nil && $1?.id == id ? separator : nil }
  }
}

extension InterleavedDataSource where Base.Item: Identifiable {
  /// Puts a separator before one item, and nothing elsewhere. A separator that was elsewhere moves.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item, or `nil` for no separator.
  ///   - separator: The separator.
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*), reading the identifier of each item.
  @discardableResult
  public func show(before id: Base.Item.ID?, _ separator: Separator) -> ContentUpdate {
    show { id != nil && $1?.id == id ? separator : nil }
  }
}
