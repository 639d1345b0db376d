// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    .executable(name: "gallery", targets: ["gallery"]),
    // For galleries that need more than this one.
    .library(name: "GalleryServer", targets: ["GalleryServer"]),
  ],
  dependencies: [
    // The name is given so that a clone under any folder name works.
    .package(name: "Roster", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/swiftcsv/SwiftCSV", exact: "0.10.0"),
  ],
  targets: [
    .target(
      name: "GalleryScreens",
      dependencies: [
        .product(name: "Roster", package: "Roster"), .product(name: "RosterComposites", package: "Roster"),
      ],
      path: "Gallery/Sources/GalleryScreens",
      resources: [.copy("Resources/lisbon.json")]
    ),
    .target(
      name: "GalleryServer",
      dependencies: [
        .product(name: "Roster", package: "Roster"),
        .product(name: "HeadlessRendering", package: "Roster"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Gallery/Sources/GalleryServer",
      resources: [.copy("Resources")]
    ),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "GalleryScreens",
        "GalleryServer",
        .product(name: "Roster", package: "Roster"),
        .product(name: "HeadlessRendering", package: "Roster"),
        // A film of a mistake is made with it.
        .product(name: "ScreenTesting", package: "Roster"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftCSV", package: "SwiftCSV"),
      ],
      path: "Gallery/Sources/gallery",
      resources: [.copy("Resources/orders.csv")]
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery",
        "GalleryScreens",
        .product(name: "Roster", package: "Roster"),
        .product(name: "HeadlessRendering", package: "Roster"),
        .product(name: "ScreenTesting", package: "Roster"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Gallery/Tests/GalleryTests"
    ),
    .testTarget(
      name: "GalleryServerTests",
      dependencies: [
        "gallery",
        "GalleryScreens",
        "GalleryServer",
        .product(name: "Roster", package: "Roster"),
        .product(name: "HeadlessRendering", package: "Roster"),
        // A recorded session becomes a test with it.
        .product(name: "ScreenTesting", package: "Roster"),
      ],
      path: "Gallery/Tests/GalleryServerTests"
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
