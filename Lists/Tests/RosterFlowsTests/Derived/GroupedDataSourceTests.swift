import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct GroupedDataSourceTests {
  private func cell(_ id: Int, _ content: Int) -> Cell { Cell(id: id, content: content) }

  @Test func groupsAreInTheOrderOfTheirKeys() {
    let base = FlatDataSource([cell(1, 2), cell(2, 1), cell(3, 2)])
    let groups = base.grouped(by: \.content)
    expectEqual(groups.rows, [[cell(2, 1)], [cell(1, 2), cell(3, 2)]])
    #expect((0..<2).map { groups.header(ofSection: $0) } == [1, 2] && groups.key(ofSection: 1) == 2)
    expectEqual(base.grouped(by: \.content, .descending).rows.map(\.count), [2, 1])
    let nested = NestedDataSource([
      ContentSection<String, Cell, Never>(header: "A", items: [cell(1, 2), cell(2, 1)]),
      ContentSection(header: "B", items: [cell(3, 1)]),
    ])
    expectEqual(nested.grouped(by: \.content).rows, [[cell(2, 1), cell(3, 1)], [cell(1, 2)]])
  }

  @Test func groupsHaveIndexTitles() {
    let base = FlatDataSource([cell(1, 2), cell(2, 1), cell(3, 2)])
    let groups = base.grouped(by: \.content, indexTitle: { $0 == 1 ? nil : "\($0)" })
    expectEqual((0..<2).map { groups.indexTitle(ofSection: $0) }, [nil, "2"])
    let titled = base.grouped(by: \.content, header: { key, _ in key }, indexTitle: { "\($0)" })
    base.append(cell(4, 0))
    expectEqual((0..<3).map { titled.indexTitle(ofSection: $0) }, ["0", "1", "2"])
    #expect(base.grouped(by: \.content).indexTitle(ofSection: 0) == nil)
  }

  @Test func groupsHaveFooters() {
    let base = FlatDataSource([cell(1, 2), cell(2, 1), cell(3, 2)])
    let groups = base.grouped(by: \.content) { key, items in
      items.count > 1 ? "\(key): \(items.count)" : nil
    } footer: { _, items in
      items.reduce(0) { $0 + $1.id }
    }
    expectEqual((0..<2).map { groups.header(ofSection: $0) }, [nil, "2: 2"])
    expectEqual((0..<2).map { groups.footer(ofSection: $0) }, [2, 4])
    let view = ListModel(groups, "", computesHeaders: true, cell: { $0 }) { Title(id: 0, text: $0.count) }
    base.append(cell(4, 1))
    expectEqual((0..<2).map { groups.header(ofSection: $0) }, ["1: 2", "2: 2"])
    expectEqual((0..<2).map { groups.footer(ofSection: $0) }, [6, 4])
    #expect(view.stages.map(\.description) == ["insert 0.1", "update section 0"] && view.complaints == [])
  }

  @Test func headersAreUpToDateInTransactions() {
    let base = FlatDataSource([cell(1, 0), cell(2, 0)])
    let groups = base.grouped(by: \.content) { _, items in items.count }
    transaction {
      base.append(cell(3, 0))
      expectEqual(groups.header(ofSection: 0), 3)
    }
    expectEqual(groups.header(ofSection: 0), 3)
  }

  @Test func itemsAreEditedByPlace() {
    let base = FlatDataSource([cell(1, 2), cell(2, 1), cell(3, 2)])
    let groups = base.grouped(by: \.content)
    let place = groups.place(at: 1, inSection: 1)
    expectEqual(groups.update(place) { $0.content = 1 }.value, cell(3, 1))
    #expect(groups.rows == [[cell(2, 1), cell(3, 1)], [cell(1, 2)]] && groups.indexPath(of: place) == [0, 1])
    #expect(groups.replace(place, with: cell(4, 0)).value == cell(3, 1) && groups.indexPath(of: place) == [0, 0])
    #expect(groups.remove(place).value == cell(4, 0) && groups.indexPath(of: place) == nil)
  }

  /// Versions that views show stay as they were.
  @Test func aVersionStays() {
    let base = FlatDataSource((0..<40).map { cell($0, $0 % 3) })
    let groups = base.grouped(by: \.content)
    let version = groups.version
    base.update(at: 3) { $0.content = 7 }
    base.apply(base.items.reversed().filter { $0.id % 4 > 0 })
    expectEqual(
      (0..<3).map { version.items(inSection: $0).map(\.id) },
      (0..<3).map { rest in (0..<40).filter { $0 % 3 == rest } }
    )
  }

  /// Many items that go to other groups in one edit are moves.
  @Test func manyItemsChangeGroups() {
    let base = FlatDataSource((0..<200).map { cell($0, $0 % 5) })
    let groups = base.grouped(by: \.content)
    let view = ListModel(groups)
    base.apply(base.items.map { cell($0.id, $0.id % 3 == 0 ? $0.content + 3 : $0.content) }.reversed())
    expectEqual(groups.rows, Dictionary(grouping: base.items, by: \.content).sorted { $0.key < $1.key }.map(\.value))
    #expect(view.complaints == [] && view.lost == [])
  }

  #if EXIT_TESTS
    @Test func badInputTraps() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).grouped { $0 }.item(at: 1, inSection: 0) }
      }
      expectText("GroupedDataSource: item index 1 is out of range 0..<1 in item(at:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).grouped { $0 }.key(ofSection: 1) }
      }
      expectText("GroupedDataSource: section index 1 is out of range 0..<1 in key(ofSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).grouped { $0 }.footer(ofSection: -1) }
      }
      expectText("GroupedDataSource: section index -1 is out of range 0..<1 in footer(ofSection:)", in: result)
    }
  #endif

  /// What each edit of the base is here; headers of groups that changed are shown anew.
  @Test func eachEditIsItsStage() {
    var keys = 0
    let base = FlatDataSource([cell(1, 1), cell(2, 1), cell(3, 3)])
    let groups = base.grouped { item -> Int in
      keys += 1
      return item.content
    } header: { key, items in
      Title(id: key, text: items.count)
    }
    let view = ListModel(groups, "", computesHeaders: true, cell: { $0 }) { $0 }
    func check(_ stages: [String], _ ids: [[Int]], keys expected: Int, _ edit: () -> Void) {
      keys = 0
      edit()
      #expect(view.stages.map(\.description) == stages && view.ids == ids && view.complaints == [])
      expectEqual(keys, expected)
    }
    expectEqual(keys, 3)
    check(["insert 0.2", "update section 0"], [[1, 2, 4], [3]], keys: 1) { base.append(cell(4, 1)) }
    check(["insert section 1"], [[1, 2, 4], [5], [3]], keys: 1) { base.insert(cell(5, 2), at: 0) }
    // firstOfGroupGoes: the group stays.
    check(["delete 0.0", "update section 0"], [[2, 4], [5], [3]], keys: 0) { base.remove(at: 1) }
    check(["delete section 2"], [[2, 4], [5]], keys: 0) { base.remove(at: 2) }
    check(["move 0.0→1.1", "update section 0 1, update 1.1"], [[4], [5, 2]], keys: 1) {
      base.update(at: 1) { $0.content = 2 }
    }
    check(["delete section 0, insert 0.2", "update section 0"], [[5, 2, 4]], keys: 1) {
      base.update(at: 2) { $0.content = 2 }
    }
    check(["move 0.0→0.2", "update section 0"], [[2, 4, 5]], keys: 0) { base.move(from: 0, to: 2) }
  }
}
