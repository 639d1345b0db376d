import RowStructures

/// The rows of all sections of a base in the order of their groups, and how many each group has.
///
/// It is a sorted list of which neighbours with equal keys are a group.
@usableFromInline
@MainActor struct GroupedRows<Key: Comparable>: ReversibleState {
  /// What leads to the other time of a change.
  enum Edit {
    /// A row of a section of the base that comes to a group which is there, or leaves it and others.
    case row([ArrangementEdit], section: Int, group: Int, by: Int)
    case edits([ArrangementEdit], groups: [Key], counts: [Int], baseCounts: [Int])
  }

  private var rows: SortArrangement
  private let rule: GroupingRule<Key>
  /// The keys of the groups in their order.
  private(set) var groups: [Key] = []
  /// The number of rows in each group.
  private(set) var counts: [Int] = []
  private var sums = FenwickTree([])
  /// The number of rows in each section of the base.
  private(set) var baseCounts: [Int]
  private var baseSums: FenwickTree {
    get { rule.paths.sums }
    nonmutating set { rule.paths.sums = newValue }
  }

  /// - Parameters:
  ///   - counts: the number of rows in each section of the base.
  ///   - rule: says which group a row belongs to; of these rows alone.
  init(counts baseCounts: [Int], by rule: GroupingRule<Key>) {
    self.rule = rule
    rule.paths.sums = FenwickTree(baseCounts)
    rows = SortArrangement(count: rule.paths.sums.total, by: rule.order, SectionRows(section: 0))
    self.baseCounts = baseCounts
    let slots = rows.slots
    let counts = rule.runs(slots)
    var start = 0
    for count in counts {
      groups.append(rule.keys.keys[Int(slots[start])])
      start += count
    }
    self.counts = counts
    self.sums = FenwickTree(counts)
  }

  private func key(at place: Int) -> Key { rule.keys.keys[Int(rows.slot(at: place))] }

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

  private mutating func setCounts(_ new: [Int]) {
    counts = new
    sums = FenwickTree(new)
  }

  private mutating func setBaseCounts(_ new: [Int]) {
    baseCounts = new
    baseSums = FenwickTree(new)
  }

  private mutating func count(_ amount: Int, inGroup group: Int) {
    counts[group] += amount
    sums.add(amount, at: group)
  }

  private mutating func count(_ amount: Int, inSection section: Int) {
    baseCounts[section] += amount
    rule.paths.sums.add(amount, at: section)
  }

