// swift-tools-version: 6.1
import PackageDescription

/// A package of its own, as SQLite's headers are a system library that the gallery does not need.
let package = Package(
  name: "Library",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .executable(name: "library", targets: ["library"])
  ],
  dependencies: [
    // The names are given so that a clone under any folder name works.
    .package(name: "Roster", path: "../..", traits: ["GRDB"]),
    .package(name: "Gallery", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(
      name: "LibraryScreens",
      dependencies: [
        .product(name: "Roster", package: "Roster"),
        .product(name: "RosterGRDB", package: "Roster"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .executableTarget(
      name: "library",
      dependencies: [
        "LibraryScreens",
        .product(name: "GalleryServer", package: "Gallery"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "LibraryScreens",
        "library",
        .product(name: "Roster", package: "Roster"),
        .product(name: "ScreenTesting", package: "Roster"),
        .product(name: "GalleryServer", package: "Gallery"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
      .enableUpcomingFeature("ExistentialAny"),
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
