// swift-tools-version: 6.1
import PackageDescription

/// The platforms without UIKit.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .macOS]

let package = Package(
  name: "ListApp",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    // What the app target in App/ListApp.xcodeproj shows.
    .library(name: "Books", targets: ["Books"])
  ],
  dependencies: [
    .package(name: "Roster", path: "../..")
  ],
  targets: [
    .target(name: "Books", dependencies: [.product(name: "Roster", package: "Roster")]),
    // Draws the first screen where there is no device: `swift run Preview`.
    .executableTarget(
      name: "Preview",
      dependencies: [
        "Books",
        .product(
          name: "HeadlessRendering",
          package: "Roster",
          condition: .when(platforms: platformsWithoutUIKit)
        ),
      ]
    ),
    .testTarget(
      name: "BooksTests",
      dependencies: [
        "Books",
        .product(name: "ScreenTesting", package: "Roster", condition: .when(platforms: platformsWithoutUIKit)),
      ],
      exclude: ["__Goldens__"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
