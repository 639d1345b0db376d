import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

/// Groups of filtered and sorted content.
@MainActor struct GroupsOfFilteredContentTests {
  private func cell(_ id: Int, _ content: Int) -> Cell { Cell(id: id, content: content) }

  @Test func itemsAreEditedThroughTheirGroups() {
    let base = FlatDataSource([cell(1, 2), cell(2, 1), cell(3, 2)])
    let groups = base.sorted(by: \.id, .descending).grouped(by: \.content)
    let place = groups.place(at: 1, inSection: 1)
    expectEqual(groups.update(place) { $0.content = 1 }.value, cell(1, 1))
    #expect(groups.rows == [[cell(2, 1), cell(1, 1)], [cell(3, 2)]] && groups.indexPath(of: place) == [0, 1])
    #expect(base.remove(id: 3).value == cell(3, 2) && groups.rows == [[cell(2, 1), cell(1, 1)]])
    #expect(groups.replace(place, with: cell(4, 0)).value == cell(1, 1) && groups.indexPath(of: place) == [0, 0])
  }

  @Test func followsFiltersAndOrders() {
    let base = FlatDataSource((0..<12).map { cell($0, $0 % 5) })
    let filtered = base.filtered { $0.id % 2 == 0 }
    let shown = filtered.sorted(by: \.id, .descending).grouped(by: \.content)
    let view = ListModel(shown)
    expectEqual(view.ids, [[10, 0], [6], [2], [8], [4]])
    filtered.filter.predicate = { $0.id % 3 == 0 }
    #expect(view.ids == [[0], [6], [3], [9]].sorted { $0[0] % 5 < $1[0] % 5 } && view.complaints == [])
    shown.remove(shown.place(at: 0, inSection: 0))
    transaction {
      base.append(cell(30, 0))
      expectEqual(shown.rows[0], [cell(30, 0)])
    }
    #expect(shown.rows[0] == [cell(30, 0)] && view.complaints == [])
  }

  /// Many rows that come and go at once are grouped in one pass: the same groups, each key asked for once, and no header of
  /// a group in which nothing happened.
  @Test(.slow, arguments: Seeds.some(of: 0..<8 as Range<UInt64>))
  func manyRowsAtOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = FlatDataSource((0..<900).map { cell($0, Int.random(in: 0..<40, using: &random)) })
    let filtered = base.filtered { _ in true }
    let isDescending = seed % 2 == 1
    let sorted = filtered.sorted { $0.id % 7 < $1.id % 7 }
    var keys = 0
    let groups = sorted.grouped(
      by: { item -> Int in
        keys += 1
        return item.content
      },
      isDescending ? .descending : .ascending
    ) { key, items in
      Title(id: key, text: items.count)
    }
    let view = ListModel(groups, "", computesHeaders: true, cell: { $0 }) { $0 }
    var shown = Set(0..<900)
    for step in 0..<12 {
      keys = 0
      let rest = Int.random(in: 1...9, using: &random)
      let contents = Set((0..<40).filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
      filtered.filter.predicate = { ($0.id * 31 + step) % 10 < rest && contents.contains($0.content) }
      let now = base.items.filter { ($0.id * 31 + step) % 10 < rest && contents.contains($0.content) }
      expectEqual(keys, now.count { !shown.contains($0.id) }, "seed \(seed), step \(step)")
      shown = Set(now.map(\.id))
      let ordered = now.enumerated().sorted {
        ($0.element.id % 7, $0.offset) < ($1.element.id % 7, $1.offset)
      }.map(\.element)
      let expected = Dictionary(grouping: ordered, by: \.content)
        .sorted { isDescending ? $0.key > $1.key : $0.key < $1.key }
        .map(\.value)
      #expect(groups.rows == expected && view.complaints == [], "seed \(seed), step \(step)")
      let updated = view.stages.flatMap { $0.sections.updates.map(\.to) }
      let touched = view.stages.flatMap { $0.items.inserts.map(\.section) }
      #expect(Set(touched).isSubset(of: updated), "seed \(seed), step \(step)")
    }
  }

  /// Rows of all sections of a base come and go at once.
  @Test func basesOfSeveralSectionsAreCountedThrough() {
    let base = NestedDataSource([
      ContentSection<String, Cell, Never>(header: "A", items: (0..<100).map { cell($0, $0 % 3) }),
      ContentSection(header: "B", items: (100..<200).map { cell($0, $0 % 5) }),
    ])
    let filtered = base.filtered { _ in true }
    let groups = filtered.grouped(by: \.content)
    let view = ListModel(groups)
    for divisor in [2, 1, 90, 3, 1] {
      filtered.filter.predicate = { $0.id % divisor == 0 }
      let items = (0..<100).map { cell($0, $0 % 3) } + (100..<200).map { cell($0, $0 % 5) }
      let expected = Dictionary(grouping: items.filter { $0.id % divisor == 0 }, by: \.content)
        .sorted { $0.key < $1.key }.map(\.value)
      #expect(groups.rows == expected && view.complaints == [], "\(divisor)")
    }
  }

  @Test func basesThatKeepTheirItems() {
    let base = CustomSource([CellSection(id: 0, cells: cells(1, 2, 3))])
    let groups = base.filtered { $0.id > 1 }.grouped { $0.id % 2 }
    let view = ListModel(groups)
    base.show([CellSection(id: 0, cells: cells(2, 3, 4, 6))], from: base.sections, knowsChanges: true)
    #expect(view.ids == [[2, 4, 6], [3]] && view.complaints == [])
  }
}
