#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// Records the drawn controls and the app's row methods, with the obstacles to touching or calling them.
    ///
    /// - Complexity: O(*v*) for *v* views, and a hit test for each control that hasn't been reached.
    func noteObstacles(in reach: inout SimulationReach) {
      guard !(topController is UIAlertController) else { return }
      for control in drawnControls {
        let name = control.name
        guard let view = control.view, !reached(name, in: reach) else { continue }
        switch self.reach(of: view) {
        case .point: reach.note(name, nil)
        case .covered(let cover): reach.note(name, "covered by \(cover), which takes the touches")
        case .cutOff(let reason): reach.note(name, reason)
        // It can be scrolled to.
        case .outside: break
        }
      }
      for list in lists {
        for ability in list.abilities() where !reached(ability.name, in: reach) {
          reach.note(ability.name, ability.obstacle)
        }
      }
    }

    private func reached(_ name: String, in reach: SimulationReach) -> Bool {
      reach.reached.contains(name) || reach.used[name] != nil
    }

    /// The drawn controls, even those that touches don't reach. Controls without an action, and those with touches disabled, are
    /// decorative. An image or a label with a recognizer and disabled touches is a mistake.
    private var drawnControls: [ScreenControl] {
      var controls: [ScreenControl] = []
      for view in frontViews { view.addControls(to: &controls, withoutTouches: true) }
      return controls.filter { control in
        switch control {
        case .control(let view): view.isUserInteractionEnabled && view.hasAction
        case .picker(let view as UIView), .textView(let view as UIView): view.isUserInteractionEnabled
        default: true
        }
      }
    }
  }

  extension UIControl {
    /// A Boolean value that indicates whether using the control has an effect.
    fileprivate var hasAction: Bool {
      var hasAction = self is UITextField || showsMenuAsPrimaryAction && (self as? UIButton)?.menu != nil
      enumerateEventHandlers { _, _, _, stop in
        hasAction = true
        stop = true
      }
      return hasAction
    }
  }
#endif
