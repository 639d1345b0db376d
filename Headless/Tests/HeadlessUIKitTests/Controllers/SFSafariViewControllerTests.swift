import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SFSafariViewControllerTests {
  private final class Recorder: NSObject, SFSafariViewControllerDelegate {
    var finished = 0
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished += 1 }
  }

  @Test func aPageIsPresentedWithItsNameAndClosed() throws {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let page = SFSafariViewController(url: try #require(URL(string: "https://swift.org")))
    let recorder = Recorder()
    page.delegate = recorder
    controller.present(page, animated: false)
    #expect(controller.presentedViewController === page && page.headlessURL?.host == "swift.org")
    #expect((page.view as? UILabel)?.text == "SFSafariViewController")
    page.headlessFinish()
    #expect(recorder.finished == 1 && controller.presentedViewController == nil)
  }
}
