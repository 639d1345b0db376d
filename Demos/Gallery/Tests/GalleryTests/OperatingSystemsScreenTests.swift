import Foundation
import GalleryScreens
import Roster
import Testing

@testable import gallery

@MainActor struct OperatingSystemsScreenTests {
  private let screen = OperatingSystemsViewController()
  private let phone: Phone

  init() {
    phone = Phone(screen)
  }

  @Test func sectionsOfBothFollowEachOther() throws {
    let table = try #require(screen.tableView)
    #expect((0..<table.numberOfSections).map(table.numberOfRows(inSection:)) == [4, 1, 9, 12])
    let titles = (0..<4).map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) }
    #expect(titles == ["iMac", "Public Beta", "Big Cats", "California"])
  }

  @Test func outline() {
    expectOutline(
      of: phone,
      is: """
        UIWindow
          UIView
            UITableView insetGrouped
              section 0
                header UITableViewHeaderFooterView
                  UILabel "iMac"
                row 0 UITableViewCell
                  UILabel "iMac G3"
                  UILabel "1998"
        """
    )
    expectOutline(
      of: phone,
      from: "section 1",
      is: """
              section 1
                header UITableViewHeaderFooterView
                  UILabel "Public Beta"
                row 0 UITableViewCell
                  UILabel "Kodiak"
                  UILabel "2000"
              section 2
        """
    )
  }
}
