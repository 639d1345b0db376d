import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct DerivedSectionsTests {
  private typealias Section = ContentSection<Int, Cell, Never>

  /// All orders of four sections, between two of which an item goes: no section moves in a batch with its items.
  @Test(.slow, arguments: [EmptySections.keep, .drop])
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
          expectEqual(views.flatMap(\.complaints), [], "\(new.map { $0.items.map(\.id) })")
          checked += 1
        }
      }
    }
    expectEqual(checked, 24 * 12)
  }

  /// All changes of the group and the content of an item that is alone or not: where its section goes or comes, the stage
  /// says where the item is after the update.
  @Test(.slow, arguments: [EmptySections.keep, .drop])
  func itemsOfOtherGroupsAreCarried(emptySections: EmptySections) throws {
    var carried = 0
    for old in [[1], [1, 11], [1, 2], [1, 11, 2], [1, 11, 3]] {
      for content in 0..<4 {
        for group in 1...3 {
          let list = FlatDataSource(old.map { Cell(id: $0, content: $0 % 10) })
          let base = list.grouped(by: { $0.content % 10 }) { key, items in Title(id: key, text: items.count) }
          let filtered = base.filtered(emptySections: emptySections) { $0.content / 10 != 2 }
          let models = [
            ListModel(base), ListModel(filtered), ListModel(base.sorted { $0.content < $1.content }),
            ListModel(filtered.sorted(by: \.content, .descending)),
          ]
          list.replace(at: 0, with: Cell(id: 1, content: 10 * content + group))
          for (number, model) in models.enumerated() where !model.steps.isEmpty {
            expectEqual(model.complaints, [], "view \(number), \(old) to \(content), \(group)")
            expectEqual(model.lost, [], "view \(number), \(old) to \(content), \(group): \(model.stages)")
            carried += model.stages.reduce(0) { $0 + $1.carriedItems.count }
          }
        }
      }
    }
    #expect(carried > 40)
  }
}
