/// Confirmed edits, until all pages have arrived that were requested before.
struct ConfirmedEdits<Item: Identifiable> {
  /// The result of an item's edits.
  struct Outcome {
    /// The confirmed item, or `nil` if it was removed.
    var item: Item?
    /// A Boolean value that indicates whether the item was inserted, so that a page may not have it.
    var isInserted: Bool
    /// The place of the item, if its page isn't loaded.
    var place: ItemNeighbors<Item.ID>?
    fileprivate var moment: Int
  }

  /// The number of confirmations.
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

  /// Returns the result for an item after a moment, or `nil` if there's none.
  func outcome(of id: Item.ID, since moment: Int) -> Outcome? {
    outcomes[id].flatMap { $0.moment > moment ? $0 : nil }
  }

  /// Returns all results after a moment.
  func outcomes(since moment: Int) -> [(id: Item.ID, outcome: Outcome)] {
    outcomes.filter { $1.moment > moment }.map { ($0, $1) }
  }

  /// Returns the moves that were confirmed after a moment, in order.
  func moves(since moment: Int) -> [(id: Item.ID, other: Item.ID)] {
    moves.filter { $0.moment > moment }.map { ($0.id, $0.other) }
  }

  /// Forgets all edits when no page is being requested.
  mutating func forget() {
    outcomes = [:]
    moves = []
  }
}
