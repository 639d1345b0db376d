#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor @Suite struct SelectorTests {
    @MainActor private class Target: NSObject {
      var calls: [String] = []
      func tapped() { calls.append("tapped") }
      func changed(_ sender: UIControl) { calls.append("changed \(type(of: sender))") }
      func both(_ sender: UIButton, event: UIEvent) { calls.append("both") }
      func switched(_ sender: UISwitch) { calls.append("switched") }
      func maybe(_ sender: Any?) { calls.append("maybe \(sender == nil)") }
      func answer() -> NSString { "answer" }
      func noted(_ notification: Notification) { calls.append(notification.name.rawValue) }

      static let tapped = Selector("tapped", Target.tapped)
      static let changed = Selector("changed:", Target.changed)
      static let both = Selector("both:event:", Target.both)
      static let switched = Selector("switched:", Target.switched)
      static let maybe = Selector("maybe", Target.maybe)
      static let noted = Selector("noted:", Target.noted)
    }

    private final class Heir: Target {
      override func tapped() { calls.append("heir") }
    }

    @Test func equalityIsByNameAndArgumentsBelongToIt() {
      #expect(Target.maybe.description == "maybe:" && Target.maybe == Selector("maybe:"))
      #expect(Target.tapped != Target.changed && Set([Target.tapped, Selector("tapped")]).count == 1)
    }

    @Test func controlsSendTheirSenderAndEventAndOverridesAreCalled() {
      let target = Heir()
      let button = UIButton()
      for action in [Target.tapped, Target.changed, Target.both, Target.maybe] {
        button.addTarget(target, action: action, for: .touchUpInside)
      }
      button.sendActions(for: .touchUpInside)
      #expect(target.calls == ["heir", "changed UIButton", "both", "maybe false"])
    }

    @Test func aTargetIsRegisteredOnceAndRemoved() {
      let target = Target()
      let other = Target()
      let button = UIButton()
      for _ in 0..<2 { button.addTarget(target, action: Target.tapped, for: .touchUpInside) }
      button.addTarget(other, action: Target.tapped, for: [.touchUpInside, .touchDown])
      button.sendActions(for: .touchUpInside)
      #expect(target.calls.count == 1 && other.calls.count == 1)
      #expect(button.allTargets == [target, other])
      #expect(button.actions(forTarget: other, forControlEvent: .touchDown) == ["tapped"])
      var handlers: [String] = []
      button.enumerateEventHandlers { action, message, events, _ in
        handlers.append(
          "\(action == nil) \(message?.0 as? Target === target) \(message?.1.description ?? "") \(events.rawValue)"
        )
      }
      #expect(handlers == ["true true tapped 64", "true false tapped 65"])
      button.removeTarget(target, action: Target.changed, for: .allEvents)
      button.removeTarget(other, action: nil, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.sendActions(for: .touchDown)
      #expect(target.calls.count == 2 && other.calls.count == 2)
      button.removeTarget(nil, action: nil, for: .allEvents)
      button.sendActions(for: .touchUpInside)
      #expect(target.calls.count == 2 && button.actions(forTarget: nil, forControlEvent: .touchUpInside) == nil)
    }

    @Test func nothingKeepsATargetAlive() {
      let button = UIButton()
      let tap = UITapGestureRecognizer()
      weak var gone: Target?
      do {
        let target = Target()
        gone = target
        button.addTarget(target, action: Target.tapped, for: .touchUpInside)
        tap.addTarget(target, action: Target.tapped)
        NotificationCenter.default.addObserver(target, selector: Target.noted, name: .init("gone"), object: nil)
      }
      button.sendActions(for: .touchUpInside)
      NotificationCenter.default.post(name: .init("gone"), object: nil)
      #expect(gone == nil)
    }

    @Test func withoutATargetTheFirstResponderThatHasTheMethodIsSentIt() {
      final class Controller: UIViewController {
        var count = 0
        func done() { count += 1 }
      }
      // Another test may have a first responder.
      HeadlessDevice().run {
        let controller = Controller()
        let button = UIButton()
        controller.view.addSubview(button)
        button.addTarget(nil, action: Selector("done", Controller.done), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(controller.count == 1)
        #expect(!UIApplication.shared.sendAction(Target.tapped, to: nil, from: button, for: nil))
        #expect(UIApplication.shared.sendAction(Target.tapped, to: Target(), from: button, for: nil))
      }
    }

    @Test func barButtonsAndGesturesSendTheirs() {
      let target = Target()
      let item = UIBarButtonItem(title: "Go", style: .done, target: target, action: Target.tapped)
      item.headlessTap()
      item.isEnabled = false
      item.headlessTap()
      #expect(target.calls == ["tapped"] && item.target === target && item.action == Target.tapped)
      #expect(item.primaryAction == nil && item.style == .done)
      item.isEnabled = true
      item.action = Target.maybe
      item.headlessTap()
      #expect(target.calls == ["tapped", "maybe false"])
      #expect(UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).action == nil)
    }

    @Test(arguments: [
      (Selector("switched:", Target.switched), "takes UISwitch and was sent UIButton"),
      (Selector("nothing:"), "unrecognized selector"),
      (Selector("done", UIViewController.viewDidLoad), "unrecognized selector"),
    ])
    private func whatCannotBeDeliveredIsAFailure(_ action: Selector, _ text: String) {
      let button = UIButton()
      let target = Target()
      button.addTarget(target, action: action, for: .touchUpInside)
      let failures = HeadlessFailure.recording { button.sendActions(for: .touchUpInside) }
      #expect(failures.count == 1 && failures[0].reason.contains(text), "\(failures)")
      #expect(target.calls.isEmpty)
    }

    @Test func anObjectIsTrueToAMethodThatTakesATruthValue() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      window.addSubview(field)
      window.isHidden = false
      field.becomeFirstResponder()
      #expect(field.isFirstResponder)
      window.perform(Selector("endEditing:", UIView.endEditing), with: UITapGestureRecognizer())
      #expect(!field.isFirstResponder)
    }

    @Test func objectsSayWhatTheyHaveAndPerformIt() {
      let target = Target()
      #expect(
        target.responds(to: Target.tapped) && !NSObject().responds(to: Target.tapped)
          && !target.responds(to: Selector("x"))
      )
      target.perform(Target.tapped)
      target.perform(Target.changed, with: UISwitch())
      target.perform(Target.both, with: UIButton(), with: UIEvent())
      let answer = target.perform(Selector("answer", Target.answer))
      #expect(target.calls == ["tapped", "changed UISwitch", "both"])
      #expect(answer?.takeUnretainedValue() is NSString && target.perform(Target.tapped) == nil)
    }

    @Test func delayedMessagesComeOnceUnlessTheyAreCancelled() async throws {
      let target = Target()
      let other = Target()
      target.perform(Target.tapped, with: nil, afterDelay: 0)
      target.perform(Target.maybe, with: "a", afterDelay: 0)
      target.perform(Target.maybe, with: "b", afterDelay: 0)
      other.perform(Target.tapped, with: nil, afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(withTarget: target, selector: Target.maybe, object: "a")
      NSObject.cancelPreviousPerformRequests(withTarget: other)
      for _ in 0..<100 where target.calls.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(target.calls == ["tapped", "maybe false"] && other.calls.isEmpty)
    }

    @Test func observersOfNotificationsAreToldUntilTheyAreRemoved() {
      let center = NotificationCenter()
      let target = Target()
      let object = NSObject()
      center.addObserver(target, selector: Target.noted, name: .init("a"), object: nil)
      center.addObserver(target, selector: Target.noted, name: .init("b"), object: object)
      center.post(name: .init("a"), object: nil)
      center.post(name: .init("b"), object: nil)
      center.post(name: .init("b"), object: object)
      #expect(target.calls == ["a", "b"])
      center.removeObserver(target, name: .init("b"), object: nil)
      center.post(name: .init("b"), object: object)
      center.post(name: .init("a"), object: nil)
      #expect(target.calls == ["a", "b", "a"])
      center.removeObserver(target)
      center.post(name: .init("a"), object: nil)
      #expect(target.calls.count == 3)
    }

    @Test func aNotificationOfAnotherThreadIsSentThere() async {
      final class Listener: NSObject, @unchecked Sendable {
        var wasMain: Bool?
        func noted(_ notification: Notification) { wasMain = Thread.isMainThread }
      }
      let listener = Listener()
      let center = NotificationCenter()
      center.addObserver(listener, selector: Selector("noted:", Listener.noted), name: .init("a"), object: nil)
      await Task.detached { center.post(name: .init("a"), object: nil) }.value
      #expect(listener.wasMain == false)
    }

    @Test func aTimerSendsItself() {
      @MainActor final class Ticker: NSObject {
        var fired = 0
        func tick(_ timer: Timer) { fired += 1 }
      }
      let ticker = Ticker()
      let timer = Timer(
        timeInterval: 60,
        target: ticker,
        selector: Selector("tick:", Ticker.tick),
        userInfo: nil,
        repeats: true
      )
      timer.fire()
      timer.invalidate()
      #expect(ticker.fired == 1)
      let tick = Selector("tick:", Ticker.tick)
      let scheduled = Timer.scheduledTimer(
        timeInterval: 0,
        target: ticker,
        selector: tick,
        userInfo: nil,
        repeats: false
      )
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
      #expect(ticker.fired == 2 && !scheduled.isValid)
    }

    @Test func keysPassOverWhoSaysThatItCannotNow() {
      final class Outer: UIView {
        var calls = 0
        func make() { calls += 1 }
      }
      final class Inner: UIView {
        var mayMake = false
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          mayMake && super.canPerformAction(action, withSender: sender)
        }
      }
      let (outer, inner) = (Outer(), Inner())
      outer.addSubview(inner)
      let make = Selector("make", Outer.make)
      #expect(outer.canPerformAction(make, withSender: nil) && !inner.canPerformAction(make, withSender: nil))
      inner.mayMake = true
      #expect(!inner.canPerformAction(make, withSender: nil), "it has no such method")
    }

    @Test func aMessageGoesToTheNextResponderThatCanDoIt() {
      final class Screen: UIViewController {
        var isReady = false
        var calls = 0
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("make", Screen.make))]
        }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
          isReady && super.canPerformAction(action, withSender: sender)
        }
        func make() { calls += 1 }
      }
      let screen = Screen()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = screen
      window.makeKeyAndVisible()
      screen.becomeFirstResponder()
      defer { screen.resignFirstResponder() }
      UIResponder.headlessPress("n", modifierFlags: .command)
      #expect(screen.calls == 0)
      screen.isReady = true
      UIResponder.headlessPress("n", modifierFlags: .command)
      #expect(screen.calls == 1)
    }

    @Test func keysSendTheFirstResponderThatTakesThemAndActionsOfVoiceOverTheirTarget() {
      final class Controller: UIViewController {
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("make:", Controller.make))]
        }
        func make(_ command: UIKeyCommand) { calls.append("make \(command.input ?? "")") }
        func star() -> Bool {
          calls.append("star")
          return false
        }
      }
      let controller = Controller()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.becomeFirstResponder()
      defer { controller.resignFirstResponder() }
      #expect(UIResponder.headlessPress("n", modifierFlags: .command))
      let action = UIAccessibilityCustomAction(
        name: "Star",
        target: controller,
        selector: Selector("star", Controller.star)
      )
      #expect(action.actionHandler?(action) == false)
      #expect(controller.calls == ["make n", "star"])
    }
  }
#endif
