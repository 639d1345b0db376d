import RosterCore
import RowStructures

extension SubsequenceDataSource {
  /// Evaluates all rows of the base.
  @usableFromInline
  final func readAll() {
    let version = base.version
    rows = CountedList(evaluate { (0..<version.numberOfSections).map { (read($0, of: version), weight: 0) } })
    if pending != nil {
      pending = nil
      // The update has to end, even if nothing shows the content.
      Turn.settleFirst {}
      work.end(with: Turn.openUpdate())
    }
    if gate.emptySections == .drop { send(.reload(isAnnounced: false)) }
  }

  /// Follows an edit, after its rule has been prepared.
  @inlinable
  final func pass(_ edit: ContentEdit<Base.Item>) {
    switch edit {
    case .insert(let place, let item):
      let isShown = evaluate { self.isShown(item, place) }
      if pending != nil { pending?[place.section].insert(isUnread(place), at: place.index) }
      let index = rows.update(at: place.section) { rows in
        rows.insert(isShown, at: place.index)
        return isShown ? rows.rank(place.index) : 0
      }
      if isShown { send(.insert(RowPlace(place.section, index, place.label), item)) }
    case .remove(let place, let item):
      if pending != nil { pending?[place.section].remove(at: place.index) }
      let (index, wasShown) = rows.update(at: place.section) { rows in
        (rows.rank(place.index), rows.remove(at: place.index))
      }
      if wasShown { send(.remove(RowPlace(place.section, index, place.label), item)) }
    case .update(let place, let old, let new): update(place, old, new)
    case .move(let from, let to, let old, let new, let isChanged): move(from, to, old, new, isChanged)
    case .rows(let changes, let section): follow(changes, section)
    default: followSections(edit)
    }
  }

  @inlinable
  final func update(_ place: RowPlace, _ old: Base.Item, _ new: Base.Item) {
    let isShown = evaluate { self.isShown(new, place) }
    if pending != nil { pending?[place.section].set(isUnread(place), at: place.index) }
    let (index, wasShown) = rows.update(at: place.section) { rows in
      let wasShown = rows[place.index]
      if wasShown != isShown { rows.set(isShown, at: place.index) }
      return (rows.rank(place.index), wasShown)
    }
    tell(wasShown, RowPlace(place.section, index, place.label), old, isShown, new)
  }

  /// Sends a row that may have been shown or hidden in place.
  @inlinable
  final func tell(_ wasShown: Bool, _ row: RowPlace, _ old: Base.Item, _ isShown: Bool, _ new: Base.Item) {
    switch (wasShown, isShown) {
    case (true, true): send(.update(row, old: old, new: new))
    case (true, false): send(.remove(row, old))
    case (false, true): send(.insert(row, new))
    case (false, false): break
    }
  }

  @inlinable
  final func move(_ from: RowPlace, _ to: RowPlace, _ old: Base.Item, _ new: Base.Item, _ isChanged: Bool) {
    let wasPending = pending != nil ? pending?[from.section].remove(at: from.index) ?? false : false
    let (start, wasShown) = rows.update(at: from.section) { rows in (rows.rank(from.index), rows.remove(at: from.index))
    }
    // The rule is evaluated at the row's new place.
    let isShown = isChanged ? evaluate { self.isShown(new, to) } : wasShown
    if pending != nil { pending?[to.section].insert(isUnread(to) || wasPending && !isChanged, at: to.index) }
    let end = rows.update(at: to.section) { rows in
      rows.insert(isShown, at: to.index)
      return rows.rank(to.index)
    }
    let (source, destination) = (RowPlace(from.section, start, from.label), RowPlace(to.section, end, to.label))
    switch (wasShown, isShown) {
    case (true, true): send(.move(from: source, to: destination, old: old, new: new, isChanged: isChanged))
    case (true, false): send(.remove(source, old))
    case (false, true): send(.insert(destination, new))
    case (false, false): break
    }
  }

  @usableFromInline
  final func followSections(_ edit: ContentEdit<Base.Item>) {
    switch edit {
    case .insertSections(let range): insert(range)
    case .removeSections(let range): remove(range)
    case .moveSections(let range, let to):
      var moved = range.map { rows[$0] }
      for section in range.reversed() { rows.remove(at: section) }
      for (offset, bits) in moved.enumerated() { rows.insert(bits, weight: 0, at: to + offset) }
      if let old = pending {
        moved = Array(old[range])
        pending?.removeSubrange(range)
        pending?.insert(contentsOf: moved, at: to)
      }
    case .replaceSections(let range, let count):
      remove(range)
      insert(range.lowerBound..<range.lowerBound + count)
    case .reload: readAll()
    default: break
    }
    send(edit)
  }

  private func insert(_ range: Range<Int>) {
    let version = base.version
    for section in range {
      rows.insert(evaluate { read(section, of: version) }, weight: 0, at: section)
      if pending == nil { continue }
      let count = rows[section].count
      let unread = ContiguousArray((0..<count).map { isUnread(RowPlace(section, $0, 0)) })
      pending?.insert(BitList(unread), at: section)
    }
  }

  private func remove(_ range: Range<Int>) {
    for section in range.reversed() { rows.remove(at: section) }
    pending?.removeSubrange(range)
  }

  /// Follows many rows in one pass.
  @usableFromInline
  final func follow(_ changes: RowChanges, _ section: Int) {
    let (old, version) = (rows[section].flags, base.version)
    let wasPending = pending?[section].flags
    var origins = changes.moves.isEmpty ? [] : [Int?](repeating: nil, count: changes.inserted.count)
    for move in changes.moves where !move.isChanged { origins[move.to] = changes.removed[move.from].index }
    var flags = ContiguousArray<Bool>()
    var isPending = ContiguousArray<Bool>()
    flags.reserveCapacity(old.count - changes.removed.count + changes.inserted.count)
    func ask(_ label: RowLabel) {
      let place = RowPlace(section, flags.count, label)
      if wasPending != nil { isPending.append(isUnread(place)) }
      flags.append(isShown(version.item(at: place.index, inSection: section), place))
    }
    func keep(_ place: Int) {
      if let wasPending { isPending.append(wasPending[place]) }
      flags.append(old[place])
    }
    var (place, gone, came, updated) = (0, 0, 0, 0)
    evaluate {
      while true {
        if came < changes.inserted.count, changes.inserted[came].index == flags.count {
          if !origins.isEmpty, let origin = origins[came] { keep(origin) } else { ask(changes.inserted[came].label) }
          came += 1
          continue
        }
        guard place < old.count else { break }
        if gone < changes.removed.count, changes.removed[gone].index == place {
          gone += 1
        } else if updated < changes.updated.count, changes.updated[updated].index == flags.count {
          ask(changes.updated[updated].label)
          updated += 1
        } else {
          keep(place)
        }
        place += 1
      }
    }
    let shown = changes.seen(of: old.count, where: { old[$0] }, { flags[$0] }) {
      version.label(at: $0, inSection: section)
    }
    rows.update(at: section) { $0 = BitList(flags) }
    if wasPending != nil { pending?[section] = BitList(isPending) }
    if !shown.isEmpty { send(.rows(shown, inSection: section)) }
  }
}
