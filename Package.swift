// swift-tools-version: 6.1
import PackageDescription

/// The platforms without UIKit: there, `HeadlessUIKit` stands in for it.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .macOS]

/// On a simulator, `ROSTER_TESTS=uikit` keeps the tests that run on UIKit itself and leaves out those of its stand-in.
let runsOnUIKit = Context.environment["ROSTER_TESTS"] == "uikit"

let package = Package(
  name: "Roster",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "Roster", targets: ["Roster"]),
    .library(name: "RosterCore", targets: ["RosterCore"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
  ],
  targets: [
    .target(name: "RosterCore"),
    .target(name: "HeadlessUIKit", exclude: ["COVERAGE.md"]),
    .target(
      name: "Roster",
      dependencies: [
        "RosterCore",
        .target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit)),
      ]
    ),
    .testTarget(name: "RosterCoreTests", dependencies: ["RosterCore"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(name: "RosterTests", dependencies: ["Roster"]),
    .testTarget(name: "SeedTests", dependencies: ["Roster"]),
  ],
  swiftLanguageModes: [.v6]
)

if runsOnUIKit {
  package.targets.removeAll { ["HeadlessUIKitTests", "RosterTests"].contains($0.name) }
}

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
      .enableUpcomingFeature("ExistentialAny"),
      // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
