import Foundation

/// The bar of tabs below a tab bar controller's content.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height of the bar without what it covers of the safe area, in points.
  package static let height: CGFloat = 49

  open var items: [UITabBarItem]? { didSet { setNeedsDisplay() } }
  open weak var selectedItem: UITabBarItem?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UITabBar.height) }
}
