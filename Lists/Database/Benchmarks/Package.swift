// swift-tools-version: 6.1
import PackageDescription

/// What lists over SQLite cost; a package of its own, as it needs SQLite's headers.
let package = Package(
  name: "DatabaseBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Roster", path: "../../..", traits: ["GRDB"]),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "database",
      dependencies: [
        .product(name: "RosterGRDB", package: "Roster"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
