import RosterCore
import RowStructures

/// Removed, inserted, and changed rows of one group.
private struct GroupRows {
  var removed: ContiguousArray<RowLabel> = []
  var inserted: ContiguousArray<RowLabel> = []
  /// The moves in the group, by the positions of their rows in these.
  var moves: ContiguousArray<RowChanges.Move> = []
  var updated: ContiguousArray<RowLabel> = []
}

extension GroupedDataSource {
  /// A row that moves to another group.
  private struct Crossing {
    let label: RowLabel
    let from, to: Int32
  }

  /// Follows many removed, inserted, and changed rows.
  ///
  /// Groups follow the edit one after the other, with the rows that leave them for other groups. Then these rows move.
  func follow(_ flat: FlatChanges, _ newest: Base.Version, _ counts: CountedList<Void>) {
    let old = version.rows
    var new = old
    new.take(newest, counts)
    let marks = marks(flat, old, new)
    if marks.crossings.count > EditInbox.limit {
      // Views reload after so many edits, too.
      read(newest)
      return changes.send(.reload(isAnnounced: false))
    }
    let removed = flat.removed.map { old.rows[$0] }
    let passed = new.rows.pass(removing: flat.removed, inserting: Array(zip(flat.inserted, marks.inserted)))

    var parts: [Int32: GroupRows] = [:]
    var (left, arrived) = ([Int](repeating: 0, count: removed.count), [Int](repeating: 0, count: marks.inserted.count))
    for (number, row) in passed.removed.enumerated() {
      left[number] = parts[removed[number], default: GroupRows()].removed.add(row.label)
    }
    for (number, row) in passed.inserted.enumerated() {
      arrived[number] = parts[marks.inserted[number], default: GroupRows()].inserted.add(row.label)
    }
    for move in flat.moves where removed[move.from] == marks.inserted[move.to] {
      let inGroup = RowChanges.Move(from: left[move.from], to: arrived[move.to], isChanged: move.isChanged)
      parts[removed[move.from]]?.moves.append(inGroup)
    }
    for index in flat.updated { parts[new.rows[index], default: GroupRows()].updated.append(new.rows.label(at: index)) }
    let crossings = marks.crossings.map { Crossing(label: new.rows.label(at: $0.index), from: $0.from, to: $0.to) }

    let opened = Set(marks.opened.map(\.id))
    fallBehind(parts.keys.filter { !opened.contains($0) })
    version.rows = new
    let touched = take(parts, except: opened, needed: Set(crossings.flatMap { [$0.from, $0.to] }))
    version.oldRows = nil
    for group in marks.opened {
      open(
        RowGroup(group.id, group.key, LabelSet(parts[group.id]?.inserted ?? [])),
        at: version.place(of: group.key).section
      )
    }
    for crossing in crossings { cross(crossing) }
    finish(touched.union(crossings.flatMap { [$0.from, $0.to] }))
  }

  /// Returns the groups of inserted or changed rows.
  private func marks(
    _ flat: FlatChanges,
    _ old: FlatRows<Base.Version, Int32>,
    _ new: FlatRows<Base.Version, Int32>
  ) -> (inserted: [Int32], crossings: [(index: Int, from: Int32, to: Int32)], opened: [(key: Key, id: Int32)]) {
    var opened = KeyOrder<Key>(version.texts.direction)
    // Neighbors often have the same key.
    var last: (key: Key, id: Int32)?
    func id(of item: Item, at path: ItemPath) -> Int32 {
      let key = key.ask(item, path, new.base)
      if let last, opened.isSame(key, last.key) { return last.id }
      let place = version.place(of: key)
      let id = place.isThere ? version.groups.read(place.section) { $0.id } : opened.id(of: key) { keys.add($0) }
      last = (key, id)
      return id
    }
    func id(at index: Int) -> Int32 {
      let path = new.path(at: index)
      return id(of: new.base.item(at: path.item, inSection: path.section), at: path)
    }
    var inserted = [Int32](repeating: -1, count: flat.inserted.count)
    var crossings: [(index: Int, from: Int32, to: Int32)] = []
    /// The positions of crossing rows among the inserted ones.
    var places: [Int] = []
    for move in flat.moves {
      let (index, from) = (flat.inserted[move.to], old.rows[flat.removed[move.from]])
      inserted[move.to] = from
      guard move.isChanged else { continue }
      let to = id(at: index)
      if to == from { continue }
      crossings.append((index, from, to))
      places.append(move.to)
    }
    var asked: [Int] = []
    for place in inserted.indices where inserted[place] < 0 { asked.append(place) }
    var indexes = asked
    for position in indexes.indices { indexes[position] = flat.inserted[asked[position]] }
    new.forEachItem(of: indexes) { inserted[asked[$0]] = id(of: $2, at: $1) }
    var origins = StayingRows(removed: flat.removed, inserted: flat.inserted)
    for index in flat.updated {
      let (from, to) = (old.rows[origins.origin(of: index)], id(at: index))
      if to != from { crossings.append((index, from, to)) }
    }
    return (inserted, crossings, opened.groups)
  }

  /// Makes groups follow the edit, from the last to the first.
  ///
  /// - Parameter needed: The groups that rows leave or reach later.
  /// - Returns: The groups with other rows.
  private func take(_ parts: [Int32: GroupRows], except opened: Set<Int32>, needed: Set<Int32>) -> Set<Int32> {
    var touched: Set<Int32> = []
    let sections = parts.keys.filter { !opened.contains($0) }.map {
      (section: version.section(of: $0, keys[$0]), id: $0)
    }
    for (section, id) in sections.sorted(by: { $0.section > $1.section }) {
      guard let part = parts[id] else { continue }
      let count = version.numberOfItems(inSection: section) - part.removed.count + part.inserted.count
      if count == 0, !needed.contains(id) {
        close(section)
        continue
      }
      var edit = RowChanges()
      version.groups.update(at: section) { group in
        let rows = group.labels.change(removing: part.removed, inserting: part.inserted)
        (edit.removed, edit.inserted, edit.moves) = (rows.removed, rows.inserted, part.moves)
        edit.updated = ContiguousArray(part.updated.map { (group.labels.place(of: $0).index, $0) })
        group.isBehind = false
      }
      changes.send(.rows(edit, inSection: section))
      touched.insert(id)
    }
    return touched
  }

  /// Moves a row to its group. Followers have its item already.
  private func cross(_ crossing: Crossing) {
    let (source, target) = (section(crossing.from), section(crossing.to))
    guard let index = version.rows.rows.index(of: crossing.label) else {
      fatalError("row \(crossing.label) isn't there")
    }
    _ = version.rows.rows.replace(at: index, with: crossing.to)
    let from = version.groups.update(at: source) { $0.labels.remove(crossing.label) }
    let to = version.groups.update(at: target) { $0.labels.insert(crossing.label) }
    let item = version.rows.item(at: index)
    let (start, end) = (RowPlace(source, from, crossing.label), RowPlace(target, to, crossing.label))
    changes.send(.move(from: start, to: end, old: item, new: item, isChanged: false))
  }

  private func section(_ id: Int32) -> Int { version.section(of: id, keys[id]) }

  /// Removes groups without rows, and refreshes the others.
  private func finish(_ touched: Set<Int32>) {
    for section in touched.map({ section($0) }).sorted(by: >) {
      if version.numberOfItems(inSection: section) == 0 {
        close(section)
      } else {
        changes.send(.updateSection(section))
      }
    }
  }
}

extension ContiguousArray {
  /// Adds an element, and returns its index.
  fileprivate mutating func add(_ element: Element) -> Int {
    append(element)
    return count - 1
  }
}
