import Foundation

/// A page of the web, of `SafariServices`: it is presented and shows its name, and loads nothing.
@preconcurrency @MainActor open class SFSafariViewController: HeadlessUnshownController {
  /// How the page is shown.
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    override public init() { super.init() }
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// The address of the page.
  public let headlessURL: URL?
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Stored only.
  open var preferredBarTintColor: UIColor?
  /// Stored only.
  open var preferredControlTintColor: UIColor?
  /// Stored only.
  open var dismissButtonStyle: DismissButtonStyle = .done

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public init(url URL: URL, configuration: Configuration) {
    headlessURL = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    headlessURL = nil
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Closes the page as a tap on its button does.
  public func headlessFinish() {
    presentingViewController?.dismiss(animated: true)
    delegate?.safariViewControllerDidFinish(self)
  }
}
