#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation
  import Testing

  @testable import ScreenTesting

  /// The verbs do the same by UIKit's public API, which is all that there is on Apple's platforms, as by simulated touches.
  @Suite @MainActor struct UIKitDriverTests {
    /// A verb, as it would be written.
    private struct Step {
      var name: String
      var take: @MainActor (TestScreen, Scheduler) throws -> Void

      init(_ name: String, _ take: @escaping @MainActor (TestScreen, Scheduler) throws -> Void) {
        (self.name, self.take) = (name, take)
      }

      init(_ name: String, _ take: @escaping @MainActor (TestScreen) throws -> Void) {
        self.init(name) { screen, _ in try take(screen) }
      }
    }

    /// What the screen shows after each step, and why the step could not be taken.
    private func looks(
      byPublicAPI: Bool,
      _ steps: [Step],
      showing look: (TestScreen) -> String = { $0.texts.joined(separator: " | ") + "\n" + $0.outline },
      _ make: (World) -> UIViewController
    ) throws -> [(failure: String?, look: String)] {
      try TestScreen.$usesPublicAPI.withValue(byPublicAPI) {
        try withVirtualTime { world, scheduler in
          let screen = TestScreen(make(world))
          scheduler.settle()
          return steps.map { step in
            var failure: String?
            do { try step.take(screen, scheduler) } catch { failure = (error as? ScreenFailure)?.reason ?? "\(error)" }
            scheduler.settle()
            screen.settle()
            return (failure, look(screen))
          }
        }
      }
    }

    /// Takes the steps by touches and by the public API, and compares what is shown after each.
    private func expectSame(_ steps: [Step], fails: [String] = [], _ make: (World) -> UIViewController) throws {
      let touched = try looks(byPublicAPI: false, steps, make)
      let driven = try looks(byPublicAPI: true, steps, make)
      var failing: [String] = []
      for (step, (first, second)) in zip(steps, zip(touched, driven)) {
        if first.failure != nil { failing.append(step.name) }
        #expect(second.failure == first.failure, "\(step.name)")
        #expect(second.look == first.look, "\(step.name)")
        guard second.look == first.look else { return }
      }
      #expect(failing == fails)
    }

    private static let steps: [Step] = [
      Step("pull to refresh") { try $0.pullToRefresh() },
      Step("larger text") { $0.setTextSize(.accessibilityLarge) },
      Step("an index title") { try $0.tapIndexTitle("A") },
      Step("no index title") { try $0.tapIndexTitle("B") },
      Step("an accessibility action") { try $0.performAccessibilityAction("Star", on: .indexPath([0, 0])) },
      Step("scroll") { try $0.scroll(by: 400) },
      Step("scroll back") { try $0.scroll(by: -4_000) },
      Step("scroll to the end") { try $0.scrollToEnd() },
      Step("another tab") { try $0.tapTab(at: 1) },
      Step("leave") {
        $0.leaveWindow(); $0.returnToWindow()
      },
      Step("the first tab") { try $0.tapTab(at: 0) },
      Step("a menu of the bar") { try $0.tapBarButton(at: 2, choosing: "By more") },
      Step("a menu by text") { try $0.tap("Sort", choosing: "By sort") },
      Step("no such action") { try $0.tap("Sort", choosing: "By nothing") },
      Step("dark") { $0.setStyle(.dark) },
      Step("type a") { try $0.type("a", into: .role(.field, "Name")) },
      Step("type abc") { try $0.type("abc", into: .role(.field, "Name")) },
      Step("type axc") { try $0.type("axc", into: .role(.field, "Name")) },
      Step("return") { try $0.tapReturn() },
      Step("type nothing") { try $0.type("", into: .role(.field, "Name")) },
      Step("type into a view") { try $0.type("two words", into: .role(.textView, "Notes")) },
      Step("type over") { try $0.type("two wards", into: .role(.textView, "Notes")) },
      Step("hide the keyboard") { $0.hideKeyboard() },
      Step("return without a field") { try $0.tapReturn() },
      Step("memory") { $0.warnOfMemory() },
      Step("a bar button") { try $0.tapBarButton(at: 1) },
      Step("background") { screen, scheduler in
        screen.enterBackground()
        scheduler.advance(by: .seconds(60))
        screen.enterForeground()
      },
      Step("swipe") { try $0.swipe(.indexPath([0, 0]), from: .leading, tap: "Read") },
      Step("swipe and delete") { try $0.swipe(.indexPath([0, 2]), tap: "Delete") },
      Step("no such swipe") { try $0.swipe(.indexPath([0, 2]), from: .leading, tap: "Delete") },
      Step("slide") { try $0.slide(.role(.slider, "Volume"), to: 0.5) },
      Step("a detail button") { try $0.tapDetailButton(of: .indexPath([0, 0])) },
      Step("a row") { try $0.tap(.indexPath([0, 0])) },
      Step("a row by text") { try $0.tap("Row 3") },
      Step("a row that refuses") { try $0.tap("Row 1") },
      Step("increment") { try $0.increment(.role(.stepper, "Count")) },
      Step("decrement") { try $0.decrement(.role(.stepper, "Count")) },
      Step("a date") { try $0.choose(Date(timeIntervalSinceReferenceDate: 86_400), in: .role(.datePicker)) },
      Step("a menu of a button") { try $0.tap("Choose", choosing: "By choose") },
      Step("resize") { $0.resize(to: CGSize(width: 390, height: 700)) },
      Step("rotate and back") {
        $0.rotate(); $0.rotate()
      },
      Step("turn a page") { try $0.turnPage(of: .role(.pageControl)) },
      Step("turn it back") { try $0.turnPage(of: .role(.pageControl), forward: false) },
      Step("a wheel") { try $0.choose(row: 2, inComponent: 0, of: .role(.picker)) },
      Step("no such row of it") { try $0.choose(row: 9, inComponent: 0, of: .role(.picker)) },
      Step("a segment") { try $0.tapSegment(1, of: .role(.segmentedControl)) },
      Step("push") { try $0.tap("Push") },
      Step("go back") { try $0.goBack() },
      Step("back again") { try $0.goBack() },
      Step("an alert") { try $0.tap("Ask “\"now\"”") },
    ]

    /// What is behind an alert, so that the alert is the last in the other list.
    private static let editing: [Step] = [
      Step("edit") { try $0.tap("Edit") },
      Step("a drag") { try $0.drag(.indexPath([0, 0]), to: .indexPath([0, 3])) },
      Step("a drag of nothing") { try $0.drop(at: .indexPath([0, 0])) },
      Step("a row in editing") { try $0.tap(.indexPath([0, 0])) },
      Step("insert") { try $0.tapInsertControl(of: "Row 3") },
      Step("no such control") { try $0.tapInsertControl(of: "Row 4") },
      Step("delete") { try $0.tapDeleteControl(of: "Row 4") },
      Step("an event") { try #require($0.controller as? EverythingController).first.receive(7) },
      Step("end editing") { try $0.tap("Edit") },
    ]

    @Test
    func eachVerbDoesTheSame() throws {
      let fails = [
        "no index title", "no such action", "return without a field", "no such swipe", "a row that refuses",
        "no such row of it", "back again",
      ]
      try expectSame(Self.steps, fails: fails) { EverythingController($0.server()) }
      try expectSame(Self.editing, fails: ["a drag of nothing", "a row in editing", "no such control"]) {
        EverythingController($0.server())
      }
    }

    @Test
    func tapsAskAndTellTheDelegateTheSameUnderAllRules() throws {
      let taps = [0, 1, 1, 2, 3, 4, 4, 0].map { row in Step("row \(row)") { try $0.tap(.indexPath([0, row])) } }
      for isTable in [true, false] {
        for rules in TouchedLists.Rules.all {
          // The list notes what it asks and tells in a label.
          func calls(byPublicAPI: Bool) throws -> [(failure: String?, look: String)] {
            try looks(byPublicAPI: byPublicAPI, taps, showing: { "\($0.texts) \($0.list?.selectedPaths ?? [])" }) { _ in
              TouchedLists(rules, isTable: isTable)
            }
          }
          let (touched, driven) = (try calls(byPublicAPI: false), try calls(byPublicAPI: true))
          // Apple's documentation of selectItem(at:animated:scrollPosition:): without allowsSelection it has no effect.
          let isMissing = !isTable && rules.isEditing && !rules.selects && rules.selectsMultipleInEditing
          for (first, second) in zip(touched, driven) {
            if isMissing {
              #expect(second.failure?.contains("UIKit's public API") == true)
            } else {
              #expect(second == first, "\(isTable ? "table" : "collection"), \(rules)")
            }
          }
        }
      }
    }

    @Test
    func itemsOfACollectionAreMovedTheSame() throws {
      let rules = TouchedLists.Rules.all[1]
      let moves = [
        Step("move on") { try $0.drag(.indexPath([0, 0]), to: .indexPath([0, 3])) },
        Step("move back") { try $0.drag(.indexPath([0, 4]), to: .indexPath([0, 1])) },
      ]
      try expectSame(moves) { _ in TouchedLists(rules, isTable: false) }
    }

    /// Rows in rows, second lists and scroll views in them.
    @Test
    func stepsInEachListDoTheSame() throws {
      let steps = [
        Step("refresh") { try $0.pullToRefresh(in: .list(1)) },
        Step("tap") { try $0.tap(.inside(.indexPath([0, 0]), .indexPath([0, 0]))) },
        Step("index") { try $0.tapIndexTitle("F", in: .list(1)) },
        Step("swipe") { try $0.swipe(.inside(.list(1), .indexPath([0, 0])), tap: "Remove") },
        Step("scroll") { try $0.scroll(by: 400, in: .inside(.indexPath([0, 0]), .list(0))) },
      ]
      try expectSame(steps) { _ in StorefrontViewController(nil) }
    }

    @Test
    func whatPublicAPICannotDoIsNamed() throws {
      func reasons(_ steps: [Step], _ make: (World) -> UIViewController) throws -> [String] {
        try looks(byPublicAPI: true, steps, make).compactMap(\.failure)
      }
      let everything = try reasons([
        Step("long press") { try $0.longPress(.indexPath([0, 0]), tap: "By row") },
        Step("recogniser") { try $0.tap(.point(x: 290, y: 265)) },
        Step("ask") { try $0.tap("Ask “\"now\"”") },
        Step("alert") { try $0.tap("Yes") },
      ]) { EverythingController($0.server()) }
      #expect(everything.count == 3)
      #expect(everything.allSatisfy { $0.contains("UIKit's public API") }, "\(everything)")
    }

    /// The text that a person makes of another one, by the range that differs and by deleting from the end.
    @Test
    func editsOfAllShortTexts() {
      let texts = ["", "a", "b", "ab", "ba", "aa", "aab", "é", "e\u{301}b", "👍🏽a"]
      for old in texts {
        for new in texts {
          let edit = TextEdit(from: old, to: new)
          #expect((old as NSString).replacingCharacters(in: edit.range, with: edit.replacement) == new)
          #expect(String(old.dropLast(edit.deletedToTheEnd.count)) + edit.insertedToTheEnd == new)
          #expect(edit.isNothing == (old == new))
        }
      }
    }

    @Test
    func aPlainOutlineHasShownViewsWithFramesAndTexts() {
      let (view, label, hidden) = (UIView(), UILabel(), UILabel())
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      label.frame = CGRect(x: 10.4, y: 5, width: 80, height: 20)
      (label.text, hidden.text, hidden.isHidden) = ("Hello", "Bye", true)
      for subview in [label, hidden] { view.addSubview(subview) }
      #expect(view.plainOutline == "UIView 0 0 100 50\n  UILabel 10 5 80 20 “Hello”")
    }
  }
#endif
