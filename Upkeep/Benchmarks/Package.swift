// swift-tools-version: 6.1
import PackageDescription

/// One executable a command, so that `swift run --package-path Upkeep/Benchmarks <command>` finds it.
let commands = [
  "all", "apply", "composite", "derive", "diff", "feed", "grow", "layout", "memory", "outline", "peers", "scroll",
  "soak",
]

/// What single commands need beside what all of them do.
let special: [String: [Target.Dependency]] = [
  "grow": ["HeapUse"],
  "memory": ["HeapUse"],
  "outline": ["HeapUse"],
  "peers": ["HeapUse"],
  "feed": [.product(name: "Simulation", package: "Roster")],
  "soak": [
    "UpdateMachine", "PagingMachine", "ObservationMachine", "GalleryScreens", "CorrectScreens",
    .product(name: "ScreenTesting", package: "Roster"),
  ],
  "layout": ["LinkedConstraintSolver"],
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Roster", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    .target(
      name: "BenchmarkSupport",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]
    ),
    // How much memory is in use, which only C says.
    .target(name: "HeapUse"),
    // The solver, a link to that of the package above, which makes no product of it: it is a part of its products, under
    // its own name.
    .target(name: "LinkedConstraintSolver", path: "Sources/ConstraintSolver"),
    // These four are links to support code, which the package above shares with its tests and makes no product of.
    .target(name: "TestSupport"),
    .target(
      name: "CorrectScreens",
      dependencies: [
        .product(name: "ScreenTesting", package: "Roster"), .product(name: "Simulation", package: "Roster"),
      ]
    ),
    .target(
      name: "UpdateMachine",
      dependencies: [
        "TestSupport", .product(name: "Roster", package: "Roster"),
        .product(name: "RosterComposites", package: "Roster"),
      ]
    ),
    .target(
      name: "PagingMachine",
      dependencies: [
        "TestSupport",
        .product(name: "RosterFlows", package: "Roster"),
        .product(name: "Simulation", package: "Roster"),
      ]
    ),
    .target(
      name: "ObservationMachine",
      dependencies: [
        "TestSupport",
        .product(name: "Roster", package: "Roster"),
        .product(name: "RosterComposites", package: "Roster"),
        .product(name: "Simulation", package: "Roster"),
      ]
    ),
    // The screens of the gallery, whose package brings a server that is not needed here.
    .target(
      name: "GalleryScreens",
      dependencies: [
        .product(name: "Roster", package: "Roster"), .product(name: "RosterComposites", package: "Roster"),
      ],
      resources: [.copy("Resources/lisbon.json")]
    ),
  ]
    + commands.map { command in
      .executableTarget(
        name: command,
        dependencies: (special[command] ?? []) + [
          "BenchmarkSupport",
          "TestSupport",
          .product(name: "Roster", package: "Roster"),
          .product(name: "RosterComposites", package: "Roster"),
          .product(name: "RosterCore", package: "Roster"),
          .product(name: "RosterFlows", package: "Roster"),
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ]
      )
    },
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
