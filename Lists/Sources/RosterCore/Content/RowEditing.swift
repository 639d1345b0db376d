import ListChanges
import RowStructures

/// Content whose sections have rows with labels, which edits change one after the other.
///
/// Sections are counted among all, including hidden ones. `Row` is the element of a list of rows: the item, or nothing
/// if another object has it.
@MainActor package protocol RowEditing<Item>: AnyObject {
  associatedtype Item
  associatedtype Row

  func rows(ofSection section: Int) -> RowList<Row>
  func changeRows<Result>(ofSection section: Int, _ body: (inout RowList<Row>) -> Result) -> Result
  /// Sends an edit right after it's made.
  func send(_ edit: ContentEdit<Item>)
  /// A Boolean value that indicates whether old items can be read. Otherwise edits carry no items.
  var knowsOldItems: Bool { get }
}

/// The content that rows become.
package struct NewRows<Item, Row> {
  /// Returns the list's row for a row of the new content.
  var row: (Int) -> Row
  /// Returns an item of the content before all changes.
  var old: (Int) -> Item
  /// Returns an item of the new content.
  var new: (Int) -> Item
  /// Sets all rows to those of the new content, including equal ones.
  var finish: (inout RowList<Row>) -> Void

  package init(
    row: @escaping (Int) -> Row,
    old: @escaping (Int) -> Item,
    new: @escaping (Int) -> Item,
    finish: @escaping (inout RowList<Row>) -> Void
  ) {
    self.row = row
    self.old = old
    self.new = new
    self.finish = finish
  }
}

extension RowEditing {
  package var knowsOldItems: Bool { true }

  /// Returns a label for a row to insert.
  package func newLabel(at index: Int, inSection section: Int) -> (label: RowLabel, relabeling: Relabeling?) {
    if let label = rows(ofSection: section).newLabel(at: index) { return (label, nil) }
    let relabeling = changeRows(ofSection: section) { $0.makeRoom(at: index) }
    send(.relabel(relabeling, inSection: section))
    guard let label = rows(ofSection: section).newLabel(at: index) else { fatalError("room was made for a row") }
    return (label, relabeling)
  }

  /// Inserts neighbors.
  package func insertRows(_ new: [Row], items: [Item], at index: Int, inSection section: Int) {
    let count = rows(ofSection: section).count
    if new.count <= bulkLimit(count) {
      for (offset, row) in new.enumerated() {
        let label = newLabel(at: index + offset, inSection: section).label
        changeRows(ofSection: section) { $0.insert(row, label, at: index + offset) }
        send(.insert(RowPlace(section, index + offset, label), items[offset]))
      }
      return
    }
    var list = rows(ofSection: section)
    var labels = list.insert(contentsOf: new, at: index)
    if labels.relabeling != nil {
      // Relabeling is an edit of its own, which is sent first.
      send(.relabel(changeRows(ofSection: section) { $0.makeRoom(for: new.count, at: index) }, inSection: section))
      list = rows(ofSection: section)
      labels = list.insert(contentsOf: new, at: index)
    }
    changeRows(ofSection: section) { $0 = list }
    var changes = RowChanges()
    changes.inserted = ContiguousArray(zip(index..., labels.labels).map { ($0, $1) })
    send(.rows(changes, inSection: section))
  }

  /// Returns the number of rows above which they change at once.
  private func bulkLimit(_ count: Int) -> Int { max(1, min(64, count / 16)) }

  /// Changes rows of a section: a few one after the other, many at once.
  ///
  /// - Parameters:
  ///   - changes: The difference, in the indexes of the content before all its changes.
  ///   - current: A closure that returns an old row's current index. It ascends for rows that don't move.
  package func changeRows(
    of section: Int,
    _ changes: ListChangeset,
    current: (Int) -> Int = { $0 },
    _ content: NewRows<Item, Row>
  ) {
    if changes.isEmpty { return changeRows(ofSection: section, content.finish) }
    if !knowsOldItems { return changeAtOnce(section, changes, current, content) }
    let count = rows(ofSection: section).count
    if changes.moves.isEmpty, changes.count <= bulkLimit(count) {
      return changeSingly(section, changes, current, content)
    }
    if changes.count == 1, let move = changes.moves.first {
      return move1(section, from: current(move.from), move, content)
    }
    changeAtOnce(section, changes, current, content)
  }

