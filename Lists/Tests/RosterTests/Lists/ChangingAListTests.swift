import Foundation
import Roster
import TestSupport
import Testing

// The samples of the article "Changing a list" and of README, run.

private struct Movie: Identifiable, Equatable, TableViewPresentable {
  let id: Int
  var title: String
  var isFavourite = false

  @MainActor func present(on cell: UITableViewCell) {
    cell.textLabel?.text = isFavourite ? "★ \(title)" : title
  }
}

@MainActor struct ChangingAListTests {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let loaded = (0..<4).map { Movie(id: $0, title: "Movie \($0)") }

  init() {
    window.addSubview(tableView)
    window.makeKeyAndVisible()
    tableView.headlessStrictUpdates = true
  }

  private var titles: [String?] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { $0.textLabel?.text }
  }

  @Test func assigningAndEditing() {
    let movies = FlatDataSource(loaded)
    tableView.attach(movies)
    movies.apply([loaded[2], loaded[0], Movie(id: 9, title: "New")])
    expectEqual(titles, ["Movie 2", "Movie 0", "New"])
    movies.remove(at: 1)
    movies.update(at: 0) { $0.isFavourite = true }
    expectEqual(titles, ["★ Movie 2", "New"])
  }

  @Test func severalChangesAreOneUpdate() {
    let movies = FlatDataSource(loaded)
    let favourites = FlatDataSource([Movie(id: 7, title: "Seven")])
    var reports: [ListUpdateReport] = []
    var options = TableViewUpdateOptions()
    options.observer = { reports.append($0) }
    tableView.attach(
      CompositeTableViewContent {
        movies; favourites
      },
      options: options
    )
    transaction {
      movies.remove(at: 0)
      favourites.append(loaded[0])
    }
    expectEqual(titles, ["Movie 1", "Movie 2", "Movie 3", "Seven", "Movie 0"])
    expectEqual(reports.map(\.description), ["1 stage as batches: move 0.0→1.1"])
  }

  @Test func ofABurstTheLastIsShown() async {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let list = FlatDataSource(loaded)
    var reports: [ListUpdateReport] = []
    var options = TableViewUpdateOptions()
    options.observer = { reports.append($0) }
    tableView.attach(list, options: options)
    var update: ContentUpdate?
    for price in 1...10 {
      update = coalesced { list.apply([Movie(id: 0, title: "\(price)")]) }
    }
    #expect(reports.isEmpty && titles.count == 4)
    #expect(await eventually { update?.isCommitted == true })
    expectEqual(titles, ["10"])
    expectEqual(reports.count, 1)
  }

  @Test func theEndOfTheAnimationIsTold() async {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let movies = FlatDataSource(loaded)
    tableView.attach(movies)
    tableView.layoutIfNeeded()
    var events: [String] = []
    let update = movies.apply(Array(loaded.reversed()))
    update.onShown { events.append("shown") }
    #expect(update.isCommitted && events.isEmpty)
    HeadlessRunLoop.runPending()
    expectEqual(events, ["shown"])
    await update.shown()
  }
}
