import RosterDiagnostics

extension RowList {
  /// Spreads the labels of as few rows as possible, to make room in a full gap.
  ///
  /// - Complexity: O(log *n*) labels, amortized.
  @inlinable
  package mutating func makeRoom(at index: Int) -> Relabeling { makeRoom(for: 1, at: index) }

  /// Spreads labels around a gap to insert a number of rows there.
  @inlinable
  package mutating func makeRoom(for rows: Int, at index: Int) -> Relabeling {
    let (first, relabeling) = Relabeling.spread(around: index, of: count, room: rows) { label(at: $0) }
    set(relabeling.new, from: first)
    return relabeling
  }

  /// Replaces the labels of rows.
  @inlinable
  mutating func set(_ new: ContiguousArray<RowLabel>, from first: Int) {
    lastLabel = nil
    if new.count == count { return setAll(new) }
    var place = 0
    while place < new.count {
      place += edit(first + place, isGap: false) { piece, index in
        let count = Swift.min(piece.count - index, new.count - place)
        piece.labels.replace(index..<index + count) { new[place + $0] }
        return count
      }
    }
  }

  @inlinable
  mutating func setAll(_ new: ContiguousArray<RowLabel>) {
    guard let old = tree else {
      labels = LabelRun(new)
      return
    }
    var leaves: ContiguousArray<RowLeaf<Item>> = []
    var place = 0
    old.forEach { leaf in
      let piece = leaf.piece
      let labels = LabelRun(count: piece.count) { new[place + $0] }
      place += piece.count
      leaves.append(RowLeaf(RowPiece(piece.array, from: piece.start, labels)))
    }
    tree = CountedTree(leaves, empty: RowLeaf(RowPiece([], LabelRun())))
  }

  // MARK: Many rows

  /// Inserts neighbors.
  ///
  /// - Returns: Their labels, and the relabeling of other rows before that if there were too few.
  /// - Complexity: O(*m* + log *n*) for *m* rows.
  @inlinable
  package mutating func insert(
    contentsOf new: [Item],
    at index: Int
  ) -> (labels: ContiguousArray<RowLabel>, relabeling: Relabeling?) {
    precondition(index >= 0 && index <= count, "index out of range")
    if new.isEmpty { return ([], nil) }
    if count == 0 {
      self = RowList(new)
      return (ContiguousArray(new.indices.map { labels[$0] }), nil)
    }
    var relabeling: Relabeling?
    func find() -> (first: RowLabel, step: Int)? {
      let (before, after) = neighbors(of: index)
      return LabelSpacing.labels(new.count, between: before, and: after)
    }
    var found = find()
    if found.map({ $0.step < LabelSpacing.step >> 12 }) ?? true {
      relabeling = makeRoom(for: new.count, at: index)
      found = find()
    }
    guard let found else {
      trap(
        "There are too few labels for \(new.count) inserted rows",
        cause: "labels were spread without room for them",
        advice: "report this as a bug of Roster"
      )
    }
    let run = LabelRun(first: found.first, step: found.step, count: new.count)
    lastLabel = run[new.count - 1]
    if tree == nil, items.count + new.count <= Self.size {
      let old = labels
      labels = LabelRun(count: items.count + new.count) { place in
        place < index ? old[place] : place < index + new.count ? run[place - index] : old[place - new.count]
      }
      items.insert(contentsOf: new, at: index)
    } else {
      graft(RowLeaf(RowPiece(new, run)), at: index)
    }
    return (ContiguousArray((0..<new.count).map { run[$0] }), relabeling)
  }

  /// Inserts a leaf.
  @inlinable
  mutating func graft(_ new: RowLeaf<Item>, at index: Int) {
    if tree == nil { plant() }
    // There's a tree by now.
    tree!.edit(index, isGap: true) { leaf, index, more in
      let count = leaf.piece.count
      if index == 0 {
        if count > 0 { more.append(leaf) }
        leaf = new
      } else {
        more.append(new)
        if index < count {
          more.append(leaf.part(index..<count))
          leaf = leaf.part(0..<index)
        }
      }
    }
    if new.piece.isLong { lend(new.piece.count) }
  }

  /// Removes and inserts rows in one pass. All others retain their labels.
  ///
  /// If labels may run out, call ``makeRoom(removing:inserting:)`` first.
  ///
  /// - Parameters:
  ///   - removing: The indexes of the removed rows, ascending.
  ///   - inserting: The inserted rows by their final indexes, ascending.
  /// - Complexity: O(*n* + *k* log *n*) for *k* rows, O(*k* log *n*) for few.
  @inlinable
  package mutating func pass(
    removing: ContiguousArray<Int>,
    inserting: [(index: Int, item: Item)]
  ) -> Rows {
    guard let rows = rows(removing, inserting.map(\.index)) else {
      trap(
        "There are too few labels for \(inserting.count) inserted rows",
        cause: "makeRoom(removing:inserting:) wasn't called before pass(removing:inserting:)",
        advice: "report this as a bug of Roster"
      )
    }
    if rows.count * 16 < count {
      for row in rows.removed.reversed() { _ = remove(at: row.index) }
      for (row, new) in zip(rows.inserted, inserting) { insert(new.item, row.label, at: row.index) }
    } else {
      rebuild(rows, inserting)
    }
    return rows
  }

