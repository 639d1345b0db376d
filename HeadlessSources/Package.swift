// swift-tools-version: 6.1
import PackageDescription

/// The platforms without UIKit: there, `HeadlessUIKit` stands in for it.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .macOS]

// An app's own files are compiled as they are where there is Objective-C, and translated where there is none. What is named here needs
// no translation.
#if canImport(ObjectiveC)
  let untranslated: [String]? = nil
#else
  let untranslated: [String]? = ["Watering.swift"]
#endif

let package = Package(
  name: "HeadlessSources",
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
    .target(name: "SourceCheck", dependencies: ["SourceTranslation"]),
    // The command.
    .executableTarget(name: "headless", dependencies: ["SourceTranslation", "SourceCheck"]),
    .plugin(name: "HeadlessSources", capability: .buildTool(), dependencies: ["headless"]),
    .testTarget(name: "SourceTranslationTests", dependencies: ["SourceTranslation"]),
    // It needs the module of the headless UIKit, as a user has built it.
    .testTarget(
      name: "SourceCheckTests",
      dependencies: ["SourceCheck", .product(name: "HeadlessUIKit", package: "Roster")]
    ),
    // An app that knows nothing of this package: in Swift 5, with Objective-C wherever an app has it.
    .target(
      name: "Plants",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "Roster", condition: .when(platforms: platformsWithoutUIKit))
      ],
      path: "Tests/Fixtures/Plants",
      sources: untranslated,
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["HeadlessSources"]
    ),
    .testTarget(
      name: "PlantsTests",
      dependencies: ["Plants", .product(name: "ScreenTesting", package: "Roster")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
