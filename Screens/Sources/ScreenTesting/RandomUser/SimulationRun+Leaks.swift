#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessUIKit
  import Simulation

  /// A weakly referenced cell that was on the screen.
  struct SeenCell {
    weak var view: UIView?
    weak var list: UIView?
    /// The cell's class, and its first recorded text.
    var name: String
  }

  /// A weakly referenced controller that was on the screen.
  struct SeenController {
    weak var controller: UIViewController?
  }

  extension SimulationRun {
    /// Records the visible controllers. Alerts are left out, as the system releases their handlers.
    func noteControllers() {
      guard plan.checks.contains(.leaks) else { return }
      func note(_ controller: UIViewController) {
        if !(controller is UIAlertController), controllers[ObjectIdentifier(controller)]?.controller !== controller {
          controllers[ObjectIdentifier(controller)] = SeenController(controller: controller)
        }
        for child in controller.children { note(child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
          note(presented)
        }
      }
      note(screen.root)
    }

    /// Records the visible cells.
    func noteCells(_ lists: [ScreenList]) {
      guard plan.checks.contains(.leaks) else { return }
      for list in lists {
        for path in list.visiblePaths {
          guard let view = list.cell(at: path), cells[ObjectIdentifier(view)]?.view !== view else { continue }
          let text = view.shownTexts.joined(separator: " · ")
          cells[ObjectIdentifier(view)] = SeenCell(view: view, list: list.view, name: "\(type(of: view)) “\(text)”")
        }
      }
    }

    /// Returns a finding for an object or work that remains a minute after the screen's removal.
    func leakFinding() -> Finding? {
      guard plan.checks.contains(.leaks) else { return nil }
      weak let controller = self.controller
      weak let list = screen.list?.view
      noteCells(screen.lists)
      noteControllers()
      letGo()
      film(("// the screen goes, and a minute passes", ""), nil)
      if let controller {
        return Finding(.leaks, "\(type(of: controller)) is still there a minute after its screen went.")
      }
      if let name = controllers.values.compactMap({ $0.controller.map { "\(type(of: $0))" } }).min() {
        return Finding(.leaks, "\(name) is still there a minute after the screen went that showed it.")
      }
      if let list { return Finding(.leaks, "\(type(of: list)) is still there a minute after its screen went.") }
      // A list that an app retains for later retains its cells.
      if let cell = cells.values.filter({ $0.view != nil && $0.list == nil }).map(\.name).min() {
        return Finding(
          .leaks,
          "\(cell) is still there a minute after its list went: a timer, a task or a closure holds the cell."
        )
      }
      return workFinding()
    }

    /// Returns a finding for work that continues without the screen, and increases after showing it again. An app's constant work
    /// doesn't increase.
    private func workFinding() -> Finding? {
      let once = workInAMinute()
      guard once >= Self.leastWork else { return nil }
      showAgain()
      let twice = workInAMinute()
      guard twice >= once + Self.leastWork, twice * 2 >= once * 3 else { return nil }
      return Finding(
        .leaks,
        "Work goes on after the screen went, \(once) times a minute, and \(twice) times when it had been shown twice: nothing "
          + "ends a timer or a task."
      )
    }

    /// The tolerated difference between minutes.
    private static var leastWork: Int { 10 }

    private func workInAMinute() -> Int {
      let before = scheduler.turns + scheduler.timerRounds
      scheduler.advance(by: .seconds(60), limit: 20_000)
      return scheduler.turns + scheduler.timerRounds - before
    }

    /// Shows another screen of the same class for a second, removes it, and lets a minute pass.
    private func showAgain() {
      // Timers that are due at the same time look like one.
      scheduler.advance(by: .milliseconds(371))
      let screen = TestScreen(plan.make(world), inNavigationController: plan.inNavigationController)
      scheduler.beforeWaiting = { [weak screen] in screen?.settleLayout() }
      scheduler.advance(by: .seconds(1), limit: 2_000)
      screen.settleLayout()
      scheduler.beforeWaiting = nil
      screen.leaveWindow()
      screen.window.isHidden = true
      scheduler.advance(by: .seconds(60), limit: 2_000)
    }
  }
#endif
