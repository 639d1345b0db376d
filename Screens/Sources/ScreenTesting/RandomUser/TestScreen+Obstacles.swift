#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// Notes what is drawn for a person to use and what keeps touches from it, and what the app implements for rows and what keeps UIKit
    /// from asking for it.
    ///
    /// - Complexity: O(*v*) for *v* views, and that of a hit test for each control that has not been in reach.
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

    /// What is drawn for a person to use, though touches may not get to it. A control without an action is there to be looked at, and
    /// so is one that takes no touches itself. A picture or a label that has a recogniser and takes no touches is a mistake.
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
    /// Whether something happens when a person uses the control.
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
