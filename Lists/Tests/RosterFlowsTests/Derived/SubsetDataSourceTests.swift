import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct SubsetDataSourceTests {
  @Test func selectedAndOthers() {
    let base = FlatDataSource(cells(1, 2, 3, 4))
    let chosen = base.selected(ids: [2, 4, 9])
    let others = base.excluding(ids: [2, 4, 9])
    let views = [ListModel(chosen), ListModel(others)]
    func check(_ first: [Int], _ second: [Int]) {
      #expect(views.map(\.ids) == [[first], [second]] && views.flatMap(\.complaints) == [])
    }
    check([2, 4], [1, 3])
    base.append(Cell(id: 9))
    check([2, 4, 9], [1, 3])
    chosen.ids.insert(1)
    others.ids.insert(1)
    check([1, 2, 4, 9], [3])
    chosen.ids.remove(4)
    others.ids.remove(4)
    check([1, 2, 9], [3, 4])
    chosen.ids = [3]
    others.ids = [3]
    check([3], [1, 2, 4, 9])
    transaction {
      chosen.ids.insert(4)
      chosen.ids.remove(3)
      base.remove(at: 0)
    }
    check([4], [2, 4, 9])
    expectEqual(base.selected(ids: [], emptySections: .drop).numberOfSections, 0)
  }

  /// An item that gets another identifier is judged by it.
  @Test func identifiersMayChange() {
    let base = FlatDataSource(cells(1, 2))
    let chosen = base.selected(ids: [1, 3])
    base.replace(at: 0, with: Cell(id: 4))
    base.replace(at: 1, with: Cell(id: 3))
    expectEqual(chosen.rows[0].map(\.id), [3])
  }
}
