import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Devices that know nothing of each other.
@MainActor struct HeadlessDeviceTests {
  @Test func traitsOfADeviceReachItsOwnWindowsAlone() {
    let outside = UIWindow(frame: UIScreen.main.bounds)
    outside.isHidden = false
    defer { outside.isHidden = true }
    let before = UIScreen.main.traitCollection
    HeadlessDevice().run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      UIScreen.main.headlessChangeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      expectEqual(window.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
      expectEqual(UIWindow.windowsOnScreen, [window])
      expectEqual(outside.traitCollection.preferredContentSizeCategory, before.preferredContentSizeCategory)
    }
    expectEqual(UIScreen.main.traitCollection, before)
    #expect(UIWindow.windowsOnScreen.contains(outside))
  }

  @Test func eachDeviceHasAFirstResponder() {
    func makeField() -> UITextField {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      window.addSubview(field)
      #expect(field.becomeFirstResponder())
      return field
    }
    let (first, second) = (HeadlessDevice(), HeadlessDevice())
    let field = first.run(makeField)
    let other = second.run(makeField)
    #expect(first.run { field.isFirstResponder } && second.run { other.isFirstResponder })
    #expect(!second.run { field.isFirstResponder })
  }

  @Test func workOfADeviceWaitsForItsOwnTurn() async {
    let device = HeadlessDevice()
    var done: [String] = []
    device.run { HeadlessRunLoop.enqueue { done.append("device") } }
    HeadlessDevice().run { HeadlessRunLoop.runPending() }
    expectEqual(done, [])
    device.run { HeadlessRunLoop.runPending() }
    expectEqual(done, ["device"])
    await device.run {
      HeadlessRunLoop.enqueue { done.append(HeadlessDevice.current === device ? "the same" : "another") }
      await Task { @MainActor in }.value
      await Task { @MainActor in }.value
    }
    expectEqual(done.last, "the same")
  }

  @Test func brokenRulesReachTheHandlerOfTheirDevice() {
    let device = HeadlessDevice()
    var failures: [HeadlessFailure] = []
    device.run { HeadlessFailure.handler = { failures.append($0) } }
    device.run {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      table.insertRows(at: [IndexPath(row: 0, section: 7)], with: .none)
    }
    expectEqual(failures.count, 1)
  }

  @Test(arguments: [(15, HeadlessSystemAppearance.iOS18), (18, .iOS18), (26, .iOS26)])
  func aDeviceLooksAsItsVersion(version: Int, appearance: HeadlessSystemAppearance) {
    HeadlessDevice(systemVersion: version).run {
      expectEqual(HeadlessSystem.version, version)
      expectEqual(UIScreen.main.traitCollection.headlessSystemAppearance, appearance)
      expectEqual(HeadlessSystemAppearance.current, appearance)
      expectEqual(UIView().traitCollection.headlessSystemAppearance, appearance)
    }
  }
}
