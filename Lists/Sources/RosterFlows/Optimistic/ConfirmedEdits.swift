/// Edits that were confirmed, until every page has arrived that was requested before.
struct ConfirmedEdits<Item: Identifiable> {
  /// What an edit has left of an item.
  struct Outcome {
    /// The item as it is confirmed; `nil` if it was removed.
    var item: Item?
    /// A Boolean value that indicates whether it was inserted, so that a page may not have it.
    var isInserted: Bool
    /// Where the item belongs, if it was on a page that is not loaded.
    var place: ItemNeighbors<Item.ID>?
    fileprivate var moment: Int
  }

  /// Counts what was confirmed.
  private(set) var moment = 0
  private var outcomes: [Item.ID: Outcome] = [:]
  private var moves: [(id: Item.ID, other: Item.ID, moment: Int)] = []

  mutating func note(_ id: Item.ID, _ item: Item?, isInserted: Bool, _ place: ItemNeighbors<Item.ID>?) {
    moment += 1
    let isInserted = isInserted || outcomes[id]?.isInserted == true
    outcomes[id] = Outcome(item: item, isInserted: isInserted, place: place, moment: moment)
  }

  mutating func note(_ id: Item.ID, movedAfter other: Item.ID) {
    moment += 1
    moves.append((id, other, moment))
  }

  /// What was confirmed of an item after a moment; `nil` if nothing was.
  func outcome(of id: Item.ID, since moment: Int) -> Outcome? {
    outcomes[id].flatMap { $0.moment > moment ? $0 : nil }
  }

  /// All that was confirmed after a moment.
  func outcomes(since moment: Int) -> [(id: Item.ID, outcome: Outcome)] {
    outcomes.filter { $1.moment > moment }.map { ($0, $1) }
  }

  /// The moves that were confirmed after a moment, in their order.
  func moves(since moment: Int) -> [(id: Item.ID, other: Item.ID)] {
    moves.filter { $0.moment > moment }.map { ($0.id, $0.other) }
  }

  /// Forgets all of it, as no page is being requested.
  mutating func forget() {
    outcomes = [:]
    moves = []
  }
}
