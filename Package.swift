// swift-tools-version: 6.1
import PackageDescription

/// The platforms without UIKit: there, `HeadlessUIKit` stands in for it.
let platformsWithoutUIKit: [Platform] = [.linux, .windows, .android, .macOS]

/// On a simulator, `ROSTER_TESTS=uikit` keeps the tests that run on UIKit itself and leaves out its stand-in, which Xcode would
/// build with the package's scheme, and the tests of that.
let runsOnUIKit = Context.environment["ROSTER_TESTS"] == "uikit"

/// Another library's names over Roster; whoever imports them sees UIKit too.
func dropIn(_ name: String, over room: Target.Dependency = "Roster") -> Target {
  .target(
    name: name,
    dependencies: [room, .target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit))]
  )
}

/// Samples of other libraries' documents, compiled as they are printed: in Swift 5, and with `import UIKit` everywhere.
func samples(_ name: String, of library: String, in folder: String) -> Target {
  .testTarget(
    name: name,
    dependencies: [
      .target(name: library),
      .target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit)),
    ],
    path: "Tests/SeedTests/\(folder)",
    swiftSettings: [
      .swiftLanguageMode(.v5),
      // Testing has an overlay for UIKit itself, which its stand-in must not be taken for.
      .unsafeFlags(
        ["-module-alias", "UIKit=HeadlessUIKit", "-Xfrontend", "-disable-cross-import-overlays"],
        .when(platforms: platformsWithoutUIKit)
      ),
    ]
  )
}

extension Target {
  /// Whether the target is made of another library's samples.
  var isOfPrintedSamples: Bool { swiftSettings?.isEmpty == false }
}

