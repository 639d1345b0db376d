import RosterCore

/// The order that content had before optimistic edits, for as long as nothing but these changes the order.
@MainActor struct OrderAtRest<Content: EditableDataSource> where Content.Item: Identifiable {
  typealias ID = Content.Item.ID

  /// The identifiers in each section before the edits, those aside that have been removed for good.
  private var before: [[ID]]
  /// The identifiers in each section as the edits left them.
  private var shown: [[ID]]

  init(_ content: Content) {
    before = OrderAtRest.order(of: content)
    shown = before
  }

  private static func order(of content: Content) -> [[ID]] {
    (0..<content.newestSectionCount).map(content.newestIDs)
  }

  /// Whether nothing else has changed the order.
  func isKnown(in content: Content) -> Bool { shown == OrderAtRest.order(of: content) }

  /// An edit has changed the order.
  mutating func follow(_ content: Content) { shown = OrderAtRest.order(of: content) }

  /// An item will not come back.
  mutating func forget(_ id: ID) {
    for section in before.indices { before[section].removeAll { $0 == id } }
  }

  /// Puts the items where they were, if they are the same ones.
  func restore(_ content: Content) {
    guard isKnown(in: content), shown != before, shown.count == before.count,
      Set(shown.joined()) == Set(before.joined())
    else { return }
    for (section, ids) in before.enumerated() {
      let changes = ListChangeset(from: content.newestIDs(inSection: section), to: ids, by: .keys { $0 })
      let places = (changes.moves.map(\.to) + changes.inserts).sorted()
      var displaced = Set(places.map { ids[$0] })
      for place in places {
        displaced.remove(ids[place])
        content.move(
          id: ids[place],
          beside: ItemNeighbors(of: place, in: ids, section: section),
          except: displaced
        )
      }
    }
  }
}
