import Foundation
import ListChanges
import RosterCore
import RowStructures

/// The items of another data source in the order of a ``Sorter``, in each of its sections.
///
/// ```swift
/// let newest = mails.sorted(by: \.date, .descending)
/// newest.sorter.sort(by: \.subject)
/// ```
///
/// An item whose key changes moves, unless it still belongs there. Another order is one sort, with the fewest moves. The order
/// determines places, so you can't move items here, nor insert one at a place. A place of an item belongs to the base.
///
/// - Complexity: O(log *n*) and log₂ *n* + 3 comparisons for each inserted, removed, moved, or changed item. The key is called once
///   for an inserted or changed item. It retains some 17 bytes for each item of the base, 25 after many edits, and its key. A
///   comparator retains the items themselves.
@preconcurrency @MainActor
public final class SortedDataSource<Base: DataSource>:
  DerivedDataSource<Base, SortedVersion<Base.Version>>
{
  /// The order of the items.
  public let sorter: Sorter<Base.Item>
  // Keys and comparators are called while these are read, never while they are written.
  @exclusivity(unchecked) @usableFromInline var sections: CountedList<OrderedRows> = CountedList()
  /// The own labels of the rows by the indexes of the base. They find a moved or removed row without evaluation.
  @exclusivity(unchecked) @usableFromInline var own: [LabelColumn] = []
  /// The current order.
  @usableFromInline var order: RowOrder<Item>
  /// The rows on their way to another order.
  @usableFromInline var resorting: Resorting<Base>?
  /// The rows whose keys read observable models.
  @usableFromInline var observed: ObservedRows?
  /// The rows whose models have changed, by the base's labels, during an edit. A comparator finds them in no order.
  @usableFromInline var stale: [(section: Int, label: RowLabel)] = []

  @usableFromInline
  init(_ base: Base, _ sorter: Sorter<Base.Item>) {
    self.sorter = sorter
    order = sorter.order.make()
    observed = ObservedRows(of: base)
    super.init(base)
    readAll()
    sorter.followers.append(self) { [unowned self] in show($0) }
    askStaleRowsEachFrame()
  }

  @inlinable
  public override var version: SortedVersion<Base.Version> { SortedVersion(base.version, sections) }

  public override func indexPath(of place: ItemPlace) -> IndexPath? {
    guard let path = base.indexPath(of: place) else { return nil }
    let label = own[path[0]][path[1]]
    return sections.read(path[0]) { $0.index(of: label) }.map { IndexPath(indexes: [path[0], $0]) }
  }

  public override var pendingCount: Int { resorting.map { max(1, $0.count) } ?? 0 }

  override func ask(_ budget: inout SliceBudget) -> Bool { proceed(&budget) }

  @inlinable
  override func follow(_ edit: ContentEdit<Base.Item>) {
    observed?.follow(edit)
    resorting?.follow(edit)
    if observed != nil { takeStaleRows() }
    followRows(edit)
    if !stale.isEmpty { askStaleRows() }
  }
}

extension DataSource {
  /// Returns the items in the order of a sorter, in each section. Equal items retain their order.
  ///
  /// - Parameter sorter: The sorter, which you can change, and which other data sources can follow.
  @inlinable
  public func sorted(by sorter: Sorter<Item>) -> SortedDataSource<Self> {
    SortedDataSource(self, sorter)
  }

  /// Returns the items in the order of a key, in each section. Items with equal keys retain their order.
  ///
  /// - Parameters:
  ///   - key: A closure or key path that returns the key of an item. It's called once for each inserted or changed item.
  ///   - direction: The order of the keys. The default is ascending.
  @inlinable
  public func sorted<Key: Comparable>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending
  ) -> SortedDataSource<Self> {
    sorted(by: Sorter(key, direction))
  }

  /// Returns the items in the ``TextOrder/standard`` order of a text, in each section. Items with the same text retain their order.
  ///
  /// - Parameters:
  ///   - key: A closure or key path that returns the text of an item. It's called once for each inserted or changed item.
  ///   - direction: The order of the texts. The default is ascending.
  @inlinable
  public func sorted(
    by key: @escaping (Item) -> String,
    _ direction: SortDirection = .ascending
  ) -> SortedDataSource<Self> {
    sorted(by: Sorter(key, direction))
  }

  /// Returns the items in an order, in each section. Equal items retain their order.
  ///
  /// - Parameter areInIncreasingOrder: A closure that returns whether the first item precedes the second.
  @inlinable
  public func sorted(by areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> SortedDataSource<Self> {
    sorted(by: Sorter(areInIncreasingOrder))
  }
}
