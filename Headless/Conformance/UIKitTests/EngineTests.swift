import Foundation
import Roster
import UpdateMachine
import XCTest

/// The update engine on the platform's own views: UIKit's where there is UIKit, otherwise those of its stand-in.
///
/// XCTest runs these on the main thread outside of a task, so that a test can turn the run loop on which views wait.
final class EngineTests: XCTestCase {
  /// Random changes of leaves, groups, composites and hand-written children. Seven seeds are enough to take every path.
  @MainActor func testViewsShowWhatTheModelSays() async {
    for seed in 0..<7 {
      let machine = UpdateMachine(seed: UInt64(seed) * 1_000_003, abilities: [], pace: .device)
      let failure = await machine.run(transitions: 300)
      XCTAssertNil(failure, failure?.description ?? "")
    }
  }

  /// Every change of a list of up to three out of four rows to another one. What is animated is not tested here, and a run loop
  /// turns between the changes.
  func testEveryPairOfSmallLists() {
    MainActor.assumeIsolated {
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      let lists = Letter.lists
      let screen = LetterScreen()
      for old in lists {
        for new in lists {
          screen.content.apply(old)
          RunLoop.main.run(until: Date())
          XCTAssertEqual(screen.shown, old.map(\.name))
          screen.content.apply(new)
          XCTAssertEqual(screen.shown, new.map(\.name), "\(old.map(\.name)) to \(new.map(\.name))")
          XCTAssertEqual(screen.shownInCollection, new.map(\.name), "\(old.map(\.name)) to \(new.map(\.name))")
        }
      }
    }
  }
}