  private func changeSingly(
    _ section: Int,
    _ changes: ListChangeset,
    _ current: (Int) -> Int,
    _ content: NewRows<Item, Row>
  ) {
    var left = changes.count
    for (index, old) in changes.deletes.map({ (current($0), $0) }).reversed() {
      let label = change(section, &left, content) { $0.remove(at: index).label }
      send(.remove(RowPlace(section, index, label), content.old(old)))
    }
    for index in changes.inserts {
      let label = newLabel(at: index, inSection: section).label
      change(section, &left, content) { $0.insert(content.row(index), label, at: index) }
      send(.insert(RowPlace(section, index, label), content.new(index)))
    }
    for update in changes.updates {
      // If it's the only change, `finish` replaces the row.
      let label = change(section, &left, content) { rows in
        if changes.count > 1 { _ = rows.replace(at: update.to, with: content.row(update.to)) }
        return rows.label(at: update.to)
      }
      send(.update(RowPlace(section, update.to, label), old: content.old(update.from), new: content.new(update.to)))
    }
  }

  /// Changes rows. With the last change, all rows become those of the new content.
  private func change<Result>(
    _ section: Int,
    _ left: inout Int,
    _ content: NewRows<Item, Row>,
    _ body: (inout RowList<Row>) -> Result
  ) -> Result {
    left -= 1
    let isLast = left == 0
    return changeRows(ofSection: section) { rows in
      let result = body(&rows)
      if isLast { content.finish(&rows) }
      return result
    }
  }

  private func move1(_ section: Int, from: Int, _ move: IndexMove<Int>, _ content: NewRows<Item, Row>) {
    let label = newLabel(at: move.to > from ? move.to + 1 : move.to, inSection: section).label
    let oldLabel = changeRows(ofSection: section) { rows in
      let (oldLabel, row) = rows.remove(at: from)
      rows.insert(row, label, at: move.to)
      content.finish(&rows)
      return oldLabel
    }
    let (place, newPlace) = (RowPlace(section, from, oldLabel), RowPlace(section, move.to, label))
    send(.move(from: place, to: newPlace, old: content.old(move.from), new: content.new(move.to), isChanged: false))
  }

  private func changeAtOnce(
    _ section: Int,
    _ changes: ListChangeset,
    _ current: (Int) -> Int,
    _ content: NewRows<Item, Row>
  ) {
    let moves = changes.moves.map { IndexMove(from: current($0.from), to: $0.to) }
    let removed = ContiguousArray((changes.deletes.map(current) + moves.map(\.from)).sorted())
    let inserted = (changes.inserts + moves.map(\.to)).sorted()
    if let relabeling = changeRows(ofSection: section, { $0.makeRoom(removing: removed, inserting: inserted) }) {
      send(.relabel(relabeling, inSection: section))
    }
    var edit = RowChanges()
    let updated = Set(changes.updates.map(\.to))
    let moved = Set(moves.map(\.to))
    changeRows(ofSection: section) { rows in
      let passed = rows.pass(removing: removed, inserting: inserted.map { ($0, content.row($0)) })
      (edit.removed, edit.inserted) = (passed.removed, passed.inserted)
      content.finish(&rows)
      edit.updated.reserveCapacity(updated.count)
      for update in changes.updates where !moved.contains(update.to) {
        edit.updated.append((update.to, rows.label(at: update.to)))
      }
    }
    for move in moves {
      let (from, to) = (removed.partition(at: move.from), inserted.partition(at: move.to))
      edit.moves.append(RowChanges.Move(from: from, to: to, isChanged: updated.contains(move.to)))
    }
    send(.rows(edit, inSection: section))
  }
}

extension RandomAccessCollection<Int> where Index == Int {
  /// Returns the index of the first number that isn't less than `number`. Numbers ascend.
  fileprivate func partition(at number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
