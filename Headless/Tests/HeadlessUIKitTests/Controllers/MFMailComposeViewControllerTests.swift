import HeadlessUIKit
import Testing

@MainActor @Suite struct MFMailComposeViewControllerTests {
  private final class Recorder: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController,
      didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      results.append(result)
      controller.dismiss(animated: false)
    }
  }

  @Test func aMailIsPresentedWithItsNameAndEnded() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let mail = MFMailComposeViewController()
    let recorder = Recorder()
    mail.mailComposeDelegate = recorder
    mail.setSubject("Trip")
    mail.setToRecipients(["ada@example.com"])
    #expect(MFMailComposeViewController.canSendMail())
    controller.present(mail, animated: false)
    #expect((mail.topViewController?.view as? UILabel)?.text == "MFMailComposeViewController")
    #expect(mail.headlessSubject == "Trip" && mail.headlessRecipients == ["ada@example.com"])
    mail.headlessFinish(.sent)
    #expect(recorder.results == [.sent] && controller.presentedViewController == nil)
  }
}
