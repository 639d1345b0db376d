import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIApplicationTests {
  @Test func theScreenIsThatOfAPhone() {
    expectEqual(UIScreen.main.bounds, CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(UIScreen.main.scale, 2)
    expectEqual(UIScreen.main.nativeBounds.width, 780)
    expectEqual(UIWindow().bounds, UIScreen.main.bounds)
  }

  @Test func windowsOnTheScreenAreKnown() {
    let window = UIWindow()
    #expect(!UIApplication.shared.windows.contains(window))
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === window)
    window.isHidden = true
    #expect(!UIApplication.shared.windows.contains(window))
  }

  @Test func openedURLsAreNoted() throws {
    let application = UIApplication.shared
    let url = try #require(URL(string: "https://example.org/\(UUID())"))
    var answers: [Bool] = []
    application.open(url) { answers.append($0) }
    expectEqual(application.headlessOpenedURLs.last, url)
    application.headlessCanOpenURL = { _ in false }
    defer { application.headlessCanOpenURL = { _ in true } }
    #expect(!application.canOpenURL(url))
    application.open(url) { answers.append($0) }
    HeadlessRunLoop.runPending()
    expectEqual(answers, [true, false])
  }

  @Test func leavingAndComingBackIsPosted() {
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    var posted: [Notification.Name] = []
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    UIApplication.shared.headlessEnterBackground()
    expectEqual(UIApplication.shared.applicationState, .background)
    UIApplication.shared.headlessEnterForeground()
    expectEqual(UIApplication.shared.applicationState, .active)
    expectEqual(posted, names)
  }

  @Test func keysReachTheFirstResponderAndThoseAfterIt() {
    final class Commands: UIViewController {
      var presses: [String] = []

      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "n", modifierFlags: .command) { [weak self] _ in self?.presses.append("new") },
          UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.presses.append("escape") },
        ]
      }
    }
    let controller = Commands()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    defer { field.resignFirstResponder() }
    #expect(UIResponder.headlessPress("n", modifierFlags: .command))
    #expect(UIResponder.headlessPress(UIKeyCommand.inputEscape))
    #expect(!UIResponder.headlessPress("n"))
    expectEqual(controller.presses, ["new", "escape"])
  }
}
