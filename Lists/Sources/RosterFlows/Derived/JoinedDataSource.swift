import Foundation
import RosterCore
import RosterDiagnostics

/// The items of a data source with their partners in another one, by a key, in the order and the sections of the first.
///
/// ```swift
/// let rows = orders.joined(with: customers, by: \.customerID, \.id)
/// let first = rows.item(at: 0, inSection: 0)  // JoinedPair(left: order, right: customer or nil)
/// ```
///
/// An item whose partner comes, goes or changes is shown anew, in the same batch as the partner's other views. Of several
/// partners with the same key it is the first; all keys that are not equal to themselves, as NaN is not, are one key. Items without one have `nil`;
/// `DataSource.innerJoined(with:by:_:)` shows those with one alone.
///
/// Keys that read `@Observable` items are followed from iOS 17 on: a pair is shown anew when it gets another partner.
///
/// A place of an item is one of ``left``, which takes edits by it.
///
/// - Complexity: O(log *n*) for each item of either that comes, goes, moves or changes, with one call of its key, and
///   O(log *n*) for each item whose partner it is; where *m* partners have the same key, O(*m* log *n*). It keeps some 30 bytes
///   for each item of both, and their keys.
@preconcurrency @MainActor
public final class JoinedDataSource<Left: DataSource, Right: DataSource, Key: Hashable>: DataSource {
  public typealias Item = JoinedPair<Left.Item, Right.Item?>
  public typealias Header = Left.Header
  public typealias Footer = Left.Footer

  /// The data source whose items are shown.
  public let left: Left
  /// The data source with their partners.
  public let right: Right
  private let timeline: Timeline<Joining<ReflexiveKey<Key>>>

  /// - Parameters:
  ///   - left: the data source whose items are shown; it is kept alive.
  ///   - right: the data source with their partners; it is kept alive.
  ///   - leftKey: the key of an item, which its partner has, too; `nil` for one that has none.
  ///   - rightKey: the key of a partner; `nil` for one that belongs to no item.
  init(
    _ left: Left,
    with right: Right,
    by leftKey: @escaping (Left.Item) -> Key?,
    _ rightKey: @escaping (Right.Item) -> Key?
  ) {
    self.left = left
    self.right = right
    let bases = [DerivedBase(left), DerivedBase(right)]
    let observed = [ObservedRows(of: left, bases[0]), ObservedRows(of: right, bases[1])]
    timeline = Timeline(
      Joining(
        bases: bases,
        observed: observed,
        keyOf: [
          observed[0].tracking { leftKey(left.item(at: $0.item, inSection: $0.section)).map { ReflexiveKey($0) } },
          observed[1].tracking { rightKey(right.item(at: $0.item, inSection: $0.section)).map { ReflexiveKey($0) } },
        ]
      )
    )
    for rows in observed { rows?.reader = timeline }
    timeline.changes.source = self
    if left.changes.source == nil { left.changes.source = left }
    if right.changes.source == nil { right.changes.source = right }
  }

  public var changes: ContentChannel { timeline.changes }

  public var numberOfSections: Int { timeline.read { $0.left.counts.count } }

  public func numberOfItems(inSection section: Int) -> Int {
    timeline.read { state in
      checkIndex(section, of: .section, below: state.left.counts.count, in: "JoinedDataSource", #function)
      return state.left.counts[section]
    }
  }

  /// - Complexity: O(log *n*), and what both take.
  public func item(at index: Int, inSection section: Int) -> Item {
    let row = row(index, section, #function)
    let item = timeline.item(ofBase: 0, at: row) { left.item(at: $0.item, inSection: $0.section) }
    return JoinedPair(left: item, right: partner(of: row))
  }

  private func row(_ index: Int, _ section: Int, _ function: StaticString) -> ItemPath {
    timeline.read { state in
      checkIndex(section, of: .section, below: state.left.counts.count, in: "JoinedDataSource", function)
      checkIndex(index, of: .item, below: state.left.counts[section], in: "JoinedDataSource", function)
      return ItemPath(section: section, item: index)
    }
  }

  private func partner(of row: ItemPath) -> Right.Item? {
    guard let partner = timeline.read({ $0.partner(of: row) }) else { return nil }
    return timeline.item(ofBase: 1, at: partner) { right.item(at: $0.item, inSection: $0.section) }
  }

  public func header(ofSection section: Int) -> Left.Header? { left.header(ofSection: section) }

  public func footer(ofSection section: Int) -> Left.Footer? { left.footer(ofSection: section) }

  public func indexTitle(ofSection section: Int) -> String? { left.indexTitle(ofSection: section) }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate { left.reconfigureSection(at: index) }

  // MARK: Places

  /// A place of an item, which is one of ``left``.
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let path = timeline.path(inBase: 0, of: row(index, section, #function))
    return left.place(at: path.item, inSection: path.section)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    left.indexPath(of: place).flatMap { timeline.path(ItemPath(section: $0[0], item: $0[1]), ofBase: 0) }
      .map { IndexPath(indexes: [$0.section, $0.item]) }
  }
}

/// The items of a data source that have partners in another one, with these.
public typealias InnerJoinedDataSource<Left: DataSource, Right: DataSource, Key: Hashable> = MappedDataSource<
  FilteredDataSource<JoinedDataSource<Left, Right, Key>>, JoinedPair<Left.Item, Right.Item>
>

extension DataSource {
  /// The items with their partners in another data source, by a key: all items, with `nil` for a partner that is not there.
  ///
  /// - Parameters:
  ///   - other: the data source with the partners; it is kept alive.
  ///   - key: the key of an item, which its partner has, too; `nil` for one that has none. It is called once for each item
  ///     that comes or changes.
  ///   - otherKey: the key of a partner.
  public func joined<Other: DataSource, Key: Hashable>(
    with other: Other,
    by key: @escaping (Item) -> Key?,
    _ otherKey: @escaping (Other.Item) -> Key?
  ) -> JoinedDataSource<Self, Other, Key> {
    JoinedDataSource(self, with: other, by: key, otherKey)
  }

  /// The items that have partners in another data source, by a key, with these.
  ///
  /// An item comes when its partner does, and goes with it.
  ///
  /// - Parameters:
  ///   - other: the data source with the partners; it is kept alive.
  ///   - key: the key of an item, which its partner has, too; `nil` for one that has none. It is called once for each item
  ///     that comes or changes.
  ///   - otherKey: the key of a partner.
  public func innerJoined<Other: DataSource, Key: Hashable>(
    with other: Other,
    by key: @escaping (Item) -> Key?,
    _ otherKey: @escaping (Other.Item) -> Key?
  ) -> InnerJoinedDataSource<Self, Other, Key> {
    joined(with: other, by: key, otherKey).filtered { $0.right != nil }.map { pair in
      guard let right = pair.right else {
        trap(
          "JoinedDataSource: an item is shown without a partner",
          cause: "the partner has gone before views were told",
          advice: "report this as a bug of Roster"
        )
      }
      return JoinedPair(left: pair.left, right: right)
    }
  }
}
