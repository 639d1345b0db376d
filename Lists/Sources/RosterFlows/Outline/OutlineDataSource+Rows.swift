import ListChanges
import RosterCore
import RowStructures

// A change first updates the tree and its items. In one edit, it then updates the rows, and the items of the version.

extension OutlineDataSource {
  // MARK: Finding

  func row(of slot: Slot) -> Int? { tree.label(of: slot).flatMap(list.index) }

  /// Returns the rows of an item and its descendants, or `nil` if it isn't shown.
  func rows(of slot: Slot) -> Range<Int>? {
    if slot == OutlineTree.root { return 0..<list.count }
    return row(of: slot).map { $0..<$0 + 1 + tree.rowCount(in: slot) }
  }

  /// Returns the index for the row of a child with a place in a branch's line, or `nil` if it isn't shown.
  func gap(at place: Int, in branch: Branch) -> Int? {
    if place > 0 { return rows(of: branch.line[place - 1])?.upperBound }
    if branch.slot == OutlineTree.root { return 0 }
    return tree.isOpen(branch.slot) ? row(of: branch.slot).map { $0 + 1 } : nil
  }

  // MARK: Changing

  /// Changes the tree and its rows.
  @discardableResult
  func change(_ body: () -> Void) -> ContentUpdate {
    changes.checkChange()
    // Removed items are released after the change.
    var released: [Any] = [shownNodes]
    let update = Turn.edit {
      body()
      shownNodes = nodes
      for slot in staleErrors { if case .failed = states[slot] { continue } else { errors[slot] = nil } }
      tree.free(departed)
      (changed, departed, staleErrors) = ([], [], [])
      released += self.released
      self.released = []
    }
    return withExtendedLifetime(released) { update }
  }

  /// Changes an item and its descendants.
  @discardableResult
  func change(in slot: Slot, _ body: () -> Void) -> ContentUpdate {
    change { showChange(in: slot, body) }
  }

  func showChange(in slot: Slot, _ body: () -> Void) {
    let rows = rows(of: slot)
    body()
    if slot == OutlineTree.root {
      show(tree.top.line, insteadOf: rows, in: slot)
    } else {
      show([slot], insteadOf: rows, in: tree[slot].parent)
    }
  }

  /// Replaces rows in an item with those of neighbors in it. With a filter, all rows are replaced.
  ///
  /// - Parameter rows: The rows before the change of the tree, or `nil` if they aren't shown.
  func show(_ slots: [Slot], insteadOf rows: Range<Int>?, in parent: Slot) {
    var (slots, rows, parent) = (slots, rows, parent)
    if predicate != nil {
      tree.match()
      (slots, rows, parent) = (tree.top.line, 0..<list.count, OutlineTree.root)
    }
    guard let rows else { return }
    tree.hide(slots)
    let lines = tree.lines(of: slots)
    var old: [OutlineLine] = []
    old.reserveCapacity(rows.count)
    list.forEach(in: rows) { old.append($1) }
    let difference = ListChangeset(from: old, to: lines, by: OutlineMatcher(changed: changed))
    replace(difference, from: rows.lowerBound, lines)
    tree.grow(parent, by: lines.count - rows.count)
  }

  /// Updates the row of a replaced item, and its placeholder row.
  func refresh(_ slot: Slot) {
    guard predicate == nil else { return show([], insteadOf: nil, in: OutlineTree.root) }
    guard changed.contains(slot), let row = row(of: slot) else { return }
    var difference = ListChangeset(updates: [IndexMove(from: 0, to: 0)])
    var lines = [tree.line(of: slot)]
    if let branch = tree.branch(of: slot), branch.rowCount > 0, branch.placeholder != nil {
      // It's the only row in the item.
      lines.append(list[row + 1])
      difference.updates.append(IndexMove(from: 1, to: 1))
    }
    replace(difference, from: row, lines)
  }

  /// Moves the rows of an item that the tree has moved, to a gap between the rows before. Either is `nil` if it isn't shown.
  func move(_ slot: Slot, from rows: Range<Int>?, to gap: Int?, outOf parent: Slot) {
    guard let rows, let gap, predicate == nil else {
      tree.hide([slot])
      if predicate != nil || rows != nil { show([], insteadOf: rows, in: parent) }
      if predicate == nil, let gap { show([slot], insteadOf: gap..<gap, in: tree[slot].parent) }
      return
    }
    let first = gap > rows.lowerBound ? gap - rows.count : gap
    let lines = tree.lines(of: [slot])
    let matcher = OutlineMatcher(changed: changed)
    var difference = ListChangeset()
    for (offset, line) in lines.enumerated() {
      let move = IndexMove(from: rows.lowerBound + offset - first, to: offset)
      if move.from != move.to { difference.moves.append(move) }
      if !matcher.hasSameContent(list[rows.lowerBound + offset], line) { difference.updates.append(move) }
    }
    replace(difference, from: first, lines)
    tree.grow(parent, by: -rows.count)
    tree.grow(tree[slot].parent, by: rows.count)
  }

  // MARK: One edit

