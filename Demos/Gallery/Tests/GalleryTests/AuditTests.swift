import GalleryScreens
import Roster
import ScreenTesting
import Testing

/// Every screen of the gallery can be read and used in every usual environment.
@MainActor @Suite struct AuditTests {
  /// At the largest size of text, single words are wider than columns; the first of the accessibility sizes stands in for it.
  private static let environments = TestEnvironment.usual.map { environment in
    var environment = environment
    if environment.textSize.isAccessibilityCategory { environment.textSize = .accessibilityMedium }
    return environment
  }

  @Test(arguments: GalleryScreen.allCases)
  func fitsEverywhere(screen: GalleryScreen) throws {
    let report = try audit(in: Self.environments) {
      let navigation = UINavigationController(rootViewController: try controller(screen))
      // Mail has buttons on both sides of its title, and shows it below them.
      navigation.navigationBar.prefersLargeTitles = screen == .mail
      return navigation
    }
    #expect(report.findings.isEmpty, "\(report)")
  }

  private func order() throws -> Order {
    Order(
      number: "A-1027",
      day: try #require(Day("2026-02-27")),
      time: "14:05",
      customer: "Analytical Engines Limited",
      country: "United Kingdom",
      total: Money(1_204.5, "GBP")
    )
  }

  private func controller(_ screen: GalleryScreen) throws -> UIViewController {
    switch screen {
    case .movies: MoviesViewController()
    case .orders: OrdersViewController(orders: [try order()])
    case .grid: CountryGridViewController(Countries())
    case .unicode: UnicodeGridViewController(NamedScalars())
    case .contacts: ContactsViewController()
    case .changes: ChangesViewController()
    case .files: FilesViewController(.sample)
    case .mail: MailViewController(Mail.sample)
    case .chat: ChatViewController(ChatMessage.sample)
    case .garden: GardenViewController()
    case .feed: FeedViewController(first: Array(FeedPost.sample.prefix(10)))
    case .shop: ShopViewController()
    case .twoInboxes: TwoInboxesViewController()
    case .travelGuide: TravelGuideListViewController(try .lisbon())
    case .operatingSystems: OperatingSystemsViewController()
    }
  }
}
