// swift-tools-version: 6.1
import PackageDescription

/// The platforms without UIKit: there, `import UIKit` stands for `import HeadlessUIKit`.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .macOS]

let alias: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"], .when(platforms: platformsWithoutUIKit))
]

/// Swift Testing adds a module of its own to files that import UIKit too, and it has that module on Apple's platforms only.
let aliasInTests: [SwiftSetting] =
  alias + [
    .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"], .when(platforms: platformsWithoutUIKit))
  ]

/// An app that knows nothing of Roster: its sources say `import UIKit` and nothing else.
let package = Package(
  name: "AliasedApp",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  dependencies: [.package(name: "Roster", path: "../../..")],
  targets: [
    .target(
      name: "Movies",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "Roster", condition: .when(platforms: platformsWithoutUIKit))
      ],
      swiftSettings: alias
    ),
    .testTarget(name: "MoviesTests", dependencies: ["Movies"], swiftSettings: aliasInTests),
    // An app in Swift 5 as most are: a coordinator, cells with constraints, a search controller, Dynamic Type.
    .target(
      name: "Recipes",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "Roster", condition: .when(platforms: platformsWithoutUIKit))
      ],
      swiftSettings: alias + [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "RecipesTests",
      dependencies: ["Recipes"],
      swiftSettings: aliasInTests + [.swiftLanguageMode(.v5)]
    ),
    // Code in Swift 5 that is right on iOS, where UIKit's isolation is `@preconcurrency`.
    .testTarget(
      name: "SwiftFiveTests",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "Roster", condition: .when(platforms: platformsWithoutUIKit))
      ],
      swiftSettings: aliasInTests + [.swiftLanguageMode(.v5)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
