import ListChanges
import RosterCore
import RowStructures

// Many rows of a section at once.

extension SortedDataSource {
  /// Follows many changes of the base in one pass.
  ///
  /// - Parameter isChanged: A Boolean value that indicates whether updated rows have changed, and aren't only evaluated again.
  /// - Complexity: O(*n* + *k* log *n*) for *k* rows. A key is computed once for each inserted or changed row.
  @usableFromInline
  func follow(_ changes: RowChanges, _ section: Int, isChanged: Bool) {
    let (version, rows) = (base.version, sections[section])
    var labels = own[section].labels
    var left: ContiguousArray<RowLabel> = []
    for row in changes.removed { left.append(labels[row.index]) }
    var gone = rows.indexes(of: left)
    /// The rows that are inserted or get new places, with their old places.
    var came: ContiguousArray<(index: Int, old: Int)> = []
    var changed: Set<Int> = []
    labels = labels.passing(changes.removed, changes.inserted)
    func look(for row: RowChanges.Row, _ item: Item?, from old: Int) {
      if let item { read(item, section, row.label) } else { order.take(rows, old) }
      came.append((row.index, old))
      order.collect(row.label)
    }
    if changes.moves.isEmpty {
      version.forEachItem(of: changes.inserted, inSection: section) { look(for: $0, $1, from: -1) }
    } else {
      var moves = ContiguousArray<RowChanges.Move?>(repeating: nil, count: changes.inserted.count)
      for move in changes.moves { moves[move.to] = move }
      for (position, row) in changes.inserted.enumerated() {
        let isRead = moves[position]?.isChanged ?? true
        let old = moves[position].map { gone[$0.from] } ?? -1
        if old >= 0 { labels[row.index] = rows.label(at: old) }
        if old >= 0, isRead { changed.insert(old) }
        look(for: row, isRead ? version.item(at: row.index, inSection: section) : nil, from: old)
      }
    }
    for row in changes.updated {
      let old = place(of: labels[row.index], rows)
      look(for: row, version.item(at: row.index, inSection: section), from: old)
      gone.append(old)
      if isChanged { changed.insert(old) }
    }
    for (index, label) in unorderedRows(section) {
      guard let old = rows.index(of: labels[index]), !gone.contains(old) else { continue }
      look(for: (index, label), version.item(at: index, inSection: section), from: old)
      gone.append(old)
    }
    gone.sort()
    let sources = Turn.evaluate("SortedDataSource") { order.merge(rows, gone) }
    var olds = sources
    for place in olds.indices where olds[place] < 0 { olds[place] = came[~olds[place]].old }
    show(olds, changed, section, nil, &labels) { place, rows in
      sources[place] < 0 ? came[~sources[place]].index : version.index(of: rows.base(at: place), inSection: section)
    }
  }

  /// Shows the rows of a section in another order.
  ///
  /// - Parameter indexes: The indexes of the rows in the base.
  func show(_ indexes: ContiguousArray<Int>, _ section: Int) {
    let oldLabels = sections[section].labels
    var labels = own[section].labels
    var bases: ContiguousArray<RowLabel> = []
    bases.reserveCapacity(indexes.count)
    base.version.forEachLabel(inSection: section) { bases.append($0) }
    var olds = indexes
    for place in olds.indices { olds[place] = oldLabels.place(of: labels[olds[place]]) }
    show(olds, [], section, bases, &labels) { place, _ in indexes[place] }
  }

