import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where a device shows popovers, one that points nowhere raises an exception (crash logs; Apple, `popoverPresentationController`). It is
/// looked at when the presentation happens, at the end of the turn: an app may say where it points until then (Apple,
/// `UIPopoverPresentationController`).
@MainActor struct UIPopoverPresentationControllerTests {
  enum Popover: CaseIterable { case actionSheet, activity, controller }

  private func make(_ popover: Popover) -> UIViewController {
    switch popover {
    case .actionSheet: return UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    case .activity: return UIActivityViewController(activityItems: [], applicationActivities: nil)
    case .controller:
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      return controller
    }
  }

  private func present(
    _ controller: UIViewController,
    idiom: UIUserInterfaceIdiom = .pad,
    then change: (UIView, UIViewController) -> Void = { _, _ in }
  ) -> [HeadlessFailure] {
    // Windows of other tests would be laid out, too.
    UIWindow.withoutOtherWindowsOnScreen(than: nil) {
      UIScreen.main.headlessWithTraits({ $0.userInterfaceIdiom = idiom }) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        return HeadlessFailure.recording {
          root.present(controller, animated: true)
          change(root.view, controller)
          HeadlessRunLoop.runPending()
          root.dismiss(animated: false)
        }
      }
    }
  }

  @Test(arguments: Popover.allCases) func aPopoverPointsToSomething(_ popover: Popover) {
    for idiom in [UIUserInterfaceIdiom.pad, .mac] {
      let failures = present(make(popover), idiom: idiom)
      #expect(failures.map(\.kind) == [.missingPopoverSource] && failures.first?.name == .generic)
      let text =
        popover == .actionSheet
        ? "You must provide either a sourceView and sourceRect or a barButtonItem"
        : "should have a non-nil sourceView or barButtonItem set before the presentation occurs."
      #expect(failures.first?.reason.contains(text) == true)
    }
    #expect(present(make(popover), idiom: .phone).isEmpty, "a phone shows it as a sheet")
  }

  @Test(arguments: Popover.allCases) func eachKindOfSourceCounts(_ popover: Popover) {
    let view = UIView()
    let item = UIBarButtonItem(title: "Share", primaryAction: nil)
    let sources: [@MainActor (UIPopoverPresentationController?) -> Void] = [
      { $0?.sourceView = view }, { $0?.barButtonItem = item }, { $0?.sourceItem = view }, { $0?.sourceItem = item },
    ]
    for source in sources {
      #expect(present(make(popover)) { source($1.popoverPresentationController) }.isEmpty, "set after the presentation")
    }
  }

  @Test(arguments: Popover.allCases) func theDelegateMayGiveTheSource(_ popover: Popover) {
    final class Giver: NSObject, UIPopoverPresentationControllerDelegate {
      let view = UIView()
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        popoverPresentationController.sourceView = view
      }
    }
    let giver = Giver()
    let failures = present(make(popover)) { _, presented in
      presented.popoverPresentationController?.delegate = giver
    }
    #expect(failures.isEmpty)
  }

  @Test func alertsAndSheetsPointNowhere() {
    #expect(present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)).isEmpty)
    for style in [UIModalPresentationStyle.automatic, .formSheet, .fullScreen] {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      #expect(present(controller).isEmpty)
    }
  }

  @Test func aPopoverOnAPhonePointsToSomething() {
    final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let adapter = Adapter()
    let controller = make(.controller)
    controller.popoverPresentationController?.delegate = adapter
    expectEqual(present(controller, idiom: .phone).map(\.kind), [.missingPopoverSource])
  }

  @Test func aPopoverThatIsGoneIsNotLookedAt() {
    #expect(present(make(.controller)) { $1.dismiss(animated: false) }.isEmpty)
  }
}
