import Foundation

/// A controller of Apple's whose screen is not known here: it is presented, and shows the name of its class.
@preconcurrency @MainActor open class HeadlessUnshownController: UIViewController {
  private let name: String?

  /// - Parameter name: what is shown instead of the name of the class.
  public init(showing name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    name = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    name = nil
    super.init(coder: coder)
  }

  override open func loadView() {
    let label = UILabel()
    label.text = name ?? "\(type(of: self))"
    label.textAlignment = .center
    label.numberOfLines = 0
    label.backgroundColor = .systemBackground
    view = label
  }
}
