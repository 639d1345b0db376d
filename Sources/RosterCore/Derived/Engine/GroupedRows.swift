/// The rows of all sections of a base in the order of their groups, and how many each group has.
///
/// It is a sorted list of which neighbours with equal keys are a group.
struct GroupedRows<Item, Key: Comparable> {
  /// What leads back to the time before a change.
  enum Undo {
    case edits([SortArrangement<Item>.Edit], groups: [Key], counts: [Int], baseCounts: [Int])
    case all(GroupedRows)
  }

  private var rows: SortArrangement<Item>
  private let rule: SortRule<Item>
  private let keys: SlotKeyList<Key>
  private let isDescending: Bool
  /// The keys of the groups in their order.
  private(set) var groups: [Key] = []
  /// The number of rows in each group.
  private(set) var counts: [Int] = [] { didSet { sums = LeafSums(counts) } }
  private var sums = LeafSums([])
  /// The number of rows in each section of the base.
  private(set) var baseCounts: [Int] { didSet { baseSums = LeafSums(baseCounts) } }
  private var baseSums: LeafSums

  /// - Parameters:
  ///   - counts: the number of rows in each section of the base.
  ///   - item: the item at a path of the base.
  init(
    counts baseCounts: [Int],
    by key: @escaping (Item) -> Key,
    _ direction: SortDirection,
    item: (ItemPath) -> Item
  ) {
    let keys = SlotKeyList<Key>()
    let isDescending = direction == .descending
    let sums = LeafSums(baseCounts)
    rule = .keys(by: key, into: keys) { isDescending ? $1 < $0 : $0 < $1 }
    rows = SortArrangement(count: sums.total, by: rule) { row in
      let (section, local) = sums.leaf(covering: row)
      return item(ItemPath(section: section, item: local))
    }
    self.keys = keys
    self.isDescending = isDescending
    self.baseCounts = baseCounts
    baseSums = sums
    var groups: [Key] = []
    var counts: [Int] = []
    for place in 0..<rows.count {
      let key = self.key(at: place)
      if let last = groups.last, last == key {
        counts[counts.count - 1] += 1
      } else {
        groups.append(key)
        counts.append(1)
      }
    }
    self.groups = groups
    self.counts = counts
    self.sums = LeafSums(counts)
  }

  private func key(at place: Int) -> Key { keys.keys[Int(rows.slot(at: place))] }

  // MARK: Look-up

  func basePath(_ path: ItemPath) -> ItemPath {
    let row = rows.row(at: sums.sum(before: path.section) + path.item)
    let (section, local) = baseSums.leaf(covering: row)
    return ItemPath(section: section, item: local)
  }

  func path(ofBase path: ItemPath) -> ItemPath? { self.path(ofRow: row(path)) }

  /// The row of all sections at a path of the base.
  func row(_ path: ItemPath) -> Int { baseSums.sum(before: path.section) + path.item }

  func path(ofRow row: Int) -> ItemPath? {
    rows.place(ofRow: row).map { place in
      let (group, local) = sums.leaf(covering: place)
      return ItemPath(section: group, item: local)
    }
  }

  // MARK: Changes

  /// Follows changes of all rows of the base, counted through its sections.
  ///
  /// - Parameters:
  ///   - left: the groups that rows leave, each as often as one leaves, of those that were removed or changed.
  ///   - came: the rows after the change that came or changed.
  mutating func follow(
    _ changes: RowChanges,
    baseCounts: [Int],
    left: [Int],
    came: [Int],
    item: (ItemPath) -> Item
  ) -> Undo {
    let (oldGroups, oldCounts, oldBaseCounts) = (groups, counts, self.baseCounts)
    self.baseCounts = baseCounts
    let sums = baseSums
    let edits = rows.follow(changes, by: rule) { row in
      let (section, local) = sums.leaf(covering: row)
      return item(ItemPath(section: section, item: local))
    }
    var counts = counts
    for group in left { counts[group] -= 1 }
    for row in came {
      guard let place = rows.place(ofRow: row) else { continue }
      let key = self.key(at: place)
      let group = groups.partitioningIndex { isDescending ? $0 <= key : key <= $0 }
      if group < groups.count, groups[group] == key {
        counts[group] += 1
      } else {
        groups.insert(key, at: group)
        counts.insert(1, at: group)
      }
    }
    if counts.contains(0) {
      groups = groups.indices.filter { counts[$0] > 0 }.map { groups[$0] }
      counts.removeAll { $0 == 0 }
    }
    self.counts = counts
    return .edits(edits, groups: oldGroups, counts: oldCounts, baseCounts: oldBaseCounts)
  }

  /// Takes other rows.
  mutating func replace(with other: GroupedRows) -> Undo {
    let old = self
    self = other
    return .all(old)
  }

  /// - Returns: what undoes it.
  mutating func make(_ undo: Undo) -> Undo {
    switch undo {
    case .all(let other): return replace(with: other)
    case .edits(let edits, let groups, let counts, let baseCounts):
      var inverse: [SortArrangement<Item>.Edit] = []
      for edit in edits { inverse.append(rows.make(edit)) }
      inverse.reverse()
      let redo = Undo.edits(inverse, groups: self.groups, counts: self.counts, baseCounts: self.baseCounts)
      self.groups = groups
      self.counts = counts
      self.baseCounts = baseCounts
      return redo
    }
  }
}
