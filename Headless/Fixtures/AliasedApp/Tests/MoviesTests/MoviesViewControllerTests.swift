import Testing
import UIKit

@testable import Movies

@MainActor struct MoviesViewControllerTests {
  let controller = MoviesViewController(movies: [
    Movie(title: "Metropolis", year: 1927), Movie(title: "Alien", year: 1979),
  ])

  init() {
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
  }

  @Test func showsAMovieInEveryRow() {
    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["Metropolis", "Alien"])
    #expect(controller.tableView.visibleCells.map(\.detailTextLabel?.text) == ["1927", "1979"])
  }

  @Test func tellsWhichMovieWasSelected() {
    var selected: [Movie] = []
    controller.onSelect = { selected.append($0) }
    let second = IndexPath(row: 1, section: 0)
    controller.tableView(controller.tableView, didSelectRowAt: second)
    #expect(selected.map(\.title) == ["Alien"])
  }

  @Test func removesTheRowOfADeletedMovie() {
    controller.tableView(controller.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    controller.view.layoutIfNeeded()
    #expect(controller.movies.map(\.title) == ["Alien"])
    #expect(controller.tableView.visibleCells.map(\.textLabel?.text) == ["Alien"])
  }
}
