// swift-tools-version: 6.1
import PackageDescription

/// The platforms without UIKit, where `HeadlessUIKit` replaces it.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .macOS]

/// UIKit, on any platform.
let uikit: Target.Dependency = .target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit))
let rendering: Target.Dependency = .target(
  name: "HeadlessRendering",
  condition: .when(platforms: platformsWithoutUIKit)
)
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["GRDB"]))
let swiftSyntax: [Target.Dependency] = ["SwiftSyntax", "SwiftParser"].map {
  .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Translator"]))
}

/// A folder of the repository with its own sources, support and tests.
enum Wing: String, CaseIterable {
  case lists = "Lists"
  case dropIns = "Lists/DropIns"
  case database = "Lists/Database"
  case headless = "Headless"
  case translator = "Headless/Translator"
  case conformance = "Headless/Conformance"
  case screens = "Screens"
  case testSupport = "Upkeep/TestSupport"
}

func room(_ name: String, in wing: Wing, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, path: "\(wing.rawValue)/Sources/\(name)")
}

func support(_ name: String, in wing: Wing, uses: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: uses, path: "\(wing.rawValue)/Support/\(name)")
}

func tests(
  _ name: String,
  in wing: Wing,
  uses: [Target.Dependency],
  exclude: [String] = []
) -> Target {
  let folder = wing == .conformance ? name : "Tests/\(name)"
  return .testTarget(name: name, dependencies: uses, path: "\(wing.rawValue)/\(folder)", exclude: exclude)
}

/// Returns tests made of the samples in another library's documents, compiled as they are printed: in Swift 5, with `import UIKit`.
func samples(_ name: String, of library: String, in folder: String) -> Target {
  .testTarget(
    name: name,
    dependencies: [.target(name: library), uikit],
    path: "\(Wing.dropIns.rawValue)/Tests/\(folder)",
    swiftSettings: [
      .swiftLanguageMode(.v5),
      // Swift Testing has an overlay for UIKit, which must not be loaded for `HeadlessUIKit`.
      .unsafeFlags(
        ["-module-alias", "UIKit=HeadlessUIKit", "-Xfrontend", "-disable-cross-import-overlays"],
        .when(platforms: platformsWithoutUIKit)
      ),
    ]
  )
}

/// Lists for UIKit. Each room uses rooms above it. Only `Roster` and `RosterComposites` use views.
let lists: [Target] = [
  room("RosterDiagnostics", in: .lists),
  room("RowStructures", in: .lists, uses: ["RosterDiagnostics"]),
  room("ListChanges", in: .lists, uses: ["RowStructures", "RosterDiagnostics"]),
  room("RosterCore", in: .lists, uses: ["ListChanges", "RowStructures", "RosterDiagnostics"]),
  room("RosterFlows", in: .lists, uses: ["RosterCore", "ListChanges", "RowStructures", "RosterDiagnostics"]),
  room("Roster", in: .lists, uses: ["RosterFlows", "RosterDiagnostics", uikit]),
  room("RosterComposites", in: .lists, uses: ["Roster", "RosterDiagnostics", uikit]),

  // Random changes of lists, compared with arrays. Benchmarks use them too.
  support("UpdateMachine", in: .lists, uses: ["RosterComposites", "Roster", "TestSupport"]),
  support("PagingMachine", in: .lists, uses: ["RosterFlows", "Simulation", "TestSupport"]),
  support("ObservationMachine", in: .lists, uses: ["RosterComposites", "Roster", "Simulation", "TestSupport"]),

  // Plain lists, and a view that replays changes on arrays.
  support("ListModels", in: .lists, uses: ["RosterCore", "ListChanges", "RowStructures", "TestSupport"]),

  tests("RowStructuresTests", in: .lists, uses: ["RowStructures", "TestSupport"]),
  tests("ListChangesTests", in: .lists, uses: ["ListChanges", "ListModels", "TestSupport"]),
  tests(
    "RosterCoreTests",
    in: .lists,
    uses: ["RosterCore", "RosterDiagnostics", "RowStructures", "ListModels", "TestSupport"]
  ),
  tests(
    "RosterFlowsTests",
    in: .lists,
    uses: [
      "RosterFlows", "RosterDiagnostics", "RowStructures", "ListModels", "PagingMachine", "Simulation", "TestSupport",
    ]
  ),
  tests("UpdateMachineTests", in: .lists, uses: ["UpdateMachine", "TestSupport"]),
  tests(
    "RosterTests",
    in: .lists,
    uses: ["RosterComposites", "Roster", "ListModels", "ObservationMachine", "Simulation", "TestSupport"]
  ),
  // Hand-written children. Its folder Support is that of RosterTests.
  tests(
    "RosterCompositesTests",
    in: .lists,
    uses: ["RosterComposites", "Roster", "ListModels", "Simulation", "TestSupport"]
  ),
  // Screens with lists, used as people do.
  tests("RosterScreensTests", in: .lists, uses: ["Roster", "ScreenTesting", "TestSupport"]),
]

