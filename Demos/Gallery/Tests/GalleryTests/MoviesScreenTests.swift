import Foundation
import GalleryScreens
import HeadlessRendering
import Roster
import Testing

@testable import gallery

@MainActor struct MoviesScreenTests {
  private let screen = MoviesViewController()
  private let phone: Phone

  init() {
    phone = Phone(screen)
  }

  @Test func tapsSelectMoviesAndActors() {
    #expect(screen.selection == nil)
    screen.tableView.headlessTapRow(at: IndexPath(row: 4, section: 1))
    #expect(screen.selection == "Under Siege, directed by Andrew Davis in 1992")
    #expect(screen.tableView.indexPathForSelectedRow == IndexPath(row: 4, section: 1))
    screen.tableView.headlessTapRow(at: IndexPath(row: 5, section: 1))
    #expect(screen.selection == "Steven Seagal as Casey Ryback")
    #expect(HeadlessOutline.text(of: phone.window).contains("\"Steven Seagal as Casey Ryback\""))
  }

  @Test func outline() {
    expectOutline(
      of: phone,
      is: """
        UIWindow
          UIView
            UITableView plain
              header SelectionBanner
                UILabel "Tap a movie or an actor"
              section 0
                header UITableViewHeaderFooterView
                  UILabel "Akira Kurosawa"
                row 0 MovieCell
                  UIImageView symbol film
                  UILabel "Seven Samurai"
                  UILabel "1954"
                row 1 ActorCell
                  UILabel "Toshiro Mifune"
                  UILabel "Kikuchiyo"
        """
    )
  }
}
