import Foundation
import RosterCore

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
/// The separator between two items is asked for again when one of them comes, goes, moves or changes. A separator is
/// the same row as long as it is equal, or has the same identifier if it has one: where an item comes between a separator
/// and the item below it, nothing else moves. The properties of `@Observable` items that the closure reads are followed from iOS 17 on. It must not
/// change content.
///
/// A place of an item is one of the base, which takes edits by it; that of a separator is one of this data source.
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes, and one question for each pair of
///   neighbours that is new: 2 for one that comes or changes, 1 for one that goes, 3 for one that moves. It keeps some
///   60 bytes for each item of the base, and the separators.
@preconcurrency @MainActor
public final class InterleavedDataSource<Base: DataSource, Separator: Hashable>:
  ExpandedDataSource<Base, InterleavedItem<Base.Item, Separator>>
{
  private let expansion: Expansion<InterleavedRule<Separator>>

  /// - Parameters:
  ///   - base: the data source with the items; it is kept alive.
  ///   - separator: makes the separator between two items: `before` is `nil` before the first of a section and `after` is behind
  ///     the last. It is not asked for sections without items.
  init(_ base: Base, by separator: @escaping (_ before: Base.Item?, _ after: Base.Item?) -> Separator?) {
    expansion = Expansion(base, by: InterleavedDataSource.rule(separator, of: base), "InterleavedDataSource")
    super.init(base, expansion)
  }

  private static func rule(
    _ separator: @escaping (Base.Item?, Base.Item?) -> Separator?,
    of base: Base
  ) -> InterleavedRule<Separator> {
    func item(_ path: ItemPath) -> Base.Item { base.item(at: path.item, inSection: path.section) }
    return InterleavedRule { separator($0.map(item), $1.map(item)) }
  }

  /// - Complexity: O(log *n*) in the number of the section's items in the base, and that of the base.
  public override func item(
    at index: Int,
    inSection section: Int
  ) -> InterleavedItem<Base.Item, Separator> {
    let (span, local, row) = expansion.span(at: ItemPath(section: section, item: index), #function)
    if let separator = span.separator(at: local) { return .separator(separator) }
    return .item(expansion.timeline.item(ofBase: 0, at: row) { base.item(at: $0.item, inSection: $0.section) })
  }

  // MARK: Separators

  /// Puts other separators between the items.
  ///
  /// - Parameter separator: makes the separator between two items, as in the initializer.
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one question for each two neighbours.
  @discardableResult
  public func show(by separator: @escaping (_ before: Base.Item?, _ after: Base.Item?) -> Separator?) -> ContentUpdate {
    expansion.replaceRule(InterleavedDataSource.rule(separator, of: base))
  }

  /// Asks for all separators again, as they depend on something else than the items.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), with one question for each two neighbours.
  @discardableResult
  public func reevaluate() -> ContentUpdate { expansion.replaceRule(expansion.rule) }

  // MARK: Places

  /// A place of an item, which is one of the base; for a separator, one of this data source.
  public override func place(at index: Int, inSection section: Int) -> ItemPlace {
    let path = ItemPath(section: section, item: index)
    let (span, local, row) = expansion.span(at: path, #function)
    if span.separator(at: local) != nil { return changes.history.place(at: path, in: changes) }
    let origin = expansion.timeline.path(inBase: 0, of: row)
    return base.place(at: origin.item, inSection: origin.section)
  }

  public override func baseIndexPath(of indexPath: IndexPath) -> IndexPath? {
    let (span, local, row) = expansion.span(at: ItemPath(section: indexPath[0], item: indexPath[1]), #function)
    if span.separator(at: local) != nil { return nil }
    let path = expansion.timeline.path(inBase: 0, of: row)
    return IndexPath(indexes: [path.section, path.item])
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