/// The names of three other libraries over Roster.
let dropIns: [Target] = [
  room("ReusableDataSource", in: .dropIns, uses: ["Roster", uikit]),
  room("SimpleDataSource", in: .dropIns, uses: ["ReusableDataSource"]),
  room("QuickDataSource", in: .dropIns, uses: ["Roster", uikit]),
  room("TableViewDataSource", in: .dropIns, uses: ["RosterComposites", uikit]),

  .testTarget(
    name: "SeedTests",
    dependencies: ["RosterComposites", "Roster"],
    path: "\(Wing.dropIns.rawValue)/Tests/Roster"
  ),
  .testTarget(
    name: "DropInTests",
    dependencies: [
      "RosterComposites", "Roster", "ReusableDataSource", "SimpleDataSource", "QuickDataSource", "TableViewDataSource",
      "TestSupport",
    ],
    path: "\(Wing.dropIns.rawValue)/Tests/DropIns"
  ),
  samples("ReusableDataSource01Tests", of: "ReusableDataSource", in: "ReusableDataSource01"),
  samples("ReusableDataSource03Tests", of: "ReusableDataSource", in: "ReusableDataSource03"),
  samples("QuickDataSourceTests", of: "QuickDataSource", in: "QuickDataSource"),
  samples("TableViewDataSourceTests", of: "TableViewDataSource", in: "TableViewDataSource"),
]

/// Lists over SQLite. The sources are empty without the trait GRDB.
let database: [Target] = [
  room("RosterGRDB", in: .database, uses: ["RosterFlows", "RowStructures", "RosterDiagnostics", grdb]),
  tests(
    "RosterGRDBTests",
    in: .database,
    uses: ["RosterGRDB", "Roster", "RowStructures", "RosterDiagnostics", "ListModels", "TestSupport", grdb]
  ),
]

/// UIKit's lists on Linux. Nothing here uses Roster, which the conformance tests judge by it.
let headless: [Target] = [
  room("ConstraintSolver", in: .headless),
  room("HeadlessUIKit", in: .headless, uses: ["ConstraintSolver"]),
  room("HeadlessRendering", in: .headless, uses: ["HeadlessUIKit"]),
  // `HeadlessUIKit` finds it by its name.
  room("HeadlessNibs", in: .headless, uses: ["HeadlessUIKit"]),

  tests("ConstraintSolverTests", in: .headless, uses: ["ConstraintSolver", "TestSupport"]),
  tests("HeadlessUIKitTests", in: .headless, uses: ["HeadlessUIKit", "TestSupport"]),
  tests("HeadlessRenderingTests", in: .headless, uses: ["HeadlessRendering", "TestSupport"]),
  tests("HeadlessNibsTests", in: .headless, uses: ["HeadlessNibs", "HeadlessUIKit", "TestSupport"]),

  // What UIKit does. The second runs on UIKit too, in a simulator.
  tests("RecordedCrashTests", in: .conformance, uses: ["Roster", "TestSupport"]),
  tests("UIKitTests", in: .conformance, uses: ["Roster", "ScreenTesting", "UpdateMachine"]),
]

/// An app's own files, translated for Linux. The sources are empty without the trait Translator, except for a message.
let translator: [Target] = [
  // The rules: a text and what is known of its module in, a text and messages out.
  room("SourceTranslation", in: .translator, uses: swiftSyntax),
  // A folder's files, and what stops them.
  room("SourceCheck", in: .translator, uses: ["SourceTranslation"] + swiftSyntax),
  // Programs that show the screens of a package.
  room("ScreenPrograms", in: .translator, uses: swiftSyntax),
  .executableTarget(
    name: "headless",
    dependencies: ["SourceTranslation", "SourceCheck", "ScreenPrograms"],
    path: "\(Wing.translator.rawValue)/Sources/headless"
  ),
  .plugin(
    name: "HeadlessSources",
    capability: .buildTool(),
    dependencies: ["headless"],
    path: "\(Wing.translator.rawValue)/Plugins/HeadlessSources"
  ),

  tests("SourceTranslationTests", in: .translator, uses: ["SourceTranslation"]),
  tests("ScreenProgramsTests", in: .translator, uses: ["ScreenPrograms"]),
  // It needs the module of the headless UIKit, as a user has built it.
  tests("SourceCheckTests", in: .translator, uses: ["SourceCheck", "HeadlessUIKit"]),
]

/// A random user for any screen. Nothing here uses Roster.
let screens: [Target] = [
  // Hooks of the concurrency runtime, clocks and queues.
  room("CSimulation", in: .screens),
  room("Simulation", in: .screens, uses: ["CSimulation"]),
  room("ScreenTesting", in: .screens, uses: ["CSimulation", "Simulation", uikit, rendering]),

  // Screens without mistakes.
  support("CorrectScreens", in: .screens, uses: ["ScreenTesting", "Simulation", uikit]),

  tests("SimulationTests", in: .screens, uses: ["Simulation", "TestSupport"]),
  tests(
    "ScreenTestingTests",
    in: .screens,
    uses: ["ScreenTesting", "CorrectScreens", "TestSupport"],
    exclude: ["__Goldens__", "Goldens/__Goldens__"]
  ),
  tests("ScreenTestingXCTests", in: .screens, uses: ["ScreenTesting"]),
]