  /// Where a group is, or would be.
  private func index(of key: Key) -> (group: Int, isThere: Bool) {
    let group = groups.partitioningIndex { !rule.direction.puts($0, before: key) }
    return (group, group < groups.count && !rule.direction.puts(key, before: groups[group]))
  }

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
    _ gap: BaseGap?
  ) -> Edit {
    rule.paths.gap = gap
    let (oldGroups, oldCounts, oldBaseCounts) = (groups, counts, self.baseCounts)
    setBaseCounts(baseCounts)
    let edits = rows.follow(changes, by: .order(rule.order), in: SectionRows(section: 0))
    var counts = counts
    for group in left { counts[group] -= 1 }
    for row in came {
      guard let place = rows.place(ofRow: row) else { continue }
      let key = self.key(at: place)
      let (group, isThere) = index(of: key)
      if isThere {
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
    setCounts(counts)
    return .edits(edits, groups: oldGroups, counts: oldCounts, baseCounts: oldBaseCounts)
  }

  /// What rows that come and go do to the groups.
  struct Regrouping {
    /// Indexes of groups before and after.
    var goneGroups: [Int] = []
    var newGroups: [Int] = []
    /// The groups after the change that were there before, and whose rows are others.
    var changedGroups: [Int] = []
    /// Rows of groups that stay, before and after.
    var deletes: [ItemPath] = []
    var inserts: [ItemPath] = []
  }

  /// Follows rows of the base that come and go, where nothing else happens.
  ///
  /// - Parameters:
  ///   - removes: ascending paths before the change.
  ///   - inserts: ascending paths after it.
  /// - Complexity: O(*g*) for *g* groups and O(*k* log *n*) for *k* rows, or O(*n*) if that is less; O(log *n*) for one row if
  ///   no group comes or goes. The key is asked once for each row that came.
  mutating func follow(removes: [ItemPath], inserts: [ItemPath], _ gap: BaseGap?) -> (Regrouping, Edit) {
    rule.paths.gap = gap
    if inserts.isEmpty, removes.count == 1, let change = followRemoval(of: removes[0]) { return change }
    if removes.isEmpty, inserts.count == 1 { return followInsertion(of: inserts[0]) }
    let (oldGroups, oldCounts, oldBaseCounts) = (groups, counts, baseCounts)
    let removed = GroupedRows.rows(removes, baseSums)
    var newBaseCounts = baseCounts
    for path in removes { newBaseCounts[path.section] -= 1 }
    for path in inserts { newBaseCounts[path.section] += 1 }
    setBaseCounts(newBaseCounts)
    let inserted = GroupedRows.rows(inserts, baseSums)
    let change = rows.follow(
      removes: removed,
      inserts: inserted,
      by: .order(rule.order),
      in: SectionRows(section: 0)
    )
    var result = Regrouping()
    var (newGroups, newCounts): ([Key], [Int]) = ([], [])
    newGroups.reserveCapacity(oldGroups.count)
    newCounts.reserveCapacity(oldGroups.count)
    /// How many rows are in the groups that have been passed, before and after.
    var (oldStart, newStart) = (0, 0)
    var deletes = change.deletes[...]
    // The rows that came, in runs with equal keys.
    var came: [OrderedSlots.Slot] = []
    came.reserveCapacity(change.inserts.count)
    for place in change.inserts { came.append(rows.slot(at: place)) }
    var runs = rule.runs(came)[...]
    var next = 0
    var nextKey = came.first.map { rule.keys.keys[Int($0)] }
    /// Passes the rows that came to the next group.
    func arrive() -> Range<Int> {
      let run = next..<next + runs.removeFirst()
      next = run.upperBound
      nextKey = next < came.count ? rule.keys.keys[Int(came[next])] : nil
      return run
    }
    func addGroup(_ key: Key) {
      result.newGroups.append(newGroups.count)
      let count = arrive().count
      newGroups.append(key)
      newCounts.append(count)
      newStart += count
    }
    for (group, key) in oldGroups.enumerated() {
      while let next = nextKey, rule.direction.puts(next, before: key) { addGroup(next) }
      let end = oldStart + oldCounts[group]
      var goneCount = 0
      while goneCount < deletes.count, deletes[deletes.startIndex + goneCount] < end { goneCount += 1 }
      let gone = deletes.prefix(goneCount)
      deletes = deletes.dropFirst(goneCount)
      let isArriving = nextKey.map { !rule.direction.puts(key, before: $0) } ?? false
      let arriving = isArriving ? arrive() : next..<next
      let count = oldCounts[group] - gone.count + arriving.count
      if count == 0 {
        result.goneGroups.append(group)
      } else {
        for place in gone { result.deletes.append(ItemPath(section: group, item: place - oldStart)) }
        for place in change.inserts[arriving] {
          result.inserts.append(ItemPath(section: newGroups.count, item: place - newStart))
        }
        if gone.count + arriving.count > 0 { result.changedGroups.append(newGroups.count) }
        newGroups.append(key)
        newCounts.append(count)
        newStart += count
      }
      oldStart = end
    }
    while let next = nextKey { addGroup(next) }
    groups = newGroups
    setCounts(newCounts)
    return (result, .edits(change.undo, groups: oldGroups, counts: oldCounts, baseCounts: oldBaseCounts))
  }

  /// - Returns: `nil` if the group goes with the row.
  private mutating func followRemoval(of path: ItemPath) -> (Regrouping, Edit)? {
    let row = row(path)
    guard let old = self.path(ofRow: row), counts[old.section] > 1 else { return nil }
    count(-1, inSection: path.section)
    count(-1, inGroup: old.section)
    let rule = ArrangementRule.order(rule.order)
    let change = rows.follow(removes: [row], inserts: [], by: rule, in: SectionRows(section: 0))
    let undo = Edit.row(change.undo, section: path.section, group: old.section, by: 1)
    return (Regrouping(changedGroups: [old.section], deletes: [old]), undo)
  }

  private mutating func followInsertion(of path: ItemPath) -> (Regrouping, Edit) {
    count(1, inSection: path.section)
    let row = row(path)
    let order = ArrangementRule.order(rule.order)
    let change = rows.follow(removes: [], inserts: [row], by: order, in: SectionRows(section: 0))
    let place = change.inserts[0]
    let key = key(at: place)
    let (group, isThere) = index(of: key)
    if isThere {
      count(1, inGroup: group)
      let item = place - sums.sum(before: group)
      let undo = Edit.row(change.undo, section: path.section, group: group, by: -1)
      return (Regrouping(changedGroups: [group], inserts: [ItemPath(section: group, item: item)]), undo)
    }
    var oldBaseCounts = baseCounts
    oldBaseCounts[path.section] -= 1
    let undo = Edit.edits(change.undo, groups: groups, counts: counts, baseCounts: oldBaseCounts)
    groups.insert(key, at: group)
    counts.insert(1, at: group)
    setCounts(counts)
    return (Regrouping(newGroups: [group]), undo)
  }

  /// The rows of all sections at ascending paths.
  private static func rows(_ paths: [ItemPath], _ sums: FenwickTree) -> [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(paths.count)
    var (section, start) = (-1, 0)
    for path in paths {
      if path.section != section { (section, start) = (path.section, sums.sum(before: path.section)) }
      rows.append(start + path.item)
    }
    return rows
  }

  /// - Returns: what undoes it.
  mutating func make(_ undo: Edit) -> Edit {
    switch undo {
    case .row(let edits, let section, let group, let amount):
      let inverse = make(edits)
      count(amount, inSection: section)
      count(amount, inGroup: group)
      return .row(inverse, section: section, group: group, by: -amount)
    case .edits(let edits, let groups, let counts, let baseCounts):
      let redo = Edit.edits(make(edits), groups: self.groups, counts: self.counts, baseCounts: self.baseCounts)
      self.groups = groups
      setCounts(counts)
      setBaseCounts(baseCounts)
      return redo
    }
  }

  /// - Returns: what undoes them.
  private mutating func make(_ edits: [ArrangementEdit]) -> [ArrangementEdit] {
    var inverse: [ArrangementEdit] = []
    inverse.reserveCapacity(edits.count)
    for edit in edits { inverse.append(rows.make(edit)) }
    inverse.reverse()
    return inverse
  }
}
