import GalleryScreens
import GalleryServer
import Roster

extension LiveScreen {
  /// What browsers can choose of a screen of the gallery: its list, and its grid if it has one.
  ///
  /// - Parameters:
  ///   - orders: what the orders screen shows.
  ///   - files: what the files screen shows.
  ///   - mails: what the mail screen shows.
  ///   - conversation: what the chat screen shows.
  ///   - makeFeedServer: starts what a feed screen asks.
  @MainActor static func screens(
    _ screen: GalleryScreen,
    orders: [Order],
    files: FileTree,
    mails: [Mail],
    conversation: [ChatMessage],
    makeFeedServer: @escaping @MainActor @Sendable () throws -> any FeedServing
  ) -> [LiveScreen] {
    switch screen {
    case .movies: [live(screen, isLarge: true) { MoviesViewController() }]
    case .orders: [live(screen, isLarge: true) { OrdersViewController(orders: orders) }]
    case .grid:
      [
        live(screen, "countries", title: "Countries") { CountryListViewController(Countries()) },
        live(screen, "countries-grid", title: "Countries Grid") { CountryGridViewController(Countries()) },
      ]
    case .unicode:
      [
        live(screen) { UnicodeListViewController(scalars) },
        live(screen, "unicode-grid", title: "Unicode Grid") { UnicodeGridViewController(scalars) },
      ]
    case .contacts: [live(screen, isLarge: true) { ContactsViewController() }]
    case .travelGuide:
      [
        live(screen) { TravelGuideListViewController(try .lisbon()) },
        live(screen, "travel-guide-grid", title: "Travel Guide Grid") { TravelGuideGridViewController(try .lisbon()) },
      ]
    case .twoInboxes: [live(screen) { TwoInboxesViewController.surviving() }]
    case .changes: [live(screen) { ChangesViewController() }]
    case .files: [live(screen, isLarge: true) { FilesViewController(files) }]
    case .mail: [live(screen, isLarge: true) { MailViewController(mails) }]
    case .chat: [live(screen) { ChatViewController(conversation) }]
    case .garden: [live(screen, isLarge: true) { GardenViewController() }]
    case .feed: [live(screen, isLarge: true) { FeedViewController(try makeFeedServer()) }]
    case .shop: [live(screen, isLarge: true) { ShopViewController() }]
    case .operatingSystems: [live(screen, isLarge: true) { OperatingSystemsViewController() }]
    }
  }

  private static func live(
    _ screen: GalleryScreen,
    _ name: String? = nil,
    title: String? = nil,
    isLarge: Bool = false,
    make: @escaping @MainActor @Sendable () throws -> UIViewController
  ) -> LiveScreen {
    LiveScreen(
      name: name ?? screen.rawValue,
      title: title ?? screen.title,
      prefersLargeTitle: isLarge,
      group: screen.lesson.rawValue,
      summary: screen.summary,
      sources: screen.sources,
      setLocale: { locale, traits in traits[LocaleTrait.self] = locale },
      make: make
    )
  }

  /// Looked for once, since it takes some tenths of a second; nobody changes them.
  @MainActor private static let scalars = NamedScalars()
}
