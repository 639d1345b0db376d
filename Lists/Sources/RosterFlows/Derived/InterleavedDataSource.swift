import Foundation
import ListChanges
import RosterCore
import RowStructures

/// The items of another data source with something else between them, in its sections: a line between days, or where
/// those begin that are unread.
///
/// ```swift
/// let chat = messages.interleaved { before, after in
///   after.flatMap { $0.day == before?.day ? nil : $0.day }
/// }
/// let first = chat.item(at: 0, inSection: 0)  // .separator(day), .item(message)
/// ```
///
/// The separator between two items is asked for again when one of them arrives, leaves, moves, or changes. A separator is the
/// same row as long as it's equal, or has the same identifier if it has one: where an item arrives between a separator and the
/// item below it, nothing else moves. The properties of `@Observable` items that the closure reads are followed from iOS 17 on.
/// It must not change content.
///
/// A place of an item is one of the base, which takes edits by it; that of a separator is one of this data source.
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes, and one question for each pair of
///   neighbours that is new: 2 for one that comes or changes, 1 for one that goes, 3 for one that moves. It keeps some
///   60 bytes for each item of the base, and the separators.
@preconcurrency @MainActor
public final class InterleavedDataSource<Base: DataSource, Separator: Hashable>: VersionedDataSource {
  public typealias Item = InterleavedItem<Base.Item, Separator>
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source that is followed.
  public let base: Base
  public let changes = ContentChannel<InterleavedItem<Base.Item, Separator>>()
  var sections = CountedList<InterleavedRows<Separator>>()
  private(set) var rule: (Base.Item?, Base.Item?) -> Separator?
  let matcher: (any ItemMatcher<Separator>)? = inferredMatcher(of: Separator.self)
  let observed: ObservedRows?

  /// - Parameters:
  ///   - base: the data source with the items; it's retained.
  ///   - separator: makes the separator between two items: `before` is `nil` before the first of a section and `after` is behind
  ///     the last. It isn't asked for sections without items.
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

  /// Puts other separators between the items.
  ///
  /// - Parameter separator: makes the separator between two items, as in the initializer.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one question for each two neighbours.
  @discardableResult
  public func show(by separator: @escaping (_ before: Base.Item?, _ after: Base.Item?) -> Separator?) -> ContentUpdate {
    replace(separator)
  }

  /// Asks for all separators again, as they depend on something else than the items.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one question for each two neighbours.
  @discardableResult
  public func reevaluate() -> ContentUpdate { replace(rule) }

  // MARK: Places

  /// Returns the index path of an item of the base, or of a separator; `nil` if it's gone or of another data source.
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
  /// The items with something else between them, in the same sections.
  ///
  /// - Parameter separator: makes the separator between two items, or answers `nil` for none: `before` is `nil` before the first of a
  ///   section and `after` is behind the last.
  public func interleaved<Separator: Hashable>(
    by separator: @escaping (_ before: Item?, _ after: Item?) -> Separator?
  ) -> InterleavedDataSource<Self, Separator> {
    InterleavedDataSource(self, by: separator)
  }

  /// The items with a key before each run of neighbours that have it: a day before the messages of each day.
  ///
  /// - Parameter key: computes the key of an item; a key path does.
  public func interleaved<Key: Hashable>(by key: @escaping (Item) -> Key) -> InterleavedDataSource<Self, Key> {
    InterleavedDataSource(self) { before, after in
      guard let new = after.map(key), new != before.map(key) else { return nil }
      return new
    }
  }
}

extension DataSource where Item: Identifiable {
  /// The items with a line before one of them, such as where the unread ones begin.
  ///
  /// Another line is shown by ``InterleavedDataSource/show(before:_:)``.
  ///
  /// - Parameters:
  ///   - id: the identifier of the item; there is no line as long as there is no such item.
  ///   - separator: the line.
  public func interleaved<Separator: Hashable>(
    before id: Item.ID?,
    _ separator: Separator
  ) -> InterleavedDataSource<Self, Separator> {
    InterleavedDataSource(self) { id != nil && $1?.id == id ? separator : nil }
  }
}

extension InterleavedDataSource where Base.Item: Identifiable {
  /// Puts a line before one item, and nothing elsewhere. A line that was elsewhere moves.
  ///
  /// - Parameters:
  ///   - id: the identifier of the item; `nil` for no line.
  ///   - separator: the line.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), in which each item is asked for its identifier.
  @discardableResult
  public func show(before id: Base.Item.ID?, _ separator: Separator) -> ContentUpdate {
    show { id != nil && $1?.id == id ? separator : nil }
  }
}
