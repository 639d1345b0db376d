import Foundation
import HeadlessRendering
import Roster
import Testing

@testable import GalleryScreens
@testable import gallery

@MainActor struct ContactsScreenTests {
  private let screen = ContactsViewController()
  private let phone: Phone
  private var table: UITableView { screen.tableView }

  init() {
    phone = Phone(screen)
  }

  @Test func rowsAreAsHighAsTheirNotes() {
    let withLongNote = table.rectForRow(at: IndexPath(row: 0, section: 1)).height
    let withoutNote = table.rectForRow(at: IndexPath(row: 1, section: 1)).height
    #expect(withLongNote > withoutNote + 30)
  }

  @Test func theFirstSwitchHidesNotes() throws {
    try toggleSwitch(inRow: 0)
    let heights = (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 1)).height }
    #expect(heights[0] == heights[1])
    try toggleSwitch(inRow: 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height > heights[0])
  }

  @Test func theSecondSwitchShowsFavouritesOnly() throws {
    try toggleSwitch(inRow: 1)
    let favourites = Contact.all.filter(\.isFavourite).count
    let rows = (1..<table.numberOfSections).map(table.numberOfRows(inSection:)).reduce(0, +)
    #expect(rows == favourites)
  }

  @Test func swipesDeleteAndMark() {
    let first = IndexPath(row: 0, section: 1)
    #expect(table.headlessSwipeActions(forRowAt: first).map(\.title) == ["Delete", "Call"])
    #expect(table.headlessPerformSwipeAction(titled: "Remove", forRowAt: first, edge: .leading))
    #expect(table.headlessSwipeActions(forRowAt: first, edge: .leading).map(\.title) == ["Favourite"])
    #expect(table.headlessPerformSwipeAction(titled: "Delete", forRowAt: first))
    #expect(table.numberOfRows(inSection: 1) == 1)
    #expect(!HeadlessOutline.text(of: phone.window).contains("\"Aino Korhonen\""))
  }

  @Test func settingsHaveNoMenuAndContactsDo() {
    let menu = table.headlessShowContextMenu(forRowAt: IndexPath(row: 0, section: 1))
    #expect(menu?.children.map(\.title) == ["Call", "Write", "Copy Name", "Delete"])
    table.headlessDismissContextMenu()
    #expect(table.headlessShowContextMenu(forRowAt: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func indexTitlesAreTheFirstLetters() {
    #expect(table.headlessIndexTitles == Set(Contact.all.map { String($0.name.prefix(1)) }).sorted())
  }

  @Test func outline() {
    expectOutline(
      of: phone,
      is: """
        UIWindow
          UIView
            UITableView insetGrouped
              section 0
                row 0 SettingCell
                  UIStackView
                    UILabel "Notes"
                    UISwitch on
                row 1 SettingCell
                  UIStackView
                    UILabel "Favourites only"
                    UISwitch off
                footer UITableViewHeaderFooterView
                  UILabel "Swipe a contact for actions, or press it for its menu."
              section 1
        """
    )
  }

  private func toggleSwitch(inRow row: Int) throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    try #require(cell.firstDescendant(of: UISwitch.self)).headlessTap()
    phone.window.layoutIfNeeded()
  }
}

extension UIView {
  fileprivate func firstDescendant<View: UIView>(of type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstDescendant(of: type) { return found }
    }
    return nil
  }
}
