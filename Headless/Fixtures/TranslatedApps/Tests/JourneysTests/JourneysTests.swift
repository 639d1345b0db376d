import Foundation
import HeadlessUIKit
import ScreenTesting
import Testing

@preconcurrency @testable import Journeys

@MainActor @Suite(.serialized) struct JourneysTests {
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init() {
    let store = JourneyStore()
    store.journeys = [
      Journey(destination: "Lisbon", nights: 4, stops: ["Belém", "Sintra"]), Journey(destination: "Home", nights: 0),
    ]
    JourneyStore.shared = store
  }

  /// The app as it is launched, and its list.
  private func app() throws -> (TestScreen, JourneysViewController) {
    let root = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    let navigation = try #require(root.viewControllers?.first as? UINavigationController)
    return (TestScreen(root), try #require(navigation.topViewController as? JourneysViewController))
  }

  private func reading<Result>(_ body: () throws -> Result) throws -> Result {
    var result: Result?
    let warnings = try HeadlessInterfaceWarning.recording { result = try body() }
    #expect(warnings == [])
    return try #require(result)
  }

  // MARK: Containers and prototypes

  @Test func theInitialControllerIsATabBarOfANavigationAndASettingsScreen() throws {
    let (screen, list) = try reading { try app() }
    #expect(list.navigationController?.navigationBar.prefersLargeTitles == true && list.storyboard === storyboard)
    #expect(list.navigationController?.tabBarItem.title == "Journeys" && list.navigationItem.title == "Journeys")
    #expect(screen.shows("Lisbon") && screen.shows("4 nights") && screen.shows("That is all"))
  }

  @Test func prototypesOfAClassAndOfAStandardStyleAreDequeued() throws {
    JourneyStore.shared.journeys[1].isFavourite = true
    let (screen, list) = try app()
    #expect(list.tableView.visibleCells.map { type(of: $0) == JourneyCell.self } == [true, false])
    #expect(list.tableView.visibleCells[1].accessoryType == .detailButton && screen.shows("Home"))
  }

  // MARK: Segues

  @Test func aRowShowsAScreenThatHasBeenPrepared() throws {
    let (screen, list) = try app()
    try reading {
      try screen.tap("Lisbon")
      screen.settle()
    }
    #expect(list.preparedIdentifiers == ["ShowJourney"])
    let detail = try #require(list.navigationController?.topViewController as? JourneyViewController)
    #expect(detail.title == "Lisbon" && detail.isEmbeddedBeforeItLoads && screen.shows("Sintra"))
    let stops = try #require(detail.stopsController)
    #expect(stops.parent === detail && stops.collectionViewLayout === stops.collectionView.collectionViewLayout)
    try screen.increment()
    #expect(list.journeys[0].nights == 5 && screen.shows("5"))
  }

  @Test func aSegueThatTheControllerRefusesDoesNothing() throws {
    let (screen, list) = try app()
    try screen.tap("Home")
    screen.settle()
    #expect(list.preparedIdentifiers == [] && list.navigationController?.topViewController === list)
  }

  @Test func aControllerOfASegueActionIsPresentedByItsIdentifier() throws {
    let (screen, list) = try app()
    try screen.tap("Lisbon")
    screen.settle()
    try reading {
      try screen.tap("Favourite")
      screen.settle()
    }
    #expect(screen.shows("Lisbon is a favourite") && list.journeys[0].isFavourite)
    try screen.tap("Close")
    screen.settle()
    #expect(!screen.shows("Lisbon is a favourite"))
  }

  @Test func aNewJourneyComesBackWithAnUnwindingSegue() throws {
    let (screen, list) = try app()
    try reading {
      try screen.tapBarButton(at: 1)
      screen.settle()
    }
    #expect(screen.shows("3 nights") && list.presentedViewController?.modalPresentationStyle == .formSheet)
    try screen.tap("Save")
    screen.settle()
    #expect(list.journeys.count == 2 && screen.shows("3 nights"))
    try screen.type("Oslo")
    try screen.slide(to: 7)
    try screen.tap("Save")
    screen.settle()
    #expect(list.journeys.last == Journey(destination: "Oslo", nights: 7) && screen.shows("7 nights"))
    #expect(list.presentedViewController == nil)
  }

  @Test func cancellingAddsNothing() throws {
    let (screen, list) = try app()
    try screen.tapBarButton(at: 1)
    screen.settle()
    try screen.tap("Cancel")
    screen.settle()
    #expect(list.journeys.count == 2 && screen.shows("Lisbon"))
  }

  @Test func anActionOfABarButtonIsCalledAndItsOutletIsSet() throws {
    let (screen, list) = try app()
    try screen.tap("Edit")
    #expect(list.isEditing && screen.shows("Done"))
  }

  // MARK: Static rows

  @Test func staticRowsAreShownWithTheirHeightsAndActions() throws {
    let (screen, list) = try app()
    try reading {
      try screen.tapTab(at: 1)
      screen.settle()
    }
    let settings = try #require(list.tabBarController?.selectedViewController as? SettingsViewController)
    #expect(settings.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 56)
    #expect(settings.tableView.style == .insetGrouped && settings.tableView.numberOfSections == 2)
    #expect(screen.shows("Show nights") && screen.shows("How journeys are shown"))
    try screen.tap(.role(.toggle))
    #expect(!JourneyStore.shared.showsNights)
    try screen.tap("Reset all")
    #expect(screen.shows("Reset"))
  }

  // MARK: Controllers by identifier

  @Test func aControllerIsMadeByItsIdentifierWithOrWithoutAClosure() throws {
    let detail = try #require(storyboard.instantiateViewController(withIdentifier: "Journey") as? JourneyViewController)
    detail.journey = Journey(destination: "Rome", nights: 2, stops: ["Ostia"])
    let screen = TestScreen(detail)
    #expect(screen.shows("Rome") && screen.shows("Ostia") && detail.hidesBottomBarWhenPushed)
    var hasAsked = false
    let made: JourneyViewController = storyboard.instantiateViewController(identifier: "Journey") { coder in
      hasAsked = true
      return JourneyViewController(coder: coder)
    }
    made.journey = Journey(destination: "Bern", nights: 1)
    #expect(hasAsked && made.view != nil && made.title == "Bern")
  }

  @Test func whatTheStoryboardDoesNotHaveIsAFailure() throws {
    let failures = HeadlessFailure.recording {
      _ = storyboard.instantiateViewController(withIdentifier: "Nowhere")
      _ = UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController()
      storyboard.instantiateViewController(withIdentifier: "Journeys").performSegue(withIdentifier: "Fly", sender: nil)
    }
    #expect(failures.map(\.kind) == [.invalidNib, .invalidNib, .invalidNib])
    #expect(failures[0].reason.hasSuffix("doesn't contain a view controller with identifier 'Nowhere'"))
    #expect(failures[1].reason.hasPrefix("Could not find a storyboard named 'Missing' in bundle"))
    #expect(failures[2].reason.hasSuffix("has no segue with identifier 'Fly'"))
  }

  // MARK: Languages

  @Test func textsAreOfTheLanguageThatAPersonPrefers() throws {
    let before = HeadlessInterfaceBuilder.languages
    HeadlessInterfaceBuilder.languages = ["it", "de-CH"]
    defer { HeadlessInterfaceBuilder.languages = before }
    let list = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Journeys")
    #expect(list.navigationItem.title == "Reisen" && list.navigationItem.leftBarButtonItem?.title == "Edit")
    let footer = try #require((list.view as? UITableView)?.tableFooterView)
    #expect((footer.subviews.first as? UILabel)?.text == "Das ist alles")
  }

  // MARK: Size classes

  @Test func whatDiffersByHeightFollowsTheSizeClass() throws {
    let detail = try #require(storyboard.instantiateViewController(withIdentifier: "Journey") as? JourneyViewController)
    detail.journey = Journey(destination: "Rome", nights: 2)
    let screen = TestScreen(detail)
    let label = try #require(detail.view.subviews.first as? UILabel)
    #expect(label.numberOfLines == 0 && label.font == .preferredFont(forTextStyle: .title1))
    detail.traitOverrides.verticalSizeClass = .compact
    screen.settle()
    #expect(label.numberOfLines == 1 && label.font == .preferredFont(forTextStyle: .title3))
    #expect(label.frame.minY == detail.view.safeAreaInsets.top + 4)
    detail.traitOverrides.verticalSizeClass = .regular
    screen.settle()
    #expect(label.numberOfLines == 0 && label.frame.minY == detail.view.safeAreaInsets.top + 16)
  }

  // MARK: Everybody is gone

  @Test func nothingKeepsAControllerAliveBeforeOrAfterItsViewIsLoaded() throws {
    weak var first: UIViewController?
    weak var second: UIViewController?
    do {
      first = storyboard.instantiateViewController(withIdentifier: "Journeys")
      let loaded = storyboard.instantiateViewController(withIdentifier: "Journeys")
      loaded.loadViewIfNeeded()
      second = loaded
    }
    #expect(first == nil && second == nil)
  }

  // MARK: A random person

  @Test func aRandomPersonUsesTheApp() throws {
    try simulate(
      UITabBarController.self,
      worlds: ProcessInfo.processInfo.environment["ROSTER_SEEDS"] == "all" ? 700 : 3,
      steps: 20
    ) { _ in
      JourneyStore.shared = JourneyStore()
      JourneyStore.shared.journeys = (0..<12).map {
        Journey(destination: "Place \($0)", nights: $0 % 4, stops: ["A", "B"])
      }
      return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UITabBarController
        ?? UITabBarController()
    }
  }
}
