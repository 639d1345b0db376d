#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit
  import Simulation

  /// Something on a screen, beside rows and fields, that a person uses.
  @MainActor enum ScreenControl {
    case alertAction(UIAlertController, UIAlertAction)
    case barButton(UIBarButtonItem)
    case back(UINavigationController)
    case control(UIControl)
    case textView(UITextView)
    /// A view with a recogniser of taps.
    case tapped(UIView)

    /// What a person calls it.
    var name: String {
      switch self {
      case .alertAction(_, let action): action.title ?? ""
      case .barButton(let button): Self.name(button.spokenText, button.accessibilityIdentifier, "UIBarButtonItem")
      case .back: "Back"
      case .control(let view as UIView), .textView(let view as UIView), .tapped(let view):
        Self.name(view.spokenText, view.accessibilityIdentifier, "\(type(of: view))")
      }
    }

    private static func name(_ spoken: String, _ identifier: String?, _ kind: String) -> String {
      spoken.isEmpty ? identifier ?? kind : spoken
    }

    /// The view that a finger touches.
    var view: UIView? {
      switch self {
      case .alertAction, .barButton, .back: nil
      case .control(let control): control
      case .textView(let view): view
      case .tapped(let view): view
      }
    }

    /// Uses it as the choices say, and says what was done.
    func use(_ choices: Choices) -> SimulatedStep {
      switch self {
      case .alertAction(let alert, let action):
        alert.headlessTap(action)
        return SimulatedStep(code: "try screen.tap(\"\(name)\")", subject: "in “\(alert.title ?? "")”")
      case .barButton(let button):
        if button.primaryAction == nil, let menu = button.headlessOpenMenu() { return use(menu, choices) }
        button.headlessTap()
        if button.spokenText.isEmpty { return SimulatedStep(code: "// tap the bar's button “\(name)”") }
        return SimulatedStep(code: "try screen.tap(\"\(name)\")")
      case .back(let navigation):
        navigation.headlessTapBack()
        return SimulatedStep(code: "// go back")
      case .control(let control): return use(control, choices)
      case .textView(let view):
        view.headlessType(choices.pick(["a", "ab c", "\n"]))
        return SimulatedStep(code: "// type into the text view “\(name)”")
      case .tapped(let view):
        let isTaken = view.headlessTap(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        return SimulatedStep(code: "// tap the view “\(name)”", isNothing: !isTaken)
      }
    }

    private func use(_ menu: UIMenu, _ choices: Choices) -> SimulatedStep {
      let actions = menu.headlessActions.filter { !$0.attributes.contains(.disabled) }
      guard !actions.isEmpty else { return SimulatedStep(code: "// open the menu of “\(name)”", isNothing: true) }
      let action = choices.pick(actions)
      menu.headlessTap(actionTitled: action.title)
      return SimulatedStep(code: "// tap “\(action.title)” in the menu of “\(name)”")
    }

    private func use(_ control: UIControl, _ choices: Choices) -> SimulatedStep {
      switch control {
      case let segments as UISegmentedControl:
        let segment = choices.below(max(1, segments.numberOfSegments))
        segments.headlessTapSegment(at: segment)
        return SimulatedStep(code: "// tap segment \(segment) of “\(name)”")
      case let slider as UISlider:
        let part = choices.pick([Float(0.5), 1, 0])
        slider.headlessSlide(to: slider.minimumValue + part * (slider.maximumValue - slider.minimumValue))
        return SimulatedStep(code: "// slide “\(name)” to \(slider.value)")
      case let stepper as UIStepper:
        let isUp = choices.below(3) < 2
        if isUp { stepper.headlessIncrement() } else { stepper.headlessDecrement() }
        return SimulatedStep(code: "// step “\(name)” \(isUp ? "up" : "down")")
      case let pages as UIPageControl:
        let isForward = choices.below(3) < 2
        pages.headlessTapPage(forward: isForward)
        return SimulatedStep(code: "// turn “\(name)” \(isForward ? "on" : "back")")
      case let button as UIButton where button.showsMenuAsPrimaryAction && button.menu != nil:
        guard let menu = button.menu else { break }
        button.headlessTap()
        return use(menu, choices)
      default: break
      }
      // A row's control has no query of its own.
      let row = control.enclosingCell.flatMap { cell in cell.enclosingList?.path(of: cell) }
      control.headlessTap()
      if let row { return SimulatedStep(code: "// tap “\(name)” in the row \(row.section)-\(row.item)") }
      switch (control.ownText, control.accessibilityIdentifier) {
      case (let text?, _): return SimulatedStep(code: "try screen.tap(\"\(text)\")")
      case (nil, let identifier?): return SimulatedStep(code: "try screen.tap(.identifier(\"\(identifier)\"))")
      case (nil, nil):
        guard control is UISwitch || control is UIButton else { return SimulatedStep(code: "// tap “\(name)”") }
        return SimulatedStep(code: "try screen.tap(.role(.\(control is UISwitch ? "toggle" : "button")))")
      }
    }
  }

  extension TestScreen {
    /// What a person can use now, beside rows and fields: an alert's buttons if one is in front.
    var controls: [ScreenControl] {
      if let alert = topController as? UIAlertController {
        return alert.actions.filter(\.isEnabled).map { .alertAction(alert, $0) }
      }
      var controls: [ScreenControl] = barButtons.filter { $0.isEnabled && $0.customView == nil }.map { .barButton($0) }
      if let navigation = topController as? UINavigationController, navigation.viewControllers.count > 1,
        !navigation.isNavigationBarHidden, navigation.topViewController?.navigationItem.hidesBackButton == false
      {
        controls.append(.back(navigation))
      }
      topView?.addControls(to: &controls)
      return controls
    }
  }

  extension UIView {
    /// Adds the view if a person can use it, or what is in it.
    fileprivate func addControls(to controls: inout [ScreenControl]) {
      guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return }
      switch self {
      // Fields are typed into, lists are pulled, and dates have no order of their own.
      case is UITextField, is UIRefreshControl, is UIDatePicker: return
      case let control as UIControl:
        if control.isEnabled { controls.append(.control(control)) }
        return
      case let view as UITextView:
        if view.isEditable { controls.append(.textView(view)) }
        return
      default: break
      }
      if recognizesTaps, ScreenList(self) == nil { controls.append(.tapped(self)) }
      for subview in subviews { subview.addControls(to: &controls) }
    }
  }
#endif
