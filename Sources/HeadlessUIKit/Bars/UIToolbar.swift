import Foundation

/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height of the bar without what it covers of the safe area, in points.
  package static let height: CGFloat = 44
  /// The room at both ends of the bar and between its items, in points.
  package static let margin: CGFloat = 16

  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIToolbar.height) }
}
