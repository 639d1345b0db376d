import RosterCore
import RowStructures

/// Says which group a row belongs to, and keeps the keys of the rows of one ``GroupedRows``.
@usableFromInline
struct GroupingRule<Key: Comparable> {
  let order: SortRule
  let keys: SlotKeyList<Key>
  let direction: SortDirection
  /// How many slots with equal keys follow each other, given slots in order.
  let runs: @MainActor ([UInt32]) -> [Int]
  let paths: GroupedPaths

  @usableFromInline
  init(
    _ order: SortRule,
    _ keys: SlotKeyList<Key>,
    _ direction: SortDirection,
    runs: @escaping @MainActor ([UInt32]) -> [Int],
    _ paths: GroupedPaths
  ) {
    self.runs = runs
    self.order = order
    self.keys = keys
    self.direction = direction
    self.paths = paths
  }

  /// Made where the types are known.
  @inlinable @MainActor
  static func keys<Base: DataSource>(
    of base: Base,
    by key: @escaping (Base.Item) -> Key,
    _ direction: SortDirection
  ) -> GroupingRule {
    let (paths, keys) = (GroupedPaths(), SlotKeyList<Key>())
    let read: @MainActor (ItemPath) -> Key = { row in
      let path = paths.path(ofRow: row.item)
      return key(base.item(at: path.item, inSection: path.section))
    }
    let readAll: @MainActor ([ItemPath], @MainActor (Int, Key) -> Void) -> Void = { rows, body in
      base.readItems(at: paths.paths(ofRows: rows)) { body($0, key($1)) }
    }
    let order: SortRule =
      switch direction {
      case .ascending: .keys(read, readAll, into: keys, isReflexive: { $0 == $0 }) { $0 < $1 }
      case .descending: .keys(read, readAll, into: keys, isReflexive: { $0 == $0 }) { $1 < $0 }
      }
    return GroupingRule(
      order,
      keys,
      direction,
      runs: { keys.runs(of: $0, direction) },
      paths
    )
  }
}

/// Where rows that are counted through all sections of a base are in them.
@usableFromInline
final class GroupedPaths {
  /// Sums of the numbers of rows in the sections.
  var sums = FenwickTree([])
  /// The rows of the base that are not counted; `nil` if all are.
  var gap: BaseGap?

  @usableFromInline
  init() {}

  /// The paths of rows that are given as items of one section.
  @usableFromInline
  func paths(ofRows rows: [ItemPath]) -> [ItemPath] {
    if sums.count == 1, gap == nil { return rows }
    var paths: [ItemPath] = []
    paths.reserveCapacity(rows.count)
    for row in rows { paths.append(path(ofRow: row.item)) }
    return paths
  }

  @usableFromInline
  func path(ofRow row: Int) -> ItemPath {
    let (section, local) = sums.leaf(covering: row)
    return gap.readablePath(of: ItemPath(section: section, item: local))
  }
}
