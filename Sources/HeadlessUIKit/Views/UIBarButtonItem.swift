import Foundation

/// A button in a bar.
@MainActor open class UIBarButtonItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var primaryAction: UIAction?
  open var isEnabled = true
  open var tintColor: UIColor?

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    super.init()
  }

  /// Simulates a tap on the button.
  public func headlessTap() {
    guard isEnabled else { return }
    primaryAction?.headlessPerform(sender: self)
  }
}