let package = Package(
  name: "Roster",
  platforms: [.iOS(.v16), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "Roster", targets: ["Roster"]),
    .library(name: "RosterComposites", targets: ["RosterComposites"]),
    .library(name: "RosterFlows", targets: ["RosterFlows"]),
    .library(name: "RosterCore", targets: ["RosterCore"]),
    .library(name: "ListChanges", targets: ["ListChanges"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessRendering", targets: ["HeadlessRendering"]),
    // Reads `.xib` and `.storyboard` files where there is no UIKit. Nothing has to import it.
    .library(name: "HeadlessNibs", targets: ["HeadlessNibs"]),
    // For tests and tools: they take the place of the process's clocks and queues.
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .library(name: "ReusableDataSource", targets: ["ReusableDataSource"]),
    .library(name: "SimpleDataSource", targets: ["SimpleDataSource"]),
    .library(name: "QuickDataSource", targets: ["QuickDataSource"]),
    .library(name: "TableViewDataSource", targets: ["TableViewDataSource"]),
    // Needs the trait GRDB.
    .library(name: "RosterGRDB", targets: ["RosterGRDB"]),
  ],
  traits: [
    .trait(name: "GRDB", description: "Lists over SQLite, in the product RosterGRDB, with the package GRDB.swift.")
  ],
  dependencies: [
    // Neither resolved nor fetched without the trait.
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0")
  ],
  targets: [
    // The rooms of the library, each of which uses those before it: `Documentation/Design/README.md` has the picture.
    .target(name: "RosterDiagnostics"),
    .target(name: "RowStructures", dependencies: ["RosterDiagnostics"]),
    .target(name: "ListChanges", dependencies: ["RowStructures", "RosterDiagnostics"]),
    .target(name: "RosterCore", dependencies: ["ListChanges", "RowStructures", "RosterDiagnostics"]),
    .target(name: "RosterFlows", dependencies: ["RosterCore", "ListChanges", "RowStructures", "RosterDiagnostics"]),
    // Linear constraints by level, without views.
    .target(name: "ConstraintSolver"),
    .target(name: "HeadlessUIKit", dependencies: ["ConstraintSolver"], exclude: ["COVERAGE.md"]),
    // Pictures, pages and outlines of headless views. Lists are laid out, scrolled and tested without it.
    .target(name: "HeadlessRendering", dependencies: ["HeadlessUIKit"]),
    // Files of Interface Builder. The headless UIKit finds the reader by its name.
    .target(name: "HeadlessNibs", dependencies: ["HeadlessUIKit"]),
    .target(
      name: "Roster",
      dependencies: [
        "RosterFlows", "RosterDiagnostics",
        .target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit)),
      ]
    ),
    // Hand-written children of composites, through one door: `Roster` does not know it.
    .target(
      name: "RosterComposites",
      dependencies: [
        "Roster", "RosterDiagnostics",
        .target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit)),
      ]
    ),
    // Hooks of the concurrency runtime, clocks and queues, which do nothing on threads that do not simulate.
    .target(name: "CSimulation"),
    .target(name: "Simulation", dependencies: ["CSimulation"]),
    // Screens under test, checks, and simulations of a person. It knows nothing of Roster.
    .target(
      name: "ScreenTesting",
      dependencies: [
        "CSimulation", "Simulation",
        .target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit)),
        .target(name: "HeadlessRendering", condition: .when(platforms: platformsWithoutUIKit)),
      ]
    ),
    dropIn("ReusableDataSource"),
    .target(name: "SimpleDataSource", dependencies: ["ReusableDataSource"]),
    dropIn("QuickDataSource"),
    dropIn("TableViewDataSource", over: "RosterComposites"),
    // Empty without the trait GRDB.
    .target(
      name: "RosterGRDB",
      dependencies: [
        "RosterFlows", "RosterDiagnostics",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["GRDB"])),
      ]
    ),
    // What tests share with each other and with the benchmarks. The first knows nothing of the library, so that the
    // tests of the headless UIKit do not depend on what it judges; the second makes random changes on screens.
    .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
    .target(
      name: "UpdateMachine",
      dependencies: ["RosterComposites", "Roster", "TestSupport"],
      path: "Tests/Support/UpdateMachine"
    ),
    // Lists that are loaded page by page, at random.
    .target(
      name: "PagingMachine",
      dependencies: ["RosterFlows", "Simulation", "TestSupport"],
      path: "Tests/Support/PagingMachine"
    ),
    // Screens without mistakes, as an app might have them, in which no check may find anything.
    .target(
      name: "CorrectScreens",
      dependencies: [
        "ScreenTesting", "Simulation",
        .target(name: "HeadlessUIKit", condition: .when(platforms: platformsWithoutUIKit)),
      ],
      path: "Tests/Support/CorrectScreens"
    ),
    // Lists of models that change at random, and what is on the screen.
    .target(
      name: "ObservationMachine",
      dependencies: ["RosterComposites", "Roster", "Simulation", "TestSupport"],
      path: "Tests/Support/ObservationMachine"
    ),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    .testTarget(name: "UpdateMachineTests", dependencies: ["UpdateMachine", "TestSupport"]),
    // The update engine on UIKit's own views in a simulator, and on those of its stand-in elsewhere; a test that a simulation has
    // printed, too.
    .testTarget(name: "UIKitTests", dependencies: ["Roster", "ScreenTesting", "UpdateMachine"]),
    .testTarget(
      name: "RosterCoreTests",
      dependencies: ["RosterFlows", "RosterDiagnostics", "RowStructures", "PagingMachine", "Simulation", "TestSupport"]
    ),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "TestSupport"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "TestSupport"]),
    // What apps were stopped by on devices, and the same screens without the faults.
    .testTarget(name: "RecordedCrashTests", dependencies: ["Roster", "TestSupport"]),
    .testTarget(name: "HeadlessNibsTests", dependencies: ["HeadlessNibs", "HeadlessUIKit", "TestSupport"]),
    .testTarget(name: "HeadlessRenderingTests", dependencies: ["HeadlessRendering", "TestSupport"]),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation"]),
    .testTarget(
      name: "ScreenTestingTests",
      dependencies: ["ScreenTesting", "CorrectScreens", "Roster", "TestSupport"],
      exclude: ["__Goldens__", "Goldens/__Goldens__"]
    ),
    // The same in XCTest.
    .testTarget(name: "ScreenTestingXCTests", dependencies: ["ScreenTesting"]),
    .testTarget(
      name: "RosterTests",
      dependencies: ["RosterComposites", "Roster", "ObservationMachine", "Simulation", "TestSupport"]
    ),
    .testTarget(
      name: "RosterGRDBTests",
      dependencies: [
        "RosterGRDB", "Roster", "RosterDiagnostics", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["GRDB"])),
      ]
    ),
    .testTarget(name: "SeedTests", dependencies: ["RosterComposites", "Roster"], path: "Tests/SeedTests/Roster"),
    .testTarget(
      name: "DropInTests",
      dependencies: [
        "RosterComposites", "Roster", "ReusableDataSource", "SimpleDataSource", "QuickDataSource",
        "TableViewDataSource", "TestSupport",
      ],
      path: "Tests/SeedTests/DropIns"
    ),
    samples("ReusableDataSource01Tests", of: "ReusableDataSource", in: "ReusableDataSource01"),
    samples("ReusableDataSource03Tests", of: "ReusableDataSource", in: "ReusableDataSource03"),
    samples("QuickDataSourceTests", of: "QuickDataSource", in: "QuickDataSource"),
    samples("TableViewDataSourceTests", of: "TableViewDataSource", in: "TableViewDataSource"),
  ],
  swiftLanguageModes: [.v6]
)

if runsOnUIKit {
  package.targets.removeAll {
    [
      "HeadlessUIKitTests", "HeadlessRenderingTests", "HeadlessNibsTests", "UpdateMachineTests", "RosterTests",
      "DropInTests", "ScreenTestingTests", "ScreenTestingXCTests", "CorrectScreens", "RecordedCrashTests",
    ].contains(
      $0.name
    )
      || $0.isOfPrintedSamples
  }
  let standIn: Set = ["HeadlessUIKit", "HeadlessRendering", "HeadlessNibs"]
  package.products.removeAll { standIn.contains($0.name) }
  package.targets.removeAll { standIn.contains($0.name) }
  for target in package.targets {
    target.dependencies.removeAll {
      if case .targetItem(let name, _) = $0 { standIn.contains(name) } else { false }
    }
  }
}

/// `ROSTER_TESTS="RosterCoreTests RosterGRDBTests"` builds the tests of the named targets alone.
if let names = Context.environment["ROSTER_TESTS"], !names.isEmpty, !runsOnUIKit {
  let named = Set(names.split(separator: " ").map(String.init))
  let unknown = named.subtracting(package.targets.filter { $0.type == .test }.map(\.name))
  precondition(unknown.isEmpty, "ROSTER_TESTS names test targets, and there are none called \(unknown.sorted())")
  package.targets.removeAll { $0.type == .test && !named.contains($0.name) }
}

for target in package.targets where !target.isOfPrintedSamples {
  target.swiftSettings =
    [
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
