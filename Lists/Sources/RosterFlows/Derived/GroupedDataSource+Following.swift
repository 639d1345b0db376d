import RosterCore
import RowStructures

extension GroupedDataSource {
  /// Follows an edit of the base. At each edit that's sent, ``version`` is the one right after it.
  func follow(_ edit: ContentEdit<Item>) {
    key.follow(edit)
    let newest = base.version
    var counts = version.rows.counts
    switch FlatEdit(edit, &counts, newest) {
    case .nothing:
      version.rows.take(newest, counts)
      if version.numberOfSections > 0 { changes.sendNothing() }
    case .insert(let index, let item):
      let key = key.ask(item, edit.path, newest)
      let label = newLabel(at: index)
      version.rows.take(newest, counts)
      insert(item, key, label, at: index)
    case .remove(let index, let item):
      version.rows.take(newest, counts)
      let (label, id) = version.rows.rows.remove(at: index)
      remove(item, label, from: version.section(of: id, keys[id]))
    case .update(let index, let old, let new):
      let change = GroupChange(old: old, new: new, key: key.ask(new, edit.path, newest), isChanged: true)
      let label = version.rows.rows.label(at: index)
      relocate(change, from: label, to: label, id: version.rows.rows[index]) { [self] id in
        version.rows.take(newest, counts)
        _ = version.rows.rows.replace(at: index, with: id)
      }
    case .move(let from, let to, let old, let new, let isChanged):
      let key = isChanged ? key.ask(new, edit.path, newest) : nil
      let change = GroupChange(old: old, new: new, key: key, isChanged: isChanged)
      let label = newLabel(at: to > from ? to + 1 : to)
      let (oldLabel, id) = (version.rows.rows.label(at: from), version.rows.rows[from])
      relocate(change, from: oldLabel, to: label, id: id) { [self] id in
        version.rows.take(newest, counts)
        _ = version.rows.rows.remove(at: from)
        version.rows.rows.insert(id, label, at: to)
      }
    case .rows(let flat):
      if let relabeling = version.rows.rows.makingRoom(removing: flat.removed, inserting: flat.inserted) {
        relabel(relabeling.list, relabeling.labels)
      }
      follow(flat, newest, counts)
    case .reload(let isAnnounced):
      read(newest)
      changes.send(.reload(isAnnounced: isAnnounced))
    }
  }

  /// Evaluates the key of an item again after a model changed.
  func ask(_ item: Item, _ place: RowPlace, _ newest: Base.Version) {
    let key = key.ask(item, place.path, newest)
    let index = version.rows.index(of: place.path)
    let (label, id) = (version.rows.rows.label(at: index), version.rows.rows[index])
    let found = version.place(of: key)
    if found.isThere, version.groups.read(found.section, { $0.id }) == id { return }
    relocate(GroupChange(old: item, new: item, key: key, isChanged: false), from: label, to: label, id: id) { id in
      _ = version.rows.rows.replace(at: index, with: id)
    }
  }

  // MARK: Groups

  /// Inserts a group, and sends that.
  func open(_ group: RowGroup<Key>, at section: Int) {
    version.groups.insert(group, weight: 0, at: section)
    changes.send(.insertSections(section..<section + 1))
  }

  /// Removes a group, and sends that.
  func close(_ section: Int) {
    keys.remove(version.groups.remove(at: section).id)
    changes.send(.removeSections(section..<section + 1))
  }

  /// Refreshes the header and the footer of a group.
  private func refresh(_ section: Int) { changes.send(.updateSection(section)) }

  // MARK: Single rows

  private func insert(_ item: Item, _ key: Key, _ label: RowLabel, at index: Int) {
    let (section, isThere) = version.place(of: key)
    guard isThere else {
      let id = keys.add(key)
      version.rows.rows.insert(id, label, at: index)
      return open(RowGroup(id, key, LabelSet([label])), at: section)
    }
    version.rows.rows.insert(version.groups.read(section) { $0.id }, label, at: index)
    let place = version.groups.update(at: section) { $0.labels.insert(label) }
    changes.send(.insert(RowPlace(section, place, label), item))
    refresh(section)
  }

  private func remove(_ item: Item, _ label: RowLabel, from section: Int) {
    if version.numberOfItems(inSection: section) == 1 { return close(section) }
    let place = version.groups.update(at: section) { $0.labels.remove(label) }
    changes.send(.remove(RowPlace(section, place, label), item))
    refresh(section)
  }

  /// An item that changes or moves.
  struct GroupChange {
    let old: Item
    let new: Item
    /// The new key of the item, or `nil` if it isn't evaluated again.
    let key: Key?
    /// A Boolean value that indicates whether the item has changed.
    let isChanged: Bool
  }

