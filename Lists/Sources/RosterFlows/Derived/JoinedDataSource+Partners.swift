import RosterCore
import RowStructures

/// The effects of an edit on partners.
private struct PartnerChanges {
  /// The numbers of keys whose first partner can change.
  var keys: Set<Int32> = []
  /// Changed or moved rows, by their old labels, with the new label of a row that only moves.
  var fates: [RowLabel: RowLabel?] = [:]
}

extension JoinedDataSource {
  /// Reads all partners.
  func readRight(_ newest: Right.Version) {
    let counts = FlatRows<Right.Version, Int32>.counts(of: newest)
    var marks: [Int32] = []
    marks.reserveCapacity(counts.totalWeight)
    for section in 0..<newest.numberOfSections {
      rightKey.askAll(section, newest) { marks.append(number(of: $0)) }
    }
    var labels: [Int32: ContiguousArray<RowLabel>] = [:]
    let rows = FlatRows(newest, counts, marks)
    rows.rows.forEach { if $1 >= 0 { labels[$1, default: []].append($0) } }
    keys.setRights(labels)
    let first = (0..<keys.count).map { (labels[Int32($0)]?.first, weight: 0) }
    version.partners = JoinedPartners(rows: rows, first: CountedList(first))
  }

  /// Follows an edit of the partners. At each edit that's sent, ``version`` is the one right after it.
  func follow(right edit: ContentEdit<Right.Item>) {
    rightKey.follow(edit)
    let newest = right.version
    var counts = version.partners.rows.counts
    let flat = FlatEdit(edit, &counts, newest)
    if case .reload(let isAnnounced) = flat {
      readRight(newest)
      return changes.send(.reload(isAnnounced: isAnnounced))
    }
    makeRoom(for: flat)
    let keys = newKeys(edit, flat, counts, newest)
    follow(flat, keys, counts, newest)
  }

  /// Evaluates the key of a partner again after a model changed.
  func ask(right item: Right.Item, _ place: RowPlace, _ newest: Right.Version) {
    let key = number(of: rightKey.ask(item, place.path, newest))
    let index = version.partners.rows.index(of: place.path)
    if key == version.partners.rows.rows[index] { return }
    follow(.update(index, old: item, new: item), [key], version.partners.rows.counts, newest)
  }

  private func follow(
    _ flat: FlatEdit<Right.Item>,
    _ keys: [Int32?],
    _ counts: CountedList<Void>,
    _ newest: Right.Version
  ) {
    var changed = PartnerChanges()
    let old = version.partners
    version.partners.rows.take(newest, counts)
    change(flat, keys, old, &changed)
    let rows = rows(affectedBy: changed, old)
    for key in changed.keys { self.keys.release(key) }
    update(rows, old)
  }

  /// Gives partners new labels if they run out. No item differs.
  private func makeRoom(for edit: FlatEdit<Right.Item>) {
    var list = version.partners.rows.rows
    let labels: Relabeling?
    switch edit {
    case .insert(let index, _): labels = list.newLabel(at: index) == nil ? list.makeRoom(at: index) : nil
    case .move(let from, let to, _, _, _):
      let gap = to > from ? to + 1 : to
      labels = list.newLabel(at: gap) == nil ? list.makeRoom(at: gap) : nil
    case .rows(let rows): labels = list.makeRoom(removing: rows.removed, inserting: rows.inserted)
    default: labels = nil
    }
    guard let labels else { return }
    version.partners.rows.rows = list
    var parts: [Int32: Relabeling] = [:]
    for (old, new) in zip(labels.old, labels.new) {
      if let key = list.item(labeled: new), key >= 0 { parts[key, default: Relabeling()].append(old, new) }
    }
    for (key, part) in parts {
      keys.relabel(rights: part, key)
      version.partners.first.replace(at: Int(key), with: keys.first(key), weight: 0)
    }
  }

  /// Returns the numbers of the keys of inserted or changed partners, in the order of the edit.
  private func newKeys(
    _ edit: ContentEdit<Right.Item>,
    _ flat: FlatEdit<Right.Item>,
    _ counts: CountedList<Void>,
    _ newest: Right.Version
  ) -> [Int32?] {
    switch flat {
    case .insert(_, let item), .update(_, _, let item), .move(_, _, _, let item, true):
      return [number(of: rightKey.ask(item, edit.path, newest))]
    case .rows(let rows):
      let base = FlatRows<Right.Version, Int32>(newest, counts, [])
      func key(at index: Int) -> Int32 {
        let path = base.path(at: index)
        return number(of: rightKey.ask(newest.item(at: path.item, inSection: path.section), path, newest))
      }
      var keys = [Int32?](repeating: nil, count: rows.inserted.count)
      var isKept = [Bool](repeating: false, count: rows.inserted.count)
      for move in rows.moves where !move.isChanged { isKept[move.to] = true }
      for (number, index) in rows.inserted.enumerated() where !isKept[number] {
        keys[number] = key(at: index)
      }
      return keys + rows.updated.map { key(at: $0) }
    default: return []
    }
  }