  /// Replaces rows. The indexes of the difference are counted from the first of them.
  private func replace(_ difference: ListChangeset, from first: Int, _ lines: [OutlineLine]) {
    let before = version
    let change = difference.isSingle ? difference : ListChangeset()
    if let move = change.moves.first.map({ IndexMove(from: $0.from + first, to: $0.to + first) }) {
      let label = newLabel(at: move.to > move.from ? move.to + 1 : move.to)
      let oldLabel = list.remove(at: move.from).label
      list.insert(lines[move.to - first], label, at: move.to)
      shownNodes = nodes
      let (from, to) = (RowPlace(0, move.from, oldLabel), RowPlace(0, move.to, label))
      let (old, new) = (before.item(at: move.from, inSection: 0), version.item(at: move.to, inSection: 0))
      changes.send(.move(from: from, to: to, old: old, new: new, isChanged: !change.updates.isEmpty))
    } else if let index = change.inserts.first.map({ $0 + first }) {
      let label = newLabel(at: index)
      list.insert(lines[index - first], label, at: index)
      shownNodes = nodes
      changes.send(.insert(RowPlace(0, index, label), version.item(at: index, inSection: 0)))
    } else if let index = (change.deletes.first ?? change.updates.first?.to).map({ $0 + first }) {
      let isDeleted = change.updates.isEmpty
      let label = isDeleted ? list.remove(at: index).label : list.replace(at: index, with: lines[index - first]).label
      shownNodes = nodes
      let (place, old) = (RowPlace(0, index, label), before.item(at: index, inSection: 0))
      changes.send(
        isDeleted ? .remove(place, old) : .update(place, old: old, new: version.item(at: index, inSection: 0))
      )
    } else if !difference.isEmpty {
      replaceMany(difference, from: first, lines)
    }
    setLabels(first..<first + lines.count)
  }

  private func newLabel(at index: Int) -> RowLabel {
    if list.newLabel(at: index) == nil { relabel { $0.makeRoom(at: index) } }
    guard let label = list.newLabel(at: index) else { fatalError("room was made for a row") }
    return label
  }

  private func replaceMany(_ difference: ListChangeset, from first: Int, _ lines: [OutlineLine]) {
    let moves = difference.moves
    let removed = ContiguousArray((difference.deletes + moves.map(\.from)).sorted().map { $0 + first })
    let inserted = (difference.inserts + moves.map(\.to)).sorted().map { $0 + first }
    relabel { $0.makeRoom(removing: removed, inserting: inserted) }
    let rows = list.pass(removing: removed, inserting: inserted.map { ($0, lines[$0 - first]) })
    var edit = RowChanges()
    (edit.removed, edit.inserted) = (rows.removed, rows.inserted)
    let changed = moves.isEmpty ? [] : Set(difference.updates.map(\.to))
    let moved = moves.isEmpty ? [] : Set(moves.map(\.to))
    if !moves.isEmpty {
      let places = (
        Dictionary(uniqueKeysWithValues: zip(removed, 0...)), Dictionary(uniqueKeysWithValues: zip(inserted, 0...))
      )
      for move in moves {
        guard let from = places.0[move.from + first], let to = places.1[move.to + first] else { continue }
        edit.moves.append(RowChanges.Move(from: from, to: to, isChanged: changed.contains(move.to)))
      }
    }
    for update in difference.updates where !moved.contains(update.to) {
      edit.updated.append((update.to + first, list.replace(at: update.to + first, with: lines[update.to]).label))
    }
    shownNodes = nodes
    changes.send(.rows(edit, inSection: 0))
  }

  /// Gives rows other labels.
  private func relabel(_ body: (inout RowList<OutlineLine>) -> Relabeling?) {
    guard let relabeling = body(&list) else { return }
    for (old, new) in zip(relabeling.old, relabeling.new) {
      // Rows that are being replaced get their labels later.
      guard let line = list.item(labeled: new), !line.standsForChildren, tree[line.slot].label == old else { continue }
      tree[line.slot].label = new
    }
    changes.send(.relabel(relabeling, inSection: 0))
  }

  func setLabels(_ rows: Range<Int>) {
    let tree = tree
    list.forEach(in: rows) { label, line in if !line.standsForChildren { tree[line.slot].label = label } }
  }
}

/// Finds a row by its identifier, after any change.
extension OutlineDataSource: PlaceFinding {
  public func path(of item: FollowedItem) -> ItemPath? {
    guard let id = item.id?.base as? Item.ID, let slot = slots[id.node], let row = row(of: slot) else { return nil }
    if !id.standsForChildren { return ItemPath(section: 0, item: row) }
    guard let branch = tree.branch(of: slot), branch.rowCount > 0, branch.placeholder != nil else { return nil }
    return ItemPath(section: 0, item: row + branch.rowCount)
  }
}

extension ListChangeset {
  /// A Boolean value that indicates whether only one row differs.
  fileprivate var isSingle: Bool { count == 1 || count == 2 && !moves.isEmpty && moves.map(\.to) == updates.map(\.to) }
}
