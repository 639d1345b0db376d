// swift-tools-version: 6.1
import PackageDescription

/// The platforms without UIKit: there, `HeadlessUIKit` stands in for it.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .macOS]

// An app's own files are compiled as they are where there is Objective-C, and translated where there is none. What is named here needs
// no translation.
#if canImport(ObjectiveC)
  func untranslated(_ file: String) -> [String]? { nil }
#else
  func untranslated(_ file: String) -> [String]? { [file] }
#endif

/// An app that knows nothing of this package: in Swift 5, with Objective-C wherever an app has it.
func app(_ name: String, untranslated file: String) -> Target {
  .target(
    name: name,
    dependencies: [
      .product(name: "HeadlessUIKit", package: "Roster", condition: .when(platforms: platformsWithoutUIKit))
    ],
    path: "Tests/Fixtures/\(name)",
    sources: untranslated(file),
    swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: ["HeadlessSources"]
  )
}

/// What tests of screens of nibs and storyboards need.
let nibs: [Target.Dependency] = [
  .product(name: "ScreenTesting", package: "Roster"),
  .product(name: "HeadlessNibs", package: "Roster", condition: .when(platforms: platformsWithoutUIKit)),
]

let package = Package(
  name: "HeadlessSources",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    .plugin(name: "HeadlessSources", targets: ["HeadlessSources"]),
    .executable(name: "headless", targets: ["headless"]),
  ],
  dependencies: [
    // The name is given so that a clone under any folder name works.
    .package(name: "Roster", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // The rules: a text and what is known of its module in, a text and messages out.
    .target(
      name: "SourceTranslation",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    // A folder's files, and what stops them.
    .target(
      name: "SourceCheck",
      dependencies: [
        "SourceTranslation",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    // Programs that show the screens of a package.
    .target(
      name: "ScreenPrograms",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    // The command.
    .executableTarget(name: "headless", dependencies: ["SourceTranslation", "SourceCheck", "ScreenPrograms"]),
    .plugin(name: "HeadlessSources", capability: .buildTool(), dependencies: ["headless"]),
    .testTarget(name: "SourceTranslationTests", dependencies: ["SourceTranslation"]),
    .testTarget(name: "ScreenProgramsTests", dependencies: ["ScreenPrograms"]),
    // It needs the module of the headless UIKit, as a user has built it.
    .testTarget(
      name: "SourceCheckTests",
      dependencies: ["SourceCheck", .product(name: "HeadlessUIKit", package: "Roster")]
    ),
    // Two in code, one of nibs, one of a storyboard.
    app("Plants", untranslated: "Watering.swift"),
    app("Errands", untranslated: "Errand.swift"),
    app("Journeys", untranslated: "Journey.swift"),
    app("Trips", untranslated: "Trip.swift"),
    .testTarget(
      name: "PlantsTests",
      dependencies: ["Plants", .product(name: "ScreenTesting", package: "Roster")]
    ),
    .testTarget(name: "ErrandsTests", dependencies: ["Errands"] + nibs),
    .testTarget(name: "JourneysTests", dependencies: ["Journeys"] + nibs),
    // The same in XCTest, as Xcode runs it.
    .testTarget(
      name: "TripsXCTests",
      dependencies: ["Trips", .product(name: "ScreenTesting", package: "Roster")],
      sources: untranslated("Samples.swift"),
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["HeadlessSources"]
    ),
    .testTarget(
      name: "TripsTests",
      dependencies: ["Trips", .product(name: "ScreenTesting", package: "Roster")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
