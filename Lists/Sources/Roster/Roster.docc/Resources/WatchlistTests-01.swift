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
}
