import Foundation

/// What items of bars have in common.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { bar?.setNeedsLayout() } }
  open var image: UIImage? { didSet { bar?.setNeedsLayout() } }
  /// The bar that shows the item, where it places custom views.
  final weak var bar: UIView?
  open var landscapeImagePhone: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var imageInsets = UIEdgeInsets.zero
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .button
  /// Stored only: what a bar shows is an element.
  open var isAccessibilityElement = true
  /// The texts by which voice control finds the item; stored only.
  open var accessibilityUserInputLabels: [String]!
  /// The picture in large, for large texts; stored only.
  open var largeContentSizeImage: UIImage?
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  #if !canImport(ObjectiveC)
    /// What the object was given under keys: read and written with the lock of `AssociatedObjects` held.
    final nonisolated(unsafe) var objectAssociations: ObjectAssociations?
  #endif

  override public init() {
    super.init()
  }

  /// Stored only.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
}
