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
func app(
  _ name: String,
  untranslated file: String,
  exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name,
    dependencies: [
      .product(name: "HeadlessUIKit", package: "Roster", condition: .when(platforms: platformsWithoutUIKit))
    ],
    exclude: exclude,
    sources: untranslated(file),
    resources: resources,
    swiftSettings: [.swiftLanguageMode(.v5)],
    plugins: [.plugin(name: "HeadlessSources", package: "Roster")]
  )
}

/// What tests of screens of nibs and storyboards need.
let nibs: [Target.Dependency] = [
  .product(name: "ScreenTesting", package: "Roster"),
  .product(name: "HeadlessNibs", package: "Roster", condition: .when(platforms: platformsWithoutUIKit)),
]

/// Apps with selectors, outlets and delegates of Objective-C, translated by a package that depends on Roster with the trait Translator.
let package = Package(
  name: "TranslatedApps",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  dependencies: [
    // The name is given so that a clone under any folder name works.
    .package(name: "Roster", path: "../../..", traits: ["Translator"])
  ],
  targets: [
    // Two in code, one of nibs, one of a storyboard, and one with resources of all kinds in folders that are not all its own.
    app("Plants", untranslated: "Watering.swift"),
    app("Errands", untranslated: "Errand.swift"),
    app("Journeys", untranslated: "Journey.swift"),
    app("Trips", untranslated: "Trip.swift"),
    app("Postcards", untranslated: "Postcard.swift", exclude: ["Drafts"], resources: [.copy("Templates")]),
    .testTarget(
      name: "PlantsTests",
      dependencies: ["Plants", .product(name: "ScreenTesting", package: "Roster")]
    ),
    .testTarget(name: "ErrandsTests", dependencies: ["Errands"] + nibs),
    .testTarget(name: "JourneysTests", dependencies: ["Journeys"] + nibs),
    .testTarget(name: "PostcardsTests", dependencies: ["Postcards"] + nibs),
    // The same in XCTest, as Xcode runs it.
    .testTarget(
      name: "TripsXCTests",
      dependencies: ["Trips", .product(name: "ScreenTesting", package: "Roster")],
      sources: untranslated("Samples.swift"),
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "HeadlessSources", package: "Roster")]
    ),
    .testTarget(
      name: "TripsTests",
      dependencies: ["Trips", .product(name: "ScreenTesting", package: "Roster")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