  /// Shows the rows that ``order`` has sorted, with the fewest moves.
  ///
  /// - Parameters:
  ///   - olds: The old place of each row, or -1 if it was inserted.
  ///   - changed: The old places of changed rows.
  ///   - bases: The labels of the base, if the rows have its indexes instead.
  ///   - own: The own labels by the indexes of the base.
  ///   - index: A closure that returns the index in the base of the row at a place.
  private func show(
    _ olds: ContiguousArray<Int>,
    _ changed: Set<Int>,
    _ section: Int,
    _ bases: ContiguousArray<RowLabel>?,
    _ own: inout ContiguousArray<RowLabel>,
    _ index: (Int, OrderedRows) -> Int?
  ) {
    let oldLabels = sections[section].labels
    var labels = ContiguousArray<RowLabel>(repeating: .min, count: olds.count)
    if Self.areInOrder(olds) {
      for (place, old) in olds.enumerated() where old >= 0 { labels[place] = oldLabels[old] }
    } else {
      for run in Self.stayingRuns(olds) {
        for place in 0..<run.count { labels[run.new + place] = oldLabels[run.old + place] }
      }
    }
    let hasLabels = LabelSpacing.fill(&labels)
    let rows = order.build(bases, hasLabels ? labels : nil)
    if !hasLabels { labels = rows.labels }
    var edit = RowChanges()
    var stays = ContiguousArray(repeating: false, count: oldLabels.count)
    for (place, old) in olds.enumerated() where old >= 0 && labels[place] == oldLabels[old] { stays[old] = true }
    var positions = ContiguousArray(repeating: 0, count: oldLabels.count)
    for (old, label) in oldLabels.enumerated() where !stays[old] {
      positions[old] = edit.removed.count
      edit.removed.append((old, label))
    }
    for (place, old) in olds.enumerated() {
      let isChanged = old >= 0 && !changed.isEmpty && changed.contains(old)
      if old >= 0, stays[old] {
        if isChanged { edit.updated.append((place, labels[place])) }
        continue
      }
      if old >= 0 { edit.moves.append(.init(from: positions[old], to: edit.inserted.count, isChanged: isChanged)) }
      edit.inserted.append((place, labels[place]))
      if let index = index(place, rows) { own[index] = labels[place] }
    }
    sections.update(at: section) { $0 = rows }
    self.own[section] = LabelColumn(own)
    if edit.isEmpty { changes.sendNothing() } else { changes.send(.rows(edit, inSection: section)) }
  }

  /// Returns a Boolean value that indicates whether no existing row moves.
  private static func areInOrder(_ olds: ContiguousArray<Int>) -> Bool {
    var last = -1
    for old in olds where old >= 0 {
      if old < last { return false }
      last = old
    }
    return true
  }

  /// Returns the rows that stay if the fewest rows move, in runs.
  private static func stayingRuns(_ olds: ContiguousArray<Int>) -> [MatchedRun] {
    var runs: [MatchedRun] = []
    for (place, old) in olds.enumerated() where old >= 0 {
      if let last = runs.last, last.old + last.count == old, last.new + last.count == place {
        runs[runs.count - 1] = MatchedRun(old: last.old, new: last.new, count: last.count + 1)
      } else {
        runs.append(MatchedRun(old: old, new: place, count: 1))
      }
    }
    return zip(runs, HeaviestIncreasingSubsequence(runs).stays).filter(\.1).map(\.0)
  }
}

extension ContiguousArray<RowLabel> {
  /// Returns the index of an existing label. The labels ascend.
  fileprivate func place(of label: RowLabel) -> Int {
    withUnsafeBufferPointer { labels in
      var (low, high) = (0, labels.count)
      while low < high {
        let middle = (low &+ high) / 2
        if labels[middle] < label { low = middle &+ 1 } else { high = middle }
      }
      return low
    }
  }

  /// Returns the labels without removed rows, and with zeros for inserted ones.
  fileprivate func passing(
    _ removed: ContiguousArray<RowChanges.Row>,
    _ inserted: ContiguousArray<RowChanges.Row>
  ) -> ContiguousArray {
    var labels: ContiguousArray = []
    labels.reserveCapacity(count - removed.count + inserted.count)
    var (gone, next) = (0, 0)
    func insert() {
      while next < inserted.count, inserted[next].index == labels.count {
        labels.append(0)
        next += 1
      }
    }
    for (index, label) in enumerated() {
      if gone < removed.count, removed[gone].index == index {
        gone += 1
      } else {
        insert()
        labels.append(label)
      }
    }
    insert()
    return labels
  }
}
