import Foundation

/// A mail to be written, of `MessageUI`: it is presented and shows its name, and a test ends it.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public private(set) var headlessSubject = ""
  public private(set) var headlessRecipients: [String] = []
  public private(set) var headlessBody = ""

  /// Whether the device can send mail: it can.
  open class func canSendMail() -> Bool { true }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    pushViewController(HeadlessUnshownController(showing: "\(type(of: self))"), animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setSubject(_ subject: String) { headlessSubject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { headlessRecipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) { headlessBody = body }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

  /// Ends the mail as a person does; the delegate has to dismiss it.
  public func headlessFinish(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}
