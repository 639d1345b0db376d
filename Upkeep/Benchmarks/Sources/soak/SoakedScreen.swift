import ArgumentParser
import CorrectScreens
import Foundation
import GalleryScreens
import HeadlessUIKit
import ScreenTesting

/// A screen that people use at random: those of the tests, without their mistakes, those of the gallery, and those of the
/// corpus of correct screens.
struct SoakedScreen: ExpressibleByArgument {
  let name: String
  /// Simulates a number of worlds, from a seed on.
  let simulate: @MainActor (_ seed: UInt64, _ worlds: Int) throws -> SimulationCounts
  /// What audits say of it in all environments, if it is one that they are to say nothing of.
  var auditFindings: @MainActor () -> [String] = { [] }

  static let all: [SoakedScreen] =
    RosterScreen.allCases.map { screen in
      SoakedScreen(name: screen.rawValue) { try screen.simulate($0, $1) }
    }
    + EverydayScreen.all.map { screen in
      SoakedScreen(name: screen.name) { try screen.simulate(seed: $0, worlds: $1) }
    }
    + CorrectScreen.all.map { screen in
      var soaked = SoakedScreen(name: screen.name, simulate: screen.simulate)
      #if os(Linux) && canImport(Glibc)
        soaked.auditFindings = { screen.auditFindings(in: CorrectScreen.environments) }
      #endif
      return soaked
    }

  init(name: String, simulate: @escaping @MainActor (UInt64, Int) throws -> SimulationCounts) {
    self.name = name
    self.simulate = simulate
  }

  init?(argument: String) {
    guard let screen = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = screen
  }
}

/// The screens that are Roster's own.
private enum RosterScreen: String, CaseIterable {
  case inbox, folders, shop, albums
  case movies, orders, countries, countriesGrid = "countries-grid", unicode, unicodeGrid = "unicode-grid", contacts
  case travelGuide = "travel-guide", travelGuideGrid = "travel-guide-grid", changes, files, mail, chat, garden, feed
  case operatingSystems = "operating-systems"

  /// Simulates a number of worlds, from a seed on.
  @MainActor func simulate(_ seed: UInt64, _ worlds: Int) throws -> SimulationCounts {
    switch self {
    case .inbox:
      try ScreenTesting.simulate(
        InboxViewController.self,
        seed: seed,
        worlds: worlds,
        events: [.arrival { inbox, _ in inbox.receive() }],
        showing: { $0.subjects },
        selecting: { $0.selectedSubjects }
      ) { InboxViewController($0.server(failing: 0.2)) }
    case .folders:
      try ScreenTesting.simulate(
        FoldersViewController.self,
        seed: seed,
        worlds: worlds,
        events: [.arrival { folders, _ in folders.receive() }],
        showing: { $0.names }
      ) { FoldersViewController($0.server(failing: 0.1)) }
    case .shop:
      try ScreenTesting.simulate(
        ShopViewController.self,
        seed: seed,
        worlds: worlds,
        events: [.arrival { shop, _ in shop.receive() }],
        showing: { $0.names },
        selecting: { $0.selectedNames }
      ) { ShopViewController($0.server(failing: 0.2)) }
    case .albums:
      try ScreenTesting.simulate(
        AlbumsViewController.self,
        seed: seed,
        worlds: worlds,
        events: [.arrival { albums, _ in albums.receive() }],
        showing: { $0.names }
      ) { AlbumsViewController($0.server(failing: 0.1)) }
    case .movies: try simulate(seed, worlds) { MoviesViewController() }
    case .orders: try simulate(seed, worlds) { OrdersViewController(orders: Self.sampleOrders) }
    case .countries: try simulate(seed, worlds) { CountryListViewController(Countries()) }
    case .countriesGrid: try simulate(seed, worlds) { CountryGridViewController(Countries()) }
    case .unicode: try simulate(seed, worlds) { UnicodeListViewController(Self.scalars) }
    case .unicodeGrid: try simulate(seed, worlds) { UnicodeGridViewController(Self.scalars) }
    case .contacts: try simulate(seed, worlds) { ContactsViewController() }
    case .travelGuide:
      try { city in try simulate(seed, worlds) { TravelGuideListViewController(city) } }(City.lisbon())
    case .travelGuideGrid:
      try { city in try simulate(seed, worlds) { TravelGuideGridViewController(city) } }(City.lisbon())
    case .changes:
      try simulate(seed, worlds, events: [.event("change") { changes, _ in changes.makeAnyChange() }]) {
        ChangesViewController()
      }
    case .files: try simulate(seed, worlds) { FilesViewController(.sample) }
    case .mail:
      try simulate(seed, worlds, events: [.arrival { mail, _ in mail.receive() }]) { MailViewController(Mail.sample) }
    case .chat:
      try simulate(
        seed,
        worlds,
        events: [.arrival { chat, _ in chat.receive() }, .event("answer") { chat, _ in chat.send("Hello") }]
      ) { ChatViewController(ChatMessage.sample) }
    case .garden: try simulate(seed, worlds) { GardenViewController() }
    case .feed: try simulate(seed, worlds) { FeedViewController() }
    case .operatingSystems: try simulate(seed, worlds) { OperatingSystemsViewController() }
    }
  }

  @MainActor private func simulate<Screen: UIViewController>(
    _ seed: UInt64,
    _ worlds: Int,
    events: [SimulatedEvent<Screen>] = [],
    _ make: @escaping () -> Screen
  ) throws -> SimulationCounts {
    try ScreenTesting.simulate(Screen.self, seed: seed, worlds: worlds, events: events) { _ in make() }
  }

  // MARK: What they show

  /// Looked for once, since it takes some tenths of a second.
  @MainActor private static let scalars = NamedScalars()

  private static let sampleOrders: [Order] = (0..<40).compactMap { index in
    guard let day = Day("2026-03-\(10 + index / 4)") else { return nil }
    let country = ["Portugal", "Chile", "Japan"][index % 3]
    let total = Money(Decimal(index + 1), "EUR")
    return Order(number: "\(index)", day: day, time: nil, customer: "Customer", country: country, total: total)
  }
}
