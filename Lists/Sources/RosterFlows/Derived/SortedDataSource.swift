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
/// An item whose key changes moves, and stays where it is if it still belongs there. Another order is one sort, and the least moves.
/// The order decides where items are, so you can't move them here, nor insert one at a place. A place of an item is one of the base.
///
/// - Complexity: O(log *n*) for each item that arrives, leaves, moves or changes, with one call of the key for one that arrives or
///   changes, and log₂ *n* + 3 comparisons. It keeps some 17 bytes for each item of the base, 25 after many edits, and its key. A
///   comparator keeps the items themselves.
@preconcurrency @MainActor
public final class SortedDataSource<Base: DataSource>:
  DerivedDataSource<Base, SortedVersion<Base.Version>>
{
  /// The order of the items.
  public let sorter: Sorter<Base.Item>
  // Keys and comparators are called while these are read, never while they are written.
  @exclusivity(unchecked) @usableFromInline var sections: CountedList<OrderedRows> = CountedList()
  /// The own labels of the rows by the indexes of the base. They find a row that moves or leaves, of which nothing has to be asked.
  @exclusivity(unchecked) @usableFromInline var own: [LabelColumn] = []
  /// The order that is shown.
  @usableFromInline var order: RowOrder<Item>
  /// The rows on their way to another order.
  @usableFromInline var resorting: Resorting<Base>?
  /// The rows whose keys read models that tell of their changes.
  @usableFromInline var observed: ObservedRows?
  /// The rows whose models have changed, by the base's labels, while an edit is followed. A comparator finds them in no order.
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
  /// The items in the order of a sorter, in each section; items in the same place are in the order in which they are here.
  ///
  /// - Parameter sorter: says which item comes before which; it may be changed, and be followed by other data sources, too.
  @inlinable
  public func sorted(by sorter: Sorter<Item>) -> SortedDataSource<Self> {
    SortedDataSource(self, sorter)
  }

  /// The items in the order of a key, in each section; items with equal keys are in the order in which they are here.
  ///
  /// - Parameters:
  ///   - key: computes the key of an item; a key path does. It is called once for each item that comes or changes.
  ///   - direction: which keys come first.
  @inlinable
  public func sorted<Key: Comparable>(
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection = .ascending
  ) -> SortedDataSource<Self> {
    sorted(by: Sorter(key, direction))
  }

  /// The items in the order of a text, as people look for names (``TextOrder/standard``), in each section; items with
  /// the same text are in the order in which they are here.
  ///
  /// - Parameters:
  ///   - key: computes the text of an item; a key path does. It is called once for each item that comes or changes.
  ///   - direction: which texts come first.
  @inlinable
  public func sorted(
    by key: @escaping (Item) -> String,
    _ direction: SortDirection = .ascending
  ) -> SortedDataSource<Self> {
    sorted(by: Sorter(key, direction))
  }

  /// The items in an order, in each section; items in the same place are in the order in which they are here.
  ///
  /// - Parameter areInIncreasingOrder: whether the first item comes before the second.
  @inlinable
  public func sorted(by areInIncreasingOrder: @escaping (Item, Item) -> Bool) -> SortedDataSource<Self> {
    sorted(by: Sorter(areInIncreasingOrder))
  }
}