  @inlinable
  mutating func rebuild(_ rows: Rows, _ inserting: [(index: Int, item: Item)]) {
    var builder = RowBuilder<Item>()
    var (old, gone, next) = (0, 0, 0)
    func insertRows() {
      while next < inserting.count, inserting[next].index == builder.count {
        builder.append(inserting[next].item, rows.inserted[next].label)
        next += 1
      }
    }
    forEach { label, item in
      if gone < rows.removed.count, rows.removed[gone].index == old {
        gone += 1
      } else {
        insertRows()
        builder.append(item, label)
      }
      old += 1
    }
    insertRows()
    self = builder.list()
  }

  /// Replaces the labels of all rows if they run out in a pass.
  ///
  /// - Parameters:
  ///   - removing: The indexes of the rows to remove, ascending.
  ///   - inserting: The final indexes of the rows to insert, ascending.
  /// - Complexity: O(*k* log *n*) for *k* rows, O(*n*) if labels run out.
  @inlinable
  package mutating func makeRoom(removing: ContiguousArray<Int>, inserting: [Int]) -> Relabeling? {
    if rows(removing, inserting) != nil { return nil }
    var relabeling = Relabeling()
    let slots = count + inserting.count
    let step = LabelSpacing.step(for: slots)
    var next = LabelSpacing.first(for: slots)
    var gaps = PassGaps(removing, inserting)
    var gap = gaps.next()
    for index in 0..<count {
      while let known = gap, known.after == index {
        next += step * known.places.count
        gap = gaps.next()
      }
      relabeling.old.append(label(at: index))
      relabeling.new.append(next)
      next += step
    }
    set(relabeling.new, from: 0)
    return relabeling
  }

  /// Returns the rows of a pass with their labels, or `nil` if labels run out.
  @inlinable
  func rows(_ removing: ContiguousArray<Int>, _ inserting: [Int]) -> Rows? {
    var rows = Rows()
    rows.removed = ContiguousArray(removing.map { ($0, label(at: $0)) })
    rows.inserted.reserveCapacity(inserting.count)
    var gaps = PassGaps(removing, inserting)
    while let gap = gaps.next() {
      let run = LabelSpacing.labels(
        gap.places.count,
        between: gap.before.map { label(at: $0) },
        and: gap.after < count ? label(at: gap.after) : nil
      )
      guard let run else { return nil }
      for (number, place) in gap.places.enumerated() {
        rows.inserted.append((inserting[place], run.first + number * run.step))
      }
    }
    return rows
  }
}

/// The gaps between retained rows in which a pass inserts rows.
@usableFromInline
struct PassGaps {
  @usableFromInline let removing: ContiguousArray<Int>
  @usableFromInline let inserting: [Int]
  @usableFromInline var place = 0
  /// The numbers of removed rows before the retained rows around the gap.
  @usableFromInline var goneBefore = 0
  @usableFromInline var goneAfter = 0

  @inlinable
  init(_ removing: ContiguousArray<Int>, _ inserting: [Int]) {
    self.removing = removing
    self.inserting = inserting
  }

  /// Returns the places in `inserting`, and the old indexes of the retained rows before and after them. The former is
  /// `nil`, or the latter the number of old rows, if there isn't one.
  @inlinable
  mutating func next() -> (places: Range<Int>, before: Int?, after: Int)? {
    guard place < inserting.count else { return nil }
    let first = place
    place += 1
    while place < inserting.count, inserting[place] == inserting[place - 1] + 1 { place += 1 }
    let staying = inserting[first] - first
    // A retained row with a number follows the removed rows that have at most as many retained ones before them.
    while goneBefore < removing.count, removing[goneBefore] - goneBefore < staying { goneBefore += 1 }
    while goneAfter < removing.count, removing[goneAfter] - goneAfter <= staying { goneAfter += 1 }
    return (first..<place, staying > 0 ? staying - 1 + goneBefore : nil, staying + goneAfter)
  }
}

/// A builder that adds rows to a list in order.
@usableFromInline
struct RowBuilder<Item> {
  @usableFromInline var leaves: ContiguousArray<RowLeaf<Item>> = []
  @usableFromInline var items: [Item] = []
  @usableFromInline var labels: ContiguousArray<RowLabel> = []
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  static var size: Int { RowLeaf<Item>.size * 3 / 4 }

  @inlinable
  mutating func append(_ item: Item, _ label: RowLabel) {
    if items.count == Self.size { endLeaf() }
    if items.isEmpty { items.reserveCapacity(Self.size) }
    items.append(item)
    labels.append(label)
    count += 1
  }

  @inlinable
  mutating func endLeaf() {
    leaves.append(RowLeaf(RowPiece(items, LabelRun(labels))))
    items = []
    labels.removeAll(keepingCapacity: true)
  }

  @inlinable
  mutating func list() -> RowList<Item> {
    if leaves.isEmpty {
      var list = RowList(items)
      list.labels = LabelRun(labels)
      return list
    }
    if !items.isEmpty { endLeaf() }
    var list = RowList<Item>([])
    list.tree = CountedTree(leaves, empty: leaves[0])
    return list
  }
}
