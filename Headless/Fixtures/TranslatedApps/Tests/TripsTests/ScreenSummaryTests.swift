import Foundation
import HeadlessUIKit
import Testing

@testable import ScreenTesting
@testable import Trips

/// What the commands say of screens.
@MainActor @Suite struct ScreenSummaryTests {
  private let store = TripStore.sample

  private var trip: TestScreen {
    TestScreen(TripViewController(store: store, tripID: store.trips[0].id), inNavigationController: true)
  }

  @Test func aSummaryHasThePartsOfAScreenAndIsReadAgain() throws {
    let summary = ScreenSummary(trip, notes: ["Nobody answered."])
    #expect(summary.screen == "TripViewController" && summary.size == [390, 844])
    #expect(summary.spoken.contains("“Nights in Lisbon”, “3.0”"))
    for text in [
      "TripViewController, 390 × 844 points\n", "\nVoiceOver reads:\n  “Portugal”, heading\n",
      "\n  bar button “Edit”\n    try screen.tap(\"Edit\")\n", "\nViews:\n  UIWindow\n", "\nNotes:\n  Nobody answered.",
    ] {
      #expect(summary.text.contains(text), "\(text) is not in \(summary.text)")
    }
    let data = try JSONEncoder.readable.encode(summary)
    #expect(try JSONDecoder().decode(ScreenSummary.self, from: data) == summary)
    #expect(String(decoding: data, as: UTF8.self).contains("\"size\" : [\n    390,\n    844\n  ]"))
  }

  @Test func theVerbsOfWhatCanBeTouchedDoIt() throws {
    let touchables = trip.touchables
    let stop = try #require(touchables.first { $0.name.hasPrefix("Lisbon") })
    #expect(stop.kind == "row" && stop.obstacle == nil)
    #expect(
      stop.verbs == ["screen.tap(.indexPath([0, 0]))", "screen.swipe(.indexPath([0, 0]), tap: \"Delete\")"]
    )
    let stepper = try #require(touchables.first { $0.name == "Nights in Lisbon" })
    #expect(stepper.verbs.first?.hasPrefix("screen.increment(.inside(.indexPath([0, 0]), ") == true)
    #expect(stepper.frame?.count == 4)
  }

  @Test func behindAnAlertItsButtonsAloneCanBeTouched() throws {
    let screen = trip
    try screen.tap("Add stop")
    screen.settle()
    #expect(
      screen.touchables.map(\.description)
        == ["Cancel", "Add"].map { "alert button “\($0)”\n  try screen.tap(\"\($0)\")" }
    )
  }

  @Test func whatIsCoveredHasAnObstacle() throws {
    let editor = TestScreen(
      TripEditorViewController(),
      size: CGSize(width: 390, height: 400),
      inNavigationController: true
    )
    editor.showKeyboard()
    let toggle = try #require(editor.touchables.first { $0.name == "Flexible dates" })
    #expect(toggle.obstacle == "covered by the keyboard" || toggle.obstacle == "out of sight")
    #expect(toggle.description.hasPrefix("UISwitch “Flexible dates”, "))
  }

  @Test func aTrialSaysWhatWasFoundOrReached() throws {
    var counts = SimulationCounts()
    counts.worlds = 3
    counts.reach.used = ["Add": 2]
    counts.reach.met = ["Add", "Edit"]
    let fine = ScreenTrial("Trips", counts)
    #expect(fine.used == ["Add": 2] && fine.untouched == ["Edit"])
    #expect(fine.text.hasPrefix("Trips: nothing was found in 3 worlds.\n"))
    let failure = SimulationFailure(
      screen: "Trips",
      finding: Finding(.leaks, "It stays."),
      seed: 7,
      steps: ["try screen.tap(\"Add\")"],
      replay: "1://1"
    )
    let found = ScreenTrial(failure)
    #expect(found.finding?.check == .leaks && found.replay == "1://1" && found.path == ["try screen.tap(\"Add\")"])
    let json = String(decoding: try JSONEncoder.readable.encode(found), as: UTF8.self)
    #expect(json.contains("\"finding\" : {\n    \"check\" : \"leaks\",\n    \"text\" : \"It stays.\"\n  }"))
    #expect(!json.contains("\"film\""))
  }
}