  /// Moves a row to the group of its key.
  ///
  /// - Parameter take: A closure that makes the edit in the rows, given the identifier of the row's group.
  private func relocate(
    _ change: GroupChange,
    from oldLabel: RowLabel,
    to label: RowLabel,
    id: Int32,
    _ take: (Int32) -> Void
  ) {
    var section = version.section(of: id, keys[id])
    var target = section
    if let key = change.key {
      let place = version.place(of: key)
      if !place.isThere {
        // Until the row moves, the version is the one before the edit.
        open(RowGroup(keys.add(key), key), at: place.section)
        if place.section <= section { section += 1 }
      }
      target = place.section
    }
    take(version.groups.read(target) { $0.id })
    if target == section, oldLabel == label {
      let place = version.groups.read(section) { $0.labels.place(of: label).index }
      changes.send(.update(RowPlace(section, place, label), old: change.old, new: change.new))
      return refresh(section)
    }
    let from = version.groups.update(at: section) { $0.labels.remove(oldLabel) }
    let to = version.groups.update(at: target) { $0.labels.insert(label) }
    let (start, end) = (RowPlace(section, from, oldLabel), RowPlace(target, to, label))
    changes.send(.move(from: start, to: end, old: change.old, new: change.new, isChanged: change.isChanged))
    if target == section {
      if from != to || change.isChanged { refresh(section) }
      return
    }
    refresh(target)
    if version.numberOfItems(inSection: section) == 0 { close(section) } else { refresh(section) }
  }

  // MARK: Labels

  /// Returns a label for a row to insert. The version is still the one before the edit.
  private func newLabel(at index: Int) -> RowLabel {
    if let label = version.rows.rows.newLabel(at: index) { return label }
    var list = version.rows.rows
    let labels = list.makeRoom(at: index)
    relabel(list, labels)
    guard let label = version.rows.rows.newLabel(at: index) else { fatalError("room was made for a row") }
    return label
  }

  /// Gives rows other labels, group by group.
  ///
  /// - Parameters:
  ///   - list: The rows after that.
  ///   - labels: The labels of neighboring rows.
  private func relabel(_ list: RowList<Int32>, _ labels: Relabeling) {
    var parts: [Int32: Relabeling] = [:]
    for (old, new) in zip(labels.old, labels.new) {
      guard let id = list.item(labeled: new) else { continue }
      parts[id, default: Relabeling()].append(old, new)
    }
    fallBehind(parts.keys)
    version.rows.rows = list
    for (id, part) in parts.sorted(by: { $0.key < $1.key }) {
      let section = version.section(of: id, keys[id])
      version.groups.update(at: section) { group in
        group.labels.relabel(part)
        group.isBehind = false
      }
      changes.send(.relabel(part, inSection: section))
    }
    version.oldRows = nil
  }

  /// Makes groups read the rows as they are now until they have followed an edit.
  func fallBehind(_ ids: some Collection<Int32>) {
    version.oldRows = version.rows
    for id in ids { version.groups.update(at: version.section(of: id, keys[id])) { $0.isBehind = true } }
  }
}

extension RowList {
  /// Returns the rows with new labels, and the labels, if they run out in a pass.
  func makingRoom(removing: ContiguousArray<Int>, inserting: [Int]) -> (list: RowList, labels: Relabeling)? {
    var list = self
    return list.makeRoom(removing: removing, inserting: inserting).map { (list, $0) }
  }
}

extension Relabeling {
  mutating func append(_ old: RowLabel, _ new: RowLabel) {
    self.old.append(old)
    self.new.append(new)
  }
}

extension LabelSet {
  /// Inserts a label in order.
  ///
  /// - Returns: The index of the label.
  mutating func insert(_ label: RowLabel) -> Int {
    let index = place(of: label).index
    insert(label, at: index)
    return index
  }

  /// Removes a label.
  ///
  /// - Returns: The former index of the label.
  mutating func remove(_ label: RowLabel) -> Int {
    let index = place(of: label).index
    remove(at: index)
    return index
  }

  /// Gives neighbors other labels.
  mutating func relabel(_ labels: Relabeling) {
    guard let first = labels.old.first else { return }
    if labels.old.count * 8 > count {
      var all: ContiguousArray<RowLabel> = []
      all.reserveCapacity(count)
      forEach { all.append(labels.map($0)) }
      self = LabelSet(all)
      return
    }
    let index = place(of: first).index
    for _ in labels.old { remove(at: index) }
    for (offset, label) in labels.new.enumerated() { insert(label, at: index + offset) }
  }

  /// Removes labels and inserts others: a few one by one, many in one pass. Both ascend.
  mutating func change(removing gone: ContiguousArray<RowLabel>, inserting came: ContiguousArray<RowLabel>) -> Rows {
    if (gone.count + came.count) * 16 > count {
      let table = LabelTable(ContiguousArray(gone.map { (0, $0) }))
      return pass({ table.contains($0) }, came)
    }
    var rows = Rows()
    for label in gone { rows.removed.append((place(of: label).index, label)) }
    for row in rows.removed.reversed() { remove(at: row.index) }
    for label in came { rows.inserted.append((insert(label), label)) }
    return rows
  }
}

extension ContentEdit {
  /// The path of the inserted, changed, or moved item.
  var path: ItemPath {
    switch self {
    case .insert(let place, _), .update(let place, _, _), .move(_, let place, _, _, _): place.path
    default: fatalError("the edit carries no new item")
    }
  }
}
