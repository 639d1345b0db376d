import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct WindowDataSourceTests {
  private func view(_ source: some DataSource<Int>) -> ListModel { ListModel(source.map { Cell(id: $0) }) }

  /// Rows are pushed in and out at the edges, in one batch.
  @Test func windowPushesInAndOut() {
    let base = FlatDataSource(Array(0..<6))
    let views = [view(base.prefix(2)), view(base.suffix(2)), view(base.window(1..<3))]
    func check(_ stages: [String], _ ids: [[Int]], _ edit: () -> Void) {
      edit()
      expectEqual(views.map { $0.stages.map(\.description).joined() }, stages)
      #expect(views.map { $0.ids[0] } == ids && views.flatMap(\.complaints) == [])
    }
    check(["delete 0.1, insert 0.0", "", "delete 0.1, insert 0.0"], [[9, 0], [4, 5], [0, 1]]) { base.insert(9, at: 0) }
    check(["delete 0.1, insert 0.0", "delete 0.0, insert 0.1", "delete 0.1, insert 0.0"], [[9, 0], [5, 8], [0, 1]]) {
      base.append(8)
    }
    base.remove(at: 0)
    #expect(views.map { $0.ids[0] } == [[0, 1], [5, 8], [1, 2]] && views.flatMap(\.complaints) == [])
    base.move(from: 0, to: 6)
    #expect(views.map { $0.ids[0] } == [[1, 2], [8, 0], [2, 3]] && views.flatMap(\.complaints) == [])
    base.apply([7])
    #expect(views.map { $0.ids[0] } == [[7], [7], []] && views.flatMap(\.complaints) == [])
  }

  /// Another order below is another window.
  @Test func comparerChangeUnderWindow() {
    let base = FlatDataSource(Array(0..<10))
    let sorted = base.sorted { $0 }
    let shown = sorted.prefix(3)
    let list = view(shown)
    sorted.sorter.sort(by: { $0 }, .descending)
    #expect(shown.rows == [[9, 8, 7]] && list.complaints == [])
    shown.show(suffix: 2)
    #expect(shown.rows == [[1, 0]] && list.complaints == [])
    shown.show(8..<20)
    #expect(shown.rows == [[1, 0]] && list.stages.count == 1)
  }

  #if EXIT_TESTS
    @Test func negativeNumbersTrap() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).prefix(-1) }
      }
      expectText("WindowDataSource: -1 items cannot be shown", in: result)
    }
  #endif

  @Test func reversedFollows() {
    let base = FlatDataSource(cells(1, 2, 3))
    let list = ListModel(base.reversed())
    base.append(Cell(id: 4))
    base.move(from: 0, to: 2)
    base.update(at: 0) { $0.content = 9 }
    #expect(list.ids == [[4, 1, 3, 2]] && list.complaints == [])
    expectEqual(list.stages.map(\.description), ["update 0.3"])
  }

  /// The next one with a key comes at its own place when the first goes.
  @Test func distinctShowsTheFirst() {
    var keys = 0
    let base = FlatDataSource([1, 11, 2, 21, 12])
    let shown = base.distinct { number -> Int in
      keys += 1
      return number % 10
    }
    let list = view(shown)
    #expect(shown.rows == [[1, 2]] && keys == 5)
    base.remove(at: 0)
    #expect(shown.rows == [[11, 2]] && list.stages.map(\.description) == ["delete 0.0, insert 0.0"])
    base.insert(22, at: 0)
    #expect(shown.rows == [[22, 11]] && list.stages.map(\.description) == ["delete 0.1, insert 0.0"] && keys == 6)
    base.move(from: 0, to: 4)
    #expect(shown.rows == [[11, 2]] && keys == 6)
    transaction {
      base.remove(at: 0)
      base.insert(3, at: 0)
    }
    #expect(shown.rows == [[3, 2, 21]] && keys == 7)
    shown.key = { $0 / 10 }
    #expect(shown.rows == [[3, 21, 12]] && list.complaints == [])
  }
}
