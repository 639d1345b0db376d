import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIStoryboardTests {
  /// What fails where no product reads files of Interface Builder.
  private func failuresWithoutReader(_ body: () -> Void) -> [String] {
    let reader = HeadlessInterfaceBuilder.reader
    HeadlessInterfaceBuilder.reader = nil
    defer { HeadlessInterfaceBuilder.reader = reader }
    return HeadlessFailure.recording(body).map(\.reason)
  }

  @Test func withoutAReaderFailuresNameTheProductThatIsOne() {
    let failures = failuresWithoutReader {
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Cell", owner: nil) == nil)
      _ = UIViewController(nibName: "Screen", bundle: nil).view
    }
    expectEqual(failures.count, 4)
    for failure in failures { #expect(failure.contains("Add the product HeadlessNibs of the package Roster")) }
    #expect(failures.first?.hasPrefix("Could not find a storyboard named 'Main' in bundle") == true)
  }

  @Test func aControllerTakesItsViewFromARegisteredNib() throws {
    final class ScreenViewController: UIViewController {}
    for name in ["ScreenViewController", "ScreenView"] {
      HeadlessInterfaceBuilder.register(nibNamed: name) { owner in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
        (owner as? UIViewController)?.view = view
        return [view]
      }
      defer { HeadlessInterfaceBuilder.unregister(nibNamed: name) }
      let controller = ScreenViewController()
      #expect(controller.nibName == name && controller.view.frame.width == 7)
    }
    #expect(ScreenViewController().nibName == nil)
  }

  @Test func aNibThatSetsNoViewIsAFailure() {
    HeadlessInterfaceBuilder.register(nibNamed: "Empty") { [] }
    defer { HeadlessInterfaceBuilder.unregister(nibNamed: "Empty") }
    let failures = HeadlessFailure.recording { _ = UIViewController(nibName: "Empty", bundle: nil).view }
    #expect(failures.map(\.reason).contains { $0.hasSuffix("nib but the view outlet was not set.") })
  }

  @Test func aSegueWithoutAClassOfItsOwnRunsItsClosure() {
    var isRun = false
    let first = UIViewController()
    let second = UIViewController()
    UIStoryboardSegue(identifier: "a", source: first, destination: second) { isRun = true }.perform()
    let failures = HeadlessFailure.recording {
      UIStoryboardSegue(identifier: nil, source: first, destination: second).perform()
      first.performSegue(withIdentifier: "b", sender: nil)
    }
    #expect(isRun && failures.map(\.kind) == [.unsupported, .invalidNib])
  }
}
