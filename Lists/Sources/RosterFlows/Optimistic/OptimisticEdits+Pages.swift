// What is shown over pages, which may have been asked for before an edit was confirmed.

extension OptimisticEdits {
  /// What is shown of an item that a page has; `nil` if nothing is.
  ///
  /// - Parameters:
  ///   - moment: when the page was asked for: what was confirmed since is newer.
  ///   - place: where the item is on the page.
  func shown(_ item: Item, since moment: Int, _ place: () -> Place?) -> Item? {
    let outcome = confirmed.outcome(of: item.id, since: moment)
    return rebased(outcome == nil ? item : outcome?.item, of: item.id, place)
  }

  /// Whether what is shown of an item is not what a page says of it.
  func isEdited(_ id: ID, since moment: Int) -> Bool {
    entries[id] != nil || confirmed.outcome(of: id, since: moment) != nil
  }

  /// Whether an item was inserted here, and a page need not have it.
  func isInserted(_ id: ID, since moment: Int) -> Bool {
    if let entry = entries[id], entry.confirmed == nil, entry.shown != nil { return true }
    guard let outcome = confirmed.outcome(of: id, since: moment) else { return false }
    return outcome.isInserted && outcome.item != nil
  }

  /// The moves that a page need not know, in the order in which they were made.
  func moves(since moment: Int) -> [(id: ID, other: ID)] {
    confirmed.moves(since: moment) + pendingMoves.map { ($0.id, $0.other) }
  }

  /// How many items that are inserted, and how many that are removed, a page may have or not.
  var numbersOfUncertainItems: (inserted: Int, removed: Int) {
    var numbers = (inserted: 0, removed: 0)
    for entry in entries.values {
      if entry.confirmed == nil { numbers.inserted += 1 } else if entry.shown == nil { numbers.removed += 1 }
    }
    return numbers
  }

  /// Rows go that are not loaded any more: their edits are committed all the same, and shown when the rows are there again.
  ///
  /// - Parameters:
  ///   - gone: the rows that go.
  ///   - order: the rows before that.
  ///   - isWhole: whether all there is remains, so that what goes is not at the origin either.
  func unload(_ gone: Set<ID>, of order: [ID], isWhole: Bool) {
    if entries.isEmpty { return }
    let rows = Dictionary(zip(order, order.indices)) { first, _ in first }
    for (id, entry) in entries where !entry.isUnloaded {
      if entry.isShown {
        guard gone.contains(id), let row = rows[id] else { continue }
        if isWhole, entry.confirmed != nil {
          takeOut(id)
          continue
        }
        entries[id]?.place = Place(of: row, in: order, section: 0)
        entries[id]?.isShown = false
        entries[id]?.isUnloaded = true
      } else if let other = entry.place?.nearest(where: { rows[$0] != nil }), gone.contains(other) {
        entries[id]?.isUnloaded = true
      }
    }
  }

  /// Whether there may be items for ``insertUnloaded(into:since:)``.
  func hasUnloaded(since moment: Int) -> Bool {
    entries.values.contains(where: \.isUnloaded)
      || confirmed.outcomes(since: moment).contains { $0.outcome.place != nil }
  }

  /// Puts items that edits have inserted, or moved, among the rows that come: there they were when their page went.
  func insertUnloaded(into rows: inout ItemChain<Item>, since moment: Int) {
    for (id, entry) in entries where entry.isUnloaded {
      let isMoved = entry.edits.contains { if case .move = $0.change { true } else { false } }
      guard entry.confirmed == nil || isMoved, let item = entry.shown, let place = entry.place else { continue }
      guard insert(item, at: place, into: &rows) else { continue }
      entries[id]?.isShown = true
      entries[id]?.isUnloaded = false
      entries[id]?.place = nil
    }
    for (id, outcome) in confirmed.outcomes(since: moment) where outcome.isInserted && entries[id] == nil {
      if let item = outcome.item, let place = outcome.place { _ = insert(item, at: place, into: &rows) }
    }
  }

  /// - Returns: whether the rows have the place, so that the item is there.
  private func insert(_ item: Item, at place: Place, into rows: inout ItemChain<Item>) -> Bool {
    if rows.contains(item.id) || content.item(id: item.id) != nil { return false }
    let (before, after) = (place.before.first, place.after.first)
    let isThere =
      if let before, rows.contains(before) { true } else if before == nil, let after { rows.contains(after) } else {
        place.before.contains(where: rows.contains) && place.after.contains(where: rows.contains)
      }
    return isThere && rows.insert(item, beside: place)
  }
}
