#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit
  import Simulation

  /// A usable element of a screen, except rows and fields.
  @MainActor enum ScreenControl {
    case alertAction(UIAlertController, UIAlertAction)
    case barButton(UIBarButtonItem)
    case back
    case tab(Int, String)
    case control(UIControl)
    case picker(UIPickerView)
    case textView(UITextView)
    /// A view with a tap recognizer.
    case tapped(UIView)
    /// A view with a recognizer of another gesture.
    case moved(UIView, UIGestureRecognizer)
    /// The sheet in front, which can be pulled down.
    case sheet

    /// The control's name for a person.
    var name: String {
      switch self {
      case .alertAction(_, let action): action.title ?? ""
      case .barButton(let button): Self.name(button.spokenText, button.accessibilityIdentifier, "UIBarButtonItem")
      case .back: "Back"
      case .sheet: "Sheet"
      case .tab(let index, let title): title.isEmpty ? "Tab \(index)" : title
      case .control(let view as UIView), .picker(let view as UIView), .textView(let view as UIView), .tapped(let view):
        Self.name(view.spokenText, view.accessibilityIdentifier, "\(type(of: view))")
      case .moved(let view, let recognizer):
        Self.name(view.spokenText, view.accessibilityIdentifier, "\(type(of: view))") + Self.gesture(recognizer)
      }
    }

    /// Returns the suffix of the name of a view that isn't tapped.
    private static func gesture(_ recognizer: UIGestureRecognizer) -> String {
      switch recognizer {
      case is UISwipeGestureRecognizer: ", stroked"
      case is UIPinchGestureRecognizer: ", pinched"
      case is UIRotationGestureRecognizer: ", rotated"
      case is UIPanGestureRecognizer: ", moved"
      default: ", pressed"
      }
    }

    private static func name(_ spoken: String, _ identifier: String?, _ kind: String) -> String {
      spoken.isEmpty ? identifier ?? kind : spoken
    }

    /// The touched view.
    var view: UIView? {
      switch self {
      case .alertAction, .barButton, .back, .tab, .sheet: nil
      case .control(let control): control
      case .picker(let picker): picker
      case .textView(let view): view
      case .tapped(let view), .moved(let view, _): view
      }
    }

    /// Returns the touched view, or the bar that draws the control.
    func touchedView(on screen: TestScreen) -> UIView? {
      switch self {
      case .barButton(let button): screen.toolbar(with: button)
      case .tab: screen.tabs?.tabBar
      default: view
      }
    }

    /// Uses the control as chosen, and returns the step.
    func use(on screen: TestScreen, _ choices: Choices) -> SimulatedStep {
      switch self {
      case .alertAction(let alert, let action):
        return step("screen.tap(\(name.code))", subject: "in “\(alert.title ?? "")”") { alert.headlessTap(action) }
      case .barButton(let button): return use(button, on: screen, choices)
      case .back: return step("screen.goBack()") { try screen.goBack() }
      case .sheet: return step("screen.pullDownSheet()") { try screen.pullDownSheet() }
      case .moved(let view, let recognizer):
        guard let query = screen.query(for: view) else { return SimulatedStep(code: "// no touch", isNothing: true) }
        return move(query, recognizer, on: screen, choices)
      case .tab(let index, let title):
        return step("screen.tapTab(at: \(index))", subject: title) { try screen.tapTab(at: index) }
      case .control(let view as UIView), .picker(let view as UIView), .textView(let view as UIView), .tapped(let view):
        guard let query = screen.query(for: view) else { return SimulatedStep(code: "// no touch", isNothing: true) }
        return use(view, query, on: screen, choices)
      }
    }

    /// Performs a recognizer's gesture.
    private func move(
      _ query: ViewQuery,
      _ recognizer: UIGestureRecognizer,
      on screen: TestScreen,
      _ choices: Choices
    ) -> SimulatedStep {
      let code = query.code
      switch recognizer {
      case let swipe as UISwipeGestureRecognizer:
        let directions: [(String, UISwipeGestureRecognizer.Direction)] = [
          ("left", .left), ("right", .right), ("up", .up), ("down", .down),
        ]
        let meant = directions.filter { swipe.direction.contains($0.1) }
        guard !meant.isEmpty else { return SimulatedStep(code: "// no direction", isNothing: true) }
        let (name, direction) = choices.pick(meant)
        return step("screen.stroke(\(code), .\(name))") { try screen.stroke(query, direction) }
      case is UIPinchGestureRecognizer:
        let scale = choices.pick([2, 0.5])
        return step("screen.pinch(\(code), to: \(scale))") { try screen.pinch(query, to: scale) }
      case is UIRotationGestureRecognizer:
        let (name, angle) = choices.pick([(".pi / 2", CGFloat.pi / 2), ("-.pi / 4", -.pi / 4)])
        return step("screen.rotate(\(code), by: \(name))") { try screen.rotate(query, by: angle) }
      case is UIPanGestureRecognizer:
        let (width, height) = choices.pick([(-200, 0), (200, 0), (0, 200), (0, -200), (20, 0)])
        return step("screen.pan(\(code), by: CGSize(width: \(width), height: \(height)))") {
          try screen.pan(query, by: CGSize(width: width, height: height))
        }
      default: return step("screen.longPress(\(code))") { try screen.longPress(query) }
      }
    }

    private func step(_ code: String, subject: String = "", _ body: () throws -> Void) -> SimulatedStep {
      .trying(code, of: subject) {
        try body()
        return true
      }
    }

    private func use(_ button: UIBarButtonItem, on screen: TestScreen, _ choices: Choices) -> SimulatedStep {
      let queries =
        [button.title, button.accessibilityLabel].compactMap { $0.map(ViewQuery.text) }
        + [button.accessibilityIdentifier].compactMap { $0.map(ViewQuery.identifier) }
      let query = queries.first { query in
        if case .barButton(let found)? = screen.target(query) { found === button } else { false }
      }
      let index = screen.barButtons.firstIndex { $0 === button } ?? 0
      if button.primaryAction == nil, let menu = button.headlessOpenMenu() {
        guard let title = title(in: menu, choices) else { return SimulatedStep(code: "// no action", isNothing: true) }
        if let query {
          return step("screen.tap(\(query.code), choosing: \(title.code))") { try screen.tap(query, choosing: title) }
        }
        return step("screen.tapBarButton(at: \(index), choosing: \(title.code))", subject: name) {
          try screen.tapBarButton(at: index, choosing: title)
        }
      }
      if let query { return step("screen.tap(\(query.code))") { try screen.tap(query) } }
      return step("screen.tapBarButton(at: \(index))", subject: name) { try screen.tapBarButton(at: index) }
    }

    private func title(in menu: UIMenu, _ choices: Choices) -> String? {
      let actions = menu.headlessActions.filter { !$0.attributes.contains(.disabled) }
      return actions.isEmpty ? nil : choices.pick(actions).title
    }

    private func use(
      _ view: UIView,
      _ query: ViewQuery,
      on screen: TestScreen,
      _ choices: Choices
    ) -> SimulatedStep {
      let code = query.code
      switch view {
      case let segments as UISegmentedControl:
        let segment = choices.below(max(1, segments.numberOfSegments))
        return step("screen.tapSegment(\(segment), of: \(code))") { try screen.tapSegment(segment, of: query) }
      case let slider as UISlider:
        let part = choices.pick([Float(0.5), 1, 0])
        let value = slider.minimumValue + part * (slider.maximumValue - slider.minimumValue)
        return step("screen.slide(\(code), to: \(value))") { try screen.slide(query, to: value) }
      case is UIStepper:
        guard choices.below(3) < 2 else { return step("screen.decrement(\(code))") { try screen.decrement(query) } }
        return step("screen.increment(\(code))") { try screen.increment(query) }
      case is UIPageControl:
        let isForward = choices.below(3) < 2
        return step("screen.turnPage(of: \(code)\(isForward ? "" : ", forward: false"))") {
          try screen.turnPage(of: query, forward: isForward)
        }
      case let picker as UIDatePicker:
        let date = picker.date.addingTimeInterval(choices.pick([1.0, -1, 30]) * 86_400)
        let seconds = date.timeIntervalSinceReferenceDate
        return step("screen.choose(Date(timeIntervalSinceReferenceDate: \(seconds)), in: \(code))", subject: "\(date)")
        {
          try screen.choose(date, in: query)
        }
      case let picker as UIPickerView:
        let component = choices.below(max(1, picker.numberOfComponents))
        let count = picker.numberOfComponents > 0 ? picker.numberOfRows(inComponent: component) : 0
        let row = choices.below(max(1, count))
        return step("screen.choose(row: \(row), inComponent: \(component), of: \(code))") {
          try screen.choose(row: row, inComponent: component, of: query)
        }
      case let view as UITextView:
        let text = (view.text ?? "") + choices.pick(["a", "ab c", "\n"])
        return step("screen.type(\(text.code), into: \(code))") { try screen.type(text, into: query) }
      case let button as UIButton where button.showsMenuAsPrimaryAction && button.menu != nil:
        guard let menu = button.menu, let title = title(in: menu, choices) else {
          return SimulatedStep(code: "// no action", isNothing: true)
        }
        return step("screen.tap(\(code), choosing: \(title.code))") { try screen.tap(query, choosing: title) }
      default: return step("screen.tap(\(code))") { try screen.tap(query) }
      }
    }
  }

  extension TestScreen {
    /// The controls that a person can use now, except rows and fields. If an alert is in front, its buttons.
    var controls: [ScreenControl] {
      if let alert = topController as? UIAlertController {
        return alert.actions.filter(\.isEnabled).map { .alertAction(alert, $0) }
      }
      var controls: [ScreenControl] = drawnButtons.filter(\.isEnabled).map { .barButton($0) }
      if navigationToLeave != nil { controls.append(.back) }
      if let tabs {
        for (index, item) in (tabs.tabBar.items ?? []).enumerated() where item.isEnabled {
          controls.append(.tab(index, item.title ?? ""))
        }
      }
      for view in frontViews { view.addControls(to: &controls) }
      if sheet != nil { controls.append(.sheet) }
      return controls
    }
  }

  extension UIView {
    /// Adds the view if a person can use it, or the controls in it.
    ///
    /// - Parameter withoutTouches: A Boolean value that indicates whether to include text fields, and views that disable touches.
    func addControls(to controls: inout [ScreenControl], withoutTouches: Bool = false) {
      guard !isHidden, alpha > 0.01, isUserInteractionEnabled || withoutTouches else { return }
      switch self {
      // Fields are typed into, and lists are pulled.
      case is UITextField where !withoutTouches, is UIRefreshControl: return
      case let control as UIControl:
        if control.isEnabled { controls.append(.control(control)) }
        return
      case let picker as UIPickerView:
        controls.append(.picker(picker))
        return
      case let view as UITextView:
        if view.isEditable { controls.append(.textView(view)) }
        return
      default: break
      }
      if recognizesTaps, ScreenList(self) == nil { controls.append(.tapped(self)) }
      for recognizer in otherRecognizers { controls.append(.moved(self, recognizer)) }
      for subview in subviews { subview.addControls(to: &controls, withoutTouches: withoutTouches) }
    }
  }
#endif