  /// Makes an edit in the rows and the keys of the partners.
  private func change(
    _ edit: FlatEdit<Right.Item>,
    _ new: [Int32?],
    _ old: JoinedPartners<Right.Version>,
    _ changed: inout PartnerChanges
  ) {
    switch edit {
    case .nothing, .reload: break
    case .insert(let index, _):
      guard let label = version.partners.rows.rows.newLabel(at: index) else { fatalError("room was made for a row") }
      version.partners.rows.rows.insert(new[0] ?? -1, label, at: index)
      arrive(label, new[0] ?? -1, &changed)
    case .remove(let index, _):
      let (label, key) = version.partners.rows.rows.remove(at: index)
      leave(label, key, nil, &changed)
    case .update(let index, _, _):
      let (label, key) = version.partners.rows.rows.replace(at: index, with: new[0] ?? -1)
      leave(label, key, nil, &changed)
      arrive(label, new[0] ?? -1, &changed)
    case .move(let from, let to, _, _, let isChanged):
      let gap = to > from ? to + 1 : to
      guard let label = version.partners.rows.rows.newLabel(at: gap) else { fatalError("room was made for a row") }
      let (oldLabel, oldKey) = version.partners.rows.rows.remove(at: from)
      let key = isChanged ? new[0] ?? -1 : oldKey
      version.partners.rows.rows.insert(key, label, at: to)
      leave(oldLabel, oldKey, isChanged ? nil : label, &changed)
      arrive(label, key, &changed)
    case .rows(let rows):
      var keys = new
      let removed = rows.removed.map { old.rows.rows[$0] }
      for move in rows.moves where !move.isChanged { keys[move.to] = removed[move.from] }
      let inserting = zip(rows.inserted, keys).map { ($0, $1 ?? -1) }
      let passed = version.partners.rows.rows.pass(removing: rows.removed, inserting: inserting)
      var fates = [RowLabel?](repeating: nil, count: removed.count)
      for move in rows.moves where !move.isChanged { fates[move.from] = passed.inserted[move.to].label }
      for (number, row) in passed.removed.enumerated() { leave(row.label, removed[number], fates[number], &changed) }
      for (row, key) in zip(rows.updated, keys[rows.inserted.count...]) {
        let (label, oldKey) = version.partners.rows.rows.replace(at: row, with: key ?? -1)
        leave(label, oldKey, nil, &changed)
        arrive(label, key ?? -1, &changed)
      }
      for (row, key) in zip(passed.inserted, keys) { arrive(row.label, key ?? -1, &changed) }
    }
  }

  private func leave(_ label: RowLabel, _ key: Int32, _ fate: RowLabel?, _ changed: inout PartnerChanges) {
    if key < 0 { return }
    keys.remove(right: label, key)
    changed.keys.insert(key)
    changed.fates[label] = .some(fate)
  }

  private func arrive(_ label: RowLabel, _ key: Int32, _ changed: inout PartnerChanges) {
    if key < 0 { return }
    keys.add(right: label, key)
    changed.keys.insert(key)
  }

  /// Returns the items with another partner, or a changed one, in each section.
  private func rows(
    affectedBy changed: PartnerChanges,
    _ old: JoinedPartners<Right.Version>
  ) -> [Int: ContiguousArray<RowLabel>] {
    var rows: [Int: ContiguousArray<RowLabel>] = [:]
    for key in changed.keys {
      let (before, after) = (old.first[Int(key)], keys.first(key))
      version.partners.first.replace(at: Int(key), with: after, weight: 0)
      let expected = before.flatMap { label in changed.fates[label] ?? label }
      if after == expected, (before == nil) == (expected == nil) { continue }
      for row in keys.lefts(key) {
        if let section = index(of: row.section) { rows[section, default: []].append(row.label) }
      }
    }
    return rows
  }

  /// Sends the items with another partner, section by section.
  private func update(_ rows: [Int: ContiguousArray<RowLabel>], _ old: JoinedPartners<Right.Version>) {
    version.oldPartners = old
    for section in rows.keys { version.sections.update(at: section) { $0.isBehind = true } }
    for (section, labels) in rows.sorted(by: { $0.key < $1.key }) {
      version.sections.update(at: section) { $0.isBehind = false }
      // A reload of these items follows, and they can't be read.
      if version.left.owner(ofSection: section)?.isForgotten == true { continue }
      let list = version.sections.read(section) { $0.rows }
      let updated = labels.sorted().compactMap { label in list.index(of: label).map { (index: $0, label: label) } }
      if updated.count == 1 {
        let (index, key) = (updated[0].index, list[updated[0].index])
        let item = version.left.item(at: index, inSection: section)
        let (before, after) = (old.partner(key), version.partners.partner(key))
        let pairs = (JoinedPair(left: item, right: before), JoinedPair(left: item, right: after))
        changes.send(.update(RowPlace(section, index, updated[0].label), old: pairs.0, new: pairs.1))
      } else {
        var edit = RowChanges()
        edit.updated = ContiguousArray(updated)
        changes.send(.rows(edit, inSection: section))
      }
    }
    version.oldPartners = nil
  }
}
