import HeadlessUIKit
import Testing

@MainActor @Suite struct UIActivityViewControllerTests {
  @Test func whatCannotBeShownIsPresentedWithItsNameAndCompleted() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let sheet = UIActivityViewController(activityItems: ["Portugal"], applicationActivities: nil)
    var completions: [(UIActivityViewController.ActivityType?, Bool)] = []
    sheet.completionWithItemsHandler = { activity, completed, _, _ in completions.append((activity, completed)) }
    controller.present(sheet, animated: false)
    #expect(controller.presentedViewController === sheet && sheet.headlessItems as? [String] == ["Portugal"])
    #expect((sheet.view as? UILabel)?.text == "UIActivityViewController" && sheet.view.window === window)
    sheet.headlessComplete(.mail)
    #expect(controller.presentedViewController == nil)
    #expect(completions.count == 1 && completions[0] == (.mail, true))
  }

  @Test func aSubclassHasItsOwnName() {
    final class SafariController: HeadlessUnshownController {}
    #expect((SafariController().view as? UILabel)?.text == "SafariController")
  }
}