/// What the tests of all wings use. It uses none of them.
let testSupport: [Target] = [
  room("TestSupport", in: .testSupport),
  tests("TestSupportTests", in: .testSupport, uses: ["TestSupport"]),
]

let package = Package(
  name: "Roster",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    // Lists for UIKit
    .library(name: "Roster", targets: ["Roster"]),
    .library(name: "RosterComposites", targets: ["RosterComposites"]),
    .library(name: "RosterFlows", targets: ["RosterFlows"]),
    .library(name: "RosterCore", targets: ["RosterCore"]),
    .library(name: "ListChanges", targets: ["ListChanges"]),
    .library(name: "RosterGRDB", targets: ["RosterGRDB"]),
    .library(name: "ReusableDataSource", targets: ["ReusableDataSource"]),
    .library(name: "SimpleDataSource", targets: ["SimpleDataSource"]),
    .library(name: "QuickDataSource", targets: ["QuickDataSource"]),
    .library(name: "TableViewDataSource", targets: ["TableViewDataSource"]),
    // UIKit's lists on Linux
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessRendering", targets: ["HeadlessRendering"]),
    .library(name: "HeadlessNibs", targets: ["HeadlessNibs"]),
    // Any screen, tried by a random user
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    // An app's own files on Linux
    .plugin(name: "HeadlessSources", targets: ["HeadlessSources"]),
    .executable(name: "headless", targets: ["headless"]),
  ],
  traits: [
    .trait(name: "GRDB", description: "Lists over SQLite, in the product RosterGRDB, with the package GRDB.swift."),
    .trait(
      name: "Translator",
      description: "An app's own files on Linux, by the plugin HeadlessSources, with the package swift-syntax."
    ),
  ],
  dependencies: [
    // SwiftPM neither resolves nor fetches a package that only a disabled trait needs.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
  ],
  targets: lists + dropIns + database + headless + translator + screens + testSupport,
  swiftLanguageModes: [.v6]
)

extension Target {
  /// Whether the target is made of another library's samples.
  var isOfPrintedSamples: Bool { swiftSettings?.isEmpty == false }
}

let tests = Set(package.targets.filter { $0.type == .test }.map(\.name))

if Context.environment["ROSTER_UIKIT"] == "1" {
  // For a simulator: without `HeadlessUIKit` and the translator, which Xcode would build, and their tests.
  let kept: Set = [
    "TestSupportTests", "RosterCoreTests", "RosterGRDBTests", "SeedTests", "SimulationTests", "UIKitTests",
    "ConstraintSolverTests",
  ]
  let replaced = Set(["HeadlessUIKit", "HeadlessRendering", "HeadlessNibs", "CorrectScreens"] + translator.map(\.name))
  package.dependencies.removeAll {
    if case .sourceControl(_, let location, _) = $0.kind { location.hasSuffix("/swift-syntax") } else { false }
  }
  package.products.removeAll { replaced.contains($0.name) }
  package.targets.removeAll { replaced.contains($0.name) || $0.type == .test && !kept.contains($0.name) }
  for target in package.targets {
    target.dependencies.removeAll {
      if case .targetItem(let name, _) = $0 { replaced.contains(name) } else { false }
    }
  }
} else {
  // `ROSTER_TESTS="lists UIKitTests"` builds the tests of a wing and one more target, `ROSTER_TESTS=all` all of them.
  let wings = [
    "lists": lists, "dropIns": dropIns, "database": database, "headless": headless, "translator": translator,
    "screens": screens, "testSupport": testSupport,
  ]
  let asked = (Context.environment["ROSTER_TESTS"] ?? "").split(separator: " ").map(String.init)
  var built: Set<String> = []
  for name in asked.isEmpty ? ["lists", "headless", "screens", "testSupport"] : asked {
    let named = name == "all" ? tests : wings[name].map { tests.intersection($0.map(\.name)) } ?? [name]
    precondition(
      named.isSubset(of: tests),
      "ROSTER_TESTS names wings (\(wings.keys.sorted().joined(separator: ", "))), test targets or all, not \(name)"
    )
    built.formUnion(named)
  }
  if asked.isEmpty { built.subtract(["HeadlessNibsTests", "ScreenTestingXCTests"]) }
  package.targets.removeAll { $0.type == .test && !built.contains($0.name) }
}

for target in package.targets where !target.isOfPrintedSamples && target.type != .plugin {
  target.swiftSettings = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // A process can be tested to its end where it can start another one.
  if target.type == .test {
    target.swiftSettings?.append(.define("EXIT_TESTS", .when(platforms: [.linux, .windows, .macOS])))
  }
}
