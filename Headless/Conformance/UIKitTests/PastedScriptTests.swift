#if os(iOS) || os(Linux) && canImport(Glibc)
  import Foundation
  import Roster
  import ScreenTesting
  import XCTest

  /// A test that a simulation has printed on Linux: on UIKit itself in a simulator, and elsewhere on its stand-in, by touches and by
  /// UIKit's public API.
  final class PastedScriptTests: XCTestCase {
    func testAPrintedTestDoesTheSame() throws {
      try MainActor.assumeIsolated {
        for findsErrand in [true, false] {
          try Self.byEachDriver {
            var shown: ErrandsViewController?
            try deletionOfErrandsViewController_93B6(events: Self.events) { world in
              let controller = ErrandsViewController(world.server(), findsErrand: findsErrand)
              shown = controller
              return controller
            }
            let expected = findsErrand ? ["Errand 0", "Milk", "Post"] : ["Bread", "Milk", "Post"]
            XCTAssertEqual(shown?.errands, expected)
            XCTAssertEqual(shown?.tableView.visibleCells.compactMap { $0.textLabel?.text }, expected)
          }
        }
      }
    }

    #if !canImport(UIKit)
      func testTheScriptIsWhatASimulationPrints() throws {
        let printed = MainActor.assumeIsolated { () -> String? in
          do {
            try simulate(ErrandsViewController.self, events: Self.events) {
              ErrandsViewController($0.server(failing: 0), findsErrand: false)
            }
            return nil
          } catch {
            return (error as? SimulationFailure)?.test
          }
        }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
          "PastedScript.swift"
        )
        let pasted = try String(contentsOf: file, encoding: .utf8)
        let test = try XCTUnwrap(printed)
        XCTAssertEqual(pasted.contains(test), true, "It has to be pasted again:\n\(test)")
      }
    #endif

    @MainActor private static var events: [SimulatedEvent<ErrandsViewController>] {
      [.arrival { errands, choices in errands.receive(Int.random(in: 0..<100, using: &choices)) }]
    }

    @MainActor private static func byEachDriver(_ body: () throws -> Void) rethrows {
      #if canImport(UIKit)
        try body()
      #else
        for usesPublicAPI in [false, true] {
          try TestScreen.$usesPublicAPI.withValue(usesPublicAPI) { try body() }
        }
      #endif
    }
  }
#endif
