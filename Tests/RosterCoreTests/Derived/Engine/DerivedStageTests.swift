import Testing

@testable import RosterCore

@MainActor struct DerivedStageTests {
  private typealias Section = ContentSection<Int, Cell, Never>

  /// All orders of four sections, between two of which an item goes: no section moves in a batch with its items.
  @Test(arguments: [EmptySections.keep, .drop])
  func sectionsThatMoveKeepTheirItems(emptySections: EmptySections) {
    let old = (0..<4).map { Section(header: $0, items: [Cell(id: 10 * $0), Cell(id: 10 * $0 + 1)]) }
    var checked = 0
    func orders(_ start: [Section], _ body: ([Section]) -> Void) {
      if start.count == old.count { return body(start) }
      for section in old where !start.contains(where: { $0.header == section.header }) {
        orders(start + [section], body)
      }
    }
    orders([]) { order in
      for from in old.indices {
        for to in old.indices where to != from {
          var new = order
          new[to].items.append(new[from].items.removeFirst())
          let base = NestedDataSource(old)
          let views = [
            ListModel(base.sorted { $0.id < $1.id }),
            ListModel(base.filtered(emptySections: emptySections) { $0.id / 10 != 2 }),
          ]
          base.apply(new)
          #expect(views.flatMap(\.complaints) == [], "\(new.map { $0.items.map(\.id) })")
          checked += 1
        }
      }
    }
    #expect(checked == 24 * 12)
  }
}
