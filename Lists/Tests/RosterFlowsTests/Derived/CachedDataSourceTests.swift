import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct CachedDataSourceTests {
  /// What each edit of the base computes when everything is read after it. A map computes the items of an edit.
  @Test func itemsAreComputedOncePerChange() {
    let base = FlatDataSource(cells(1, 2, 3))
    var computed: [Int] = []
    let texts = base.map { cell -> String in
      computed.append(cell.id)
      return "\(cell.id)\(cell.content)"
    }
    .cached()
    func check(_ expected: [Int], _ edit: () -> Void) {
      computed = []
      edit()
      for _ in 0..<2 { expectEqual(texts.rows, [base.items.map { "\($0.id)\($0.content)" }]) }
      expectEqual(computed, expected)
    }
    expectEqual(computed, [])
    check([1, 2, 3]) {}
    check([4]) { base.append(Cell(id: 4)) }
    check([2, 2]) { base.update(at: 1) { $0.content = 7 } }
    check([1, 1]) { base.move(from: 0, to: 3) }
    check([2]) { base.remove(at: 0) }
    check([3, 3]) { base.reconfigure(base.place(at: 0, inSection: 0)) }
    check([1, 5]) {
      transaction {
        base.remove(at: 2)
        base.insert(Cell(id: 5), at: 0)
      }
    }
    check([5, 9]) { base.apply([base.items[1], Cell(id: 5, content: 1), Cell(id: 9)]) }
  }
}
