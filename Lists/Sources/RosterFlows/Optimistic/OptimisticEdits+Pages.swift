// Edits over pages, which may have been requested before an edit was confirmed.

extension OptimisticEdits {
  /// Returns a page's item with its edits, or `nil` if it's removed. Confirmations since a moment are newer than the page.
  func shown(_ item: Item, since moment: Int, _ place: () -> Place?) -> Item? {
    let outcome = confirmed.outcome(of: item.id, since: moment)
    return rebased(outcome == nil ? item : outcome?.item, of: item.id, place)
  }

  /// Returns a Boolean value that indicates whether an item may differ from the one on a page.
  func isEdited(_ id: ID, since moment: Int) -> Bool {
    entries[id] != nil || confirmed.outcome(of: id, since: moment) != nil
  }

  /// Returns a Boolean value that indicates whether an item was inserted here, so that a page may not have it.
  func isInserted(_ id: ID, since moment: Int) -> Bool {
    if let entry = entries[id], entry.confirmed == nil, entry.shown != nil { return true }
    guard let outcome = confirmed.outcome(of: id, since: moment) else { return false }
    return outcome.isInserted && outcome.item != nil
  }

  /// Returns the moves that a page may not know, in the order in which they were made.
  func moves(since moment: Int) -> [(id: ID, other: ID)] {
    confirmed.moves(since: moment) + pendingMoves.map { ($0.id, $0.other) }
  }

  /// The numbers of inserted and of removed items that a page may have.
  var numbersOfUncertainItems: (inserted: Int, removed: Int) {
    var numbers = (inserted: 0, removed: 0)
    for entry in entries.values {
      if entry.confirmed == nil { numbers.inserted += 1 } else if entry.shown == nil { numbers.removed += 1 }
    }
    return numbers
  }

  /// Notes that rows aren't loaded any more. Their edits are committed, and shown when the rows return.
  ///
  /// - Parameter isWhole: A Boolean value that indicates whether the origin has only the rows that remain.
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

  /// Returns a Boolean value that indicates whether there can be items for ``insertUnloaded(into:since:)``.
  func hasUnloaded(since moment: Int) -> Bool {
    entries.values.contains(where: \.isUnloaded)
      || confirmed.outcomes(since: moment).contains { $0.outcome.place != nil }
  }

  /// Inserts items that edits inserted or moved among new rows, where they were when their page was dropped.
  func insertUnloaded(into rows: inout ItemChain<Item>, since moment: Int) {
    for (id, entry) in entries where entry.isUnloaded {
      let isMoved = entry.edits.contains { $0.change.isMove }
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

  /// - Returns: A Boolean value that indicates whether the rows have the place, so that the item was inserted.
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
