// swift-tools-version: 6.2
import PackageDescription

/// The platforms without UIKit.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .macOS]

/// A way to compile Swift; `name` is the folder of its targets, a link to the one folder of sources.
struct Mode {
  let name: String
  let settings: [SwiftSetting]

  func target(_ sources: String, products: [String] = ["Roster"], resources: [Resource]? = nil) -> Target {
    .target(
      name: name + sources,
      dependencies: products.map { .product(name: $0, package: "Roster") },
      path: "Sources/\(name)\(sources)",
      resources: resources,
      swiftSettings: settings + [.treatAllWarnings(as: .error)]
    )
  }
}

/// What "approachable concurrency" adds to the language mode 6.
let approachableConcurrency: [SwiftSetting] = [
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let modes = [
  Mode(name: "SwiftFive", settings: [.swiftLanguageMode(.v5)]),
  Mode(name: "SwiftSix", settings: [.swiftLanguageMode(.v6)]),
  // As Xcode 26 and later make projects.
  Mode(name: "MainActor", settings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
  Mode(
    name: "Approachable",
    settings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)] + approachableConcurrency
  ),
]

/// One app and its tests, compiled in each mode in which projects are.
let package = Package(
  name: "TodaysApp",
  platforms: [.iOS(.v17), .tvOS(.v17), .macCatalyst(.v17), .visionOS(.v1), .macOS(.v14)],
  dependencies: [.package(name: "Roster", path: "../../..")],
  targets: modes.flatMap { mode -> [Target] in
    [
      mode.target("Inbox"),
      // The app of the template, and the screens of the gallery.
      mode.target("Books"),
      mode.target("Screens", products: ["Roster", "RosterComposites"], resources: [.copy("Resources/lisbon.json")]),
      .testTarget(
        name: "\(mode.name)InboxTests",
        dependencies: [
          .target(name: "\(mode.name)Inbox"),
          .product(name: "ScreenTesting", package: "Roster", condition: .when(platforms: platformsWithoutUIKit)),
        ],
        path: "Tests/\(mode.name)",
        swiftSettings: mode.settings + [.treatAllWarnings(as: .error), .define("IN_\(mode.name.uppercased())")]
      ),
    ]
  }
)
