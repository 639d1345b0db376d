import Roster
import ScreenTesting
import Testing

@testable import Watchlist

@MainActor struct WatchlistTests {
  @Test func aFilmThatIsAddedIsShown() {
    let watchlist = WatchlistViewController()
    let screen = TestScreen(watchlist)
    watchlist.add(Film(id: 3, title: "Arrival"))
    #expect(screen.texts == ["Metropolis", "Alien", "Arrival"])
  }

  @Test func aFilmThatIsSwipedIsDeleted() throws {
    let screen = TestScreen(WatchlistViewController())
    try screen.tap("Alien")
    try screen.swipe("Metropolis", tap: "Delete")
    #expect(screen.texts == ["Alien"])
  }

  #if os(Linux)
    @Test func aRandomPersonFindsNothing() throws {
      try simulate(
        WatchlistViewController.self,
        events: [
          .arrival { watchlist, choices in
            let id = Int.random(in: 3...1_000_000, using: &choices)
            watchlist.add(Film(id: id, title: "Film \(id)"))
          }
        ],
        showing: { watchlist in watchlist.films.items.map(\.title) }
      ) { _ in
        WatchlistViewController()
      }
    }
  #endif
}
