import Foundation
import HeadlessUIKit
import ScreenTesting
import Testing

@testable import Errands

@MainActor @Suite struct ErrandsTests {
  private let list = ErrandList(errands: [
    Errand(title: "Bread", place: "Bakery", priority: .high, tags: ["food", "daily"]),
    Errand(
      title: "Call the landlord about the heating in the hall, which has been cold since the last week of October"
    ),
    Errand(title: "Stamps", place: "Post office", priority: .low, tags: ["post"]),
  ])

  private func errands() -> (TestScreen, ErrandsViewController) {
    let controller = ErrandsViewController(list: list)
    return (TestScreen(controller, inNavigationController: true), controller)
  }

  /// What is read without anything that is left out.
  private func nothingIsUnread<Result>(_ body: () throws -> Result) throws -> Result {
    var result: Result?
    let warnings = try HeadlessInterfaceWarning.recording { result = try body() }
    #expect(warnings == [])
    return try #require(result)
  }

  // MARK: Cells of a nib

  @Test func cellsOfANibAreAwakeWithTheirOutlets() throws {
    let (screen, controller) = try nothingIsUnread { errands() }
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? ErrandCell)
    #expect(cell.outletsWhenAwake == 7 && cell.titleInset == 12 && cell.highlightColor == .systemYellow)
    #expect(cell.selectedBackgroundView?.backgroundColor == .systemYellow)
    #expect(screen.shows("Bread") && screen.shows("Bakery"))
    let marks = try #require(cell.contentView.subviews.compactMap { $0 as? UIStackView }.first).arrangedSubviews
    // By the layer, by an extension of every view, and not at all.
    #expect(marks.map(\.layer.cornerRadius) == [4, 3, 0])
  }

  @Test func cellsOfANibSizeThemselves() throws {
    let (screen, controller) = errands()
    let heights = (0..<3).compactMap {
      controller.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.frame.height
    }
    try #require(heights.count == 3)
    // A title of several lines without a place, and titles of one line with one.
    #expect(heights[0] == heights[2] && heights[1] > 80)
    // The margins, a line of the headline's style, the distance and the place.
    #expect(abs(heights[0] - (11 + 20.5 + 8 + 34 + 11)) < 2)
    _ = screen
  }

  @Test func aSwitchAndAButtonOfACellReachTheirActions() throws {
    let (screen, controller) = errands()
    try screen.tap(.inside(.indexPath([0, 2]), .role(.toggle)))
    #expect(list.errands.map(\.isDone) == [false, false, true])
    try screen.tap("Bakery")
    #expect(controller.tappedPlaces == ["Bakery"])
  }

  @Test func whatIsHiddenInTheFileIsShownWhenThereIsNothing() throws {
    let controller = ErrandsViewController(list: ErrandList())
    let screen = TestScreen(controller, inNavigationController: true)
    #expect(screen.shows("Nothing to do"))
    list.add(Errand(title: "Milk"))
    #expect(controller.emptyLabel.font == .italicSystemFont(ofSize: 17))
  }

  // MARK: A screen whose nib has the class's name

  @Test func aDetailIsReachedAndTellsTheListWhatChanged() throws {
    let (screen, controller) = errands()
    try nothingIsUnread {
      try screen.tap("Bread")
      screen.settle()
    }
    #expect(screen.shows("15 minutes"))
    try screen.tap("More")
    try screen.tap("More")
    #expect(list.errands[0].minutes == 35 && screen.shows("35 minutes"))
    try screen.tap("Less")
    #expect(list.errands[0].minutes == 25)
    try screen.tap("Done")
    screen.settle()
    #expect(list.errands[0].isDone && controller.navigationController?.topViewController === controller)
  }

  @Test func aDoubleTapReachesTheActionOfItsRecogniser() throws {
    let controller = ErrandDetailViewController(list: list, index: 0)
    let screen = TestScreen(controller, inNavigationController: true)
    let label = try #require(controller.view.subviews.first as? UILabel)
    label.headlessTap(at: CGPoint(x: 5, y: 5), count: 2)
    #expect(screen.shows("★ Bread"))
  }

  // MARK: A form

  @Test func aNewErrandIsTypedAndArrivesInTheList() throws {
    let (screen, _) = errands()
    try nothingIsUnread {
      try screen.tapBarButton(at: 1)
      screen.settle()
    }
    #expect(throws: ScreenFailure.self) { try screen.tap("Save") }
    try screen.type("Soap", into: "Title")
    try screen.type("Market", into: "Place")
    try screen.tapSegment(2)
    try screen.tap("Save")
    screen.settle()
    #expect(list.errands.last == Errand(title: "Soap", place: "Market", priority: .high))
    #expect(screen.shows("Soap"))
  }

  @Test func anObjectBesideTheViewsIsADelegateAndATarget() throws {
    let screen = TestScreen(NewErrandViewController(), inNavigationController: true)
    let field = try #require(screen.view("Place") as? UITextField)
    try screen.type("Market", into: "Place")
    #expect(field.text == "Market")
    #expect(throws: ScreenFailure.self) { try screen.type("The square in the old town", into: .text("Market")) }
    #expect(field.text == "Market")
    try screen.tap("Clear place")
    #expect(field.text?.isEmpty == true)
  }

  // MARK: A grid

  @Test func cellsAndHeadersOfAGridComeFromNibs() throws {
    let (screen, controller) = errands()
    try nothingIsUnread {
      try screen.tap("Tags")
      screen.settle()
    }
    #expect(screen.shows("3 tags") && screen.shows("daily") && screen.shows("post"))
    let grid = try #require(controller.navigationController?.topViewController as? TagsViewController)
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? TagCell }
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { abs($0.frame.width - ($0.nameLabel.intrinsicContentSize.width + 24)) < 1 })
    #expect(cells.first?.contentView.backgroundColor == .systemIndigo)
  }

  // MARK: Everybody is gone

  @Test func nothingKeepsAScreenAlive() throws {
    weak var controller: ErrandDetailViewController?
    do {
      let made = ErrandDetailViewController(list: list, index: 0)
      made.loadViewIfNeeded()
      controller = made
    }
    #expect(controller == nil)
  }

  // MARK: A random person

  @Test func aRandomPersonUsesTheApp() throws {
    try simulate(
      ErrandsViewController.self,
      worlds: ProcessInfo.processInfo.environment["ROSTER_SEEDS"] == "all" ? 700 : 3,
      steps: 20,
      inNavigationController: true
    ) { _ in
      ErrandsViewController(
        list: ErrandList(
          errands: (0..<12).map {
            Errand(title: "Errand \($0)", place: $0 % 3 == 0 ? "" : "Place \($0)", tags: ["tag \($0)"])
          }
        )
      )
    }
  }
}
