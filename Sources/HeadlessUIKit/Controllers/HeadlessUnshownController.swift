import Foundation

/// A controller of Apple's whose screen is not known here: it is presented, and shows the name of its class.
@preconcurrency @MainActor open class HeadlessUnshownController: UIViewController {
  override open func loadView() {
    let label = UILabel()
    label.text = "\(type(of: self))"
    label.textAlignment = .center
    label.numberOfLines = 0
    label.backgroundColor = .systemBackground
    view = label
  }
}
