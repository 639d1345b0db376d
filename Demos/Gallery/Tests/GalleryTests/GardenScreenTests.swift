import Foundation
import Roster
import Testing

@testable import GalleryScreens
@testable import gallery

@MainActor struct GardenScreenTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
  ]

  private func show(
    _ category: UIContentSizeCategory = .large,
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (phone: Phone, table: UITableView) {
    let screen = GardenViewController()
    let phone = Phone(screen) {
      $0.preferredContentSizeCategory = category
      $0.layoutDirection = direction
    }
    return (phone, screen.tableView)
  }

  /// Calls a closure with each row's cell, scrolled to.
  private func forEachCell(of table: UITableView, _ body: (UITableViewCell) throws -> Void) throws {
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        table.scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: false)
        table.layoutIfNeeded()
        try body(try #require(table.cellForRow(at: IndexPath(row: row, section: section))))
      }
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func constraintsCanBeMetAtEveryTextSize(direction: UITraitEnvironmentLayoutDirection) throws {
    for category in Self.categories {
      let warnings = try HeadlessLayoutWarning.recording {
        let (phone, table) = show(category, direction)
        try forEachCell(of: table) { cell in
          #expect(cell.headlessLayoutProblems() == [], "\(category) \(direction)")
        }
        withExtendedLifetime(phone) {}
      }
      #expect(warnings == [], "\(category) \(direction)")
    }
  }

  @Test func rowsGrowWithTheSizeOfText() {
    let heights = Self.categories.map { category in
      let (phone, table) = show(category)
      return withExtendedLifetime(phone) { table.rectForRow(at: IndexPath(row: 0, section: 0)).height }
    }
    #expect(heights == heights.sorted() && Set(heights).count == heights.count, "\(heights)")
  }

  @Test func ownMessagesAreOnTheSideWhereReadingEnds() throws {
    for (direction, ownIsRight) in [(UITraitEnvironmentLayoutDirection.leftToRight, true), (.rightToLeft, false)] {
      let (phone, table) = show(.large, direction)
      for row in 0..<4 {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        let bubble = try #require(cell.contentView.subviews.first)
        let isRight = bubble.frame.midX > cell.contentView.bounds.midX
        #expect(isRight == (row % 2 == 1 ? ownIsRight : !ownIsRight), "row \(row), \(direction)")
      }
      withExtendedLifetime(phone) {}
    }
  }

  @Test func aTapShowsTheBadgeAndMakesRoomForIt() throws {
    let (phone, table) = show()
    let sage = IndexPath(row: 1, section: 2)
    table.scrollToRow(at: sage, at: .middle, animated: false)
    table.layoutIfNeeded()
    let height = table.rectForRow(at: sage).height
    table.headlessTapRow(at: sage)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: sage).height > height)
    table.headlessTapRow(at: sage)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: sage).height == height)
    withExtendedLifetime(phone) {}
  }

  @Test func aLargerTextSizeIsFollowedWhileTheScreenIsShown() {
    let (phone, table) = show()
    let row = IndexPath(row: 0, section: 0)
    let height = table.rectForRow(at: row).height
    phone.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: row).height > height * 1.5)
    phone.window.traitOverrides.preferredContentSizeCategory = .large
    phone.window.layoutIfNeeded()
    #expect(table.rectForRow(at: row).height == height)
  }
}
