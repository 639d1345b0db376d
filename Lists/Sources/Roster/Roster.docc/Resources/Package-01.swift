// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Watchlist",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  dependencies: [
    .package(path: "../Roster")
  ],
  targets: [
    .target(
      name: "Watchlist",
      dependencies: [.product(name: "Roster", package: "Roster")]
    ),
    .testTarget(
      name: "WatchlistTests",
      dependencies: ["Watchlist", .product(name: "ScreenTesting", package: "Roster")]
    ),
  ]
)
