/// Ascending labels of rows, such as those of a group, as a value: a copy takes O(1).
@usableFromInline
package struct LabelSet: Sendable {
  /// All labels while there isn't a tree: even ones, or few.
  @usableFromInline var run: LabelRun
  @usableFromInline var tree: CountedTree<LabelRun>?

  /// - Complexity: O(*n*)
  @inlinable
  package init(_ labels: ContiguousArray<RowLabel>) {
    run = LabelRun(labels)
    if !run.isEven, run.count > LabelRun.size { plant(run) }
  }

  /// Converts labels into a tree.
  @inlinable
  mutating func plant(_ labels: LabelRun) {
    let size = labels.isEven ? labels.count : LabelRun.size * 3 / 4
    var leaves: ContiguousArray<LabelRun> = []
    for start in stride(from: 0, to: labels.count, by: size) {
      leaves.append(labels.part(start..<Swift.min(labels.count, start + size)))
    }
    tree = CountedTree(leaves, empty: LabelRun())
    run = LabelRun()
  }

  // MARK: Reads

  @inlinable
  package var count: Int { tree?.count ?? run.count }

  /// - Complexity: O(log *n*)
  @inlinable @inline(__always)
  package subscript(index: Int) -> RowLabel {
    guard let tree else {
      precondition(index >= 0 && index < run.count, "index out of range")
      return run[index]
    }
    return tree.read(index) { $0[$1] }
  }

  /// Returns the index of a label, or the index to insert it at.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package func place(of label: RowLabel) -> (index: Int, isThere: Bool) {
    func place(_ run: borrowing LabelRun, _ before: Int) -> (Int, Bool) {
      let place = run.place(of: label)
      return (before + place, place < run.count && run[place] == label)
    }
    guard let tree else { return place(run, 0) }
    return tree.search(label: label, place)
  }

  /// Calls a closure with the labels in order.
  @inlinable @inline(__always)
  package func forEach(_ body: (RowLabel) -> Void) {
    forEach(in: 0..<count, body)
  }

  /// Calls a closure with the labels of a range in order.
  @inlinable @inline(__always)
  package func forEach(in range: Range<Int>, _ body: (RowLabel) -> Void) {
    guard let tree else {
      for index in range { body(run[index]) }
      return
    }
    tree.forEach(in: range) { run, range in
      for index in range { body(run[index]) }
    }
  }

  // MARK: Edits

  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func insert(_ label: RowLabel, at index: Int) {
    if tree == nil {
      let isNext = run.isEven && run.count > 1 && index == run.count && label == run[index]
      if isNext || run.count < LabelRun.size { return run.insert(label, at: index) }
      plant(run)
    }
    // There's a tree by now.
    tree!.edit(index, isGap: true) { run, index, more in
      let (index, isFirst) = run.around(index, &more)
      if isFirst { run.insert(label, at: index) } else { more[0].insert(label, at: index) }
      if run.count > LabelRun.size, !run.isEven {
        let half = run.count / 2
        more.insert(run.part(half..<run.count), at: 0)
        run = run.part(0..<half)
      }
    }
  }

  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func remove(at index: Int) {
    if tree == nil {
      if run.count <= LabelRun.size || index == 0 || index == run.count - 1 { return run.remove(at: index) }
      plant(run)
    }
    // There's a tree by now.
    tree!.edit(index, isGap: false) { run, index, more in
      let (index, isFirst) = run.around(index, &more)
      if isFirst { run.remove(at: index) } else { more[0].remove(at: index) }
    }
    if count < LabelRun.size / 4 {
      var labels: ContiguousArray<RowLabel> = []
      forEach { labels.append($0) }
      (run, tree) = (LabelRun(labels), nil)
    }
  }

  /// Replaces a label. It must ascend with its neighbors.
  ///
  /// - Complexity: O(log *n*)
  @inlinable
  package mutating func set(_ label: RowLabel, at index: Int) {
    if tree == nil {
      if run.count <= LabelRun.size { return run.replace(index..<index + 1) { _ in label } }
      plant(run)
    }
    // There's a tree by now.
    tree!.edit(index, isGap: false) { run, index, more in
      let (index, isFirst) = run.around(index, &more)
      if isFirst {
        run.replace(index..<index + 1) { _ in label }
      } else {
        more[0].replace(index..<index + 1) { _ in label }
      }
    }
  }

  /// Removes and inserts labels in one pass.
  ///
  /// - Complexity: O(*n* + *k*) for *k* inserted labels.
  @inlinable
  package mutating func pass(_ isGone: (RowLabel) -> Bool, _ came: ContiguousArray<RowLabel>) -> Rows {
    var rows = Rows()
    var labels: ContiguousArray<RowLabel> = []
    labels.reserveCapacity(count + came.count)
    var (old, next) = (0, 0)
    func insert(before label: RowLabel) {
      while next < came.count, came[next] < label {
        rows.inserted.append((labels.count, came[next]))
        labels.append(came[next])
        next += 1
      }
    }
    forEach { label in
      insert(before: label)
      if isGone(label) { rows.removed.append((old, label)) } else { labels.append(label) }
      old += 1
    }
    insert(before: .max)
    if rows.count > 0 { self = LabelSet(labels) }
    return rows
  }
}

extension LabelRun {
  /// Splits many even labels around an index, so an edit there writes out few.
  ///
  /// - Returns: The index among the labels around it, and whether these are the first. Otherwise they're the first of
  ///   `more`.
  @inlinable
  mutating func around(_ index: Int, _ more: inout ContiguousArray<LabelRun>) -> (index: Int, isFirst: Bool) {
    let size = Self.size
    guard count > size else { return (index, true) }
    var low = Swift.max(0, index - size / 4)
    var high = Swift.min(count, index + size / 4)
    if low <= size / 4 { low = 0 }
    if count - high <= size / 4 { high = count }
    let around = part(low..<high)
    if high < count { more.append(part(high..<count)) }
    if low > 0 {
      more.insert(around, at: 0)
      self = part(0..<low)
    } else {
      self = around
    }
    return (index - low, low == 0)
  }
}
