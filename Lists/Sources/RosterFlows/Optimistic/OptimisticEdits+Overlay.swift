import RosterCore

// Edits over other content.

extension OptimisticEdits {
  /// Returns the items of the server or store, with the edits over them.
  func overlaid(_ sections: [[Item]]) -> [[Item]] {
    if entries.isEmpty { return sections }
    takeOutGone()
    let inserted = insertedItems()
    var isThere: Set<ID> = []
    var result = sections.enumerated().map { section, items in
      let ids = items.map(\.id)
      return items.enumerated().compactMap { index, item -> Item? in
        guard entries[item.id] != nil else { return item }
        isThere.insert(item.id)
        return rebased(item, of: item.id) { Place(of: index, in: ids, section: section) }
      }
    }
    for (id, entry) in entries where entry.confirmed != nil && !isThere.contains(id) { takeOut(id) }
    let moves = pendingMoves
    let missing = inserted.filter { !isThere.contains($0.item.id) }
    if sections.isEmpty || missing.isEmpty && moves.isEmpty { return result }
    let orders = moves.isEmpty ? [] : result.map { $0.map(\.id) }
    var chain = ItemChain(result)
    for (item, place) in missing {
      chain.insert(item, behind: place, orAtStartOf: min(place.section, sections.count - 1))
    }
    for move in moves { chain.move(move.id, after: move.other) }
    rebase(moves, on: orders)
    result = chain.sections
    return result
  }

  /// Forgets items that other code has removed.
  func takeOutGone() {
    for (id, entry) in entries where isGone(id, entry) { takeOut(id) }
  }

  /// Sets the confirmed value of an item, and returns the item with its edits.
  func rebased(_ item: Item?, of id: ID, _ place: () -> Place?) -> Item? {
    guard var entry = entries[id] else { return item }
    entry.confirmed = item
    let shown = entry.shown
    entry.isShown = shown != nil
    entry.isUnloaded = false
    entry.place = shown == nil ? place() : nil
    entries[id] = entry
    return shown
  }

  private func rebased(_ item: Item, _ place: () -> Place) -> Item? { rebased(item, of: item.id, place) }

  /// Returns the items that only an edit has inserted, in order, with their places.
  private func insertedItems() -> [(item: Item, place: Place)] {
    let found = entries.compactMap { id, entry -> (path: ItemPath, item: Item)? in
      guard entry.isShown, entry.confirmed == nil, let item = entry.shown else { return nil }
      return content.newestPath(of: id).map { ($0, item) }
    }
    var orders: [Int: [ID]] = [:]
    for section in Set(found.map(\.path.section)) { orders[section] = content.newestIDs(inSection: section) }
    return found.sorted { $0.path < $1.path }.map { path, item in
      (item, Place(of: path.item, in: orders[path.section] ?? [], section: path.section))
    }
  }

  struct PendingMove {
    let id: ID
    let other: ID
    let number: Int
  }

  /// The pending moves, in the order in which they were made.
  var pendingMoves: [PendingMove] {
    entries.flatMap { id, entry in
      entry.edits.compactMap { edit in
        if case .move(_, let other) = edit.change {
          PendingMove(id: id, other: other, number: edit.number)
        } else {
          nil
        }
      }
    }
    .sorted { $0.number < $1.number }
  }

  /// Makes moved items return to their places in another order, if their first move is refused.
  func rebase(_ moves: [PendingMove], on orders: [[ID]]) {
    let moved = Set(moves.map(\.id))
    for (section, order) in orders.enumerated() {
      for (index, id) in order.enumerated() where moved.contains(id) {
        let first = entries[id]?.edits.firstIndex { $0.change.isMove }
        guard let first, case .move(_, let other) = entries[id]?.edits[first].change else { continue }
        entries[id]?.edits[first].change = .move(from: Place(of: index, in: order, section: section), after: other)
      }
    }
  }
}
