import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct FlattenedDataSourceTests {
  @Test func allSectionsAreOne() {
    let base = NestedDataSource([
      ContentSection(header: "A", items: [1, 2]), ContentSection(header: "B", items: []),
      ContentSection(header: "C", items: [3]),
    ])
    let all = base.flattened()
    #expect(all.rows == [[1, 2, 3]] && all.numberOfSections == 1)
    expectEqual(base.indexPath(of: all.place(at: [0, 2])), [2, 0])
    expectEqual(all.indexPath(of: base.place(at: [2, 0])), [0, 2])
    base.apply([])
    expectEqual(all.rows, [[]])
  }

  /// An item that takes its section along, or goes to a new one, is one that moves.
  @Test func itemsThatChangeSectionMove() {
    let list = FlatDataSource(cells(1, 2, 3))
    let base = list.grouped(by: \.content)
    let all = base.flattened()
    let view = ListModel(all)
    list.update(at: 0) { $0.content = 7 }
    list.update(at: 1) { $0.content = 7 }
    list.update(at: 2) { $0.content = 1 }
    #expect(view.complaints == [] && view.lost == [])
    expectEqual(all.rows, [base.rows.flatMap { $0 }])
  }

  @Test func movedSectionsTakeTheLeastMoves() {
    let base = NestedDataSource([
      ContentSection(header: "A", items: [1, 2, 3, 4]), ContentSection(header: "B", items: [5]),
    ])
    let all = base.flattened()
    let log = ChangeLog(all)
    base.moveSection(from: 0, to: 1)
    expectEqual(log.changes.count, 1)
    guard case .update(let stages) = log.changes.first else { Issue.record("\(log.changes)"); return }
    #expect(stages.map(\.description) == ["move 0.4→0.0"] && all.rows == [[5, 1, 2, 3, 4]])
  }
}
