import TestSupport
import Testing

@testable import Roster

@MainActor struct MixedListBuilderTests {
  private let ash = Person(id: 1, name: "Ash")

  @Test(arguments: [false, true]) func aTableShowsWhatTheClosureLists(isLong: Bool) {
    let table = makeTable()
    let content = FlatDataSource(rows: {
      Film("Alien")
      ash
      [Film("Heat"), Film("Ran")]
      if isLong { Line(text: "Last") }
      for number in 1...2 { Line(text: "\(number)") }
    })
    table.attach(content)
    expectEqual(table.shownTexts, ["Alien", "Ash", "Heat", "Ran"] + (isLong ? ["Last"] : []) + ["1", "2"])
  }

  @Test func aCollectionShowsWhatTheClosureLists() {
    let collection = makeCollection()
    let content = FlatDataSource(items: {
      Film("Alien")
      if ash.id == 2 { Film("Heat") } else { ash }
    })
    collection.attach(content)
    expectEqual(collection.shownTexts, ["Alien", "Ash"])
    content.apply(
      AnyCollectionViewPresentable.list {
        ash
        Film("Heat")
      }
    )
    expectEqual(collection.shownTexts, ["Ash", "Heat"])
  }

  @Test func whatIsWrappedAlreadyIsTakenAsItIs() {
    let rows = AnyTableViewPresentable.list {
      Film("Alien").tableViewPresentable
      [ash.tableViewPresentable]
    }
    #expect(rows.map { $0.base is AnyTableViewPresentable } == [false, false])
    expectEqual(rows, [AnyTableViewPresentable(Film("Alien")), AnyTableViewPresentable(ash)])
  }
}
