import Foundation

/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  open var title: String?
  open var prompt: String?
  /// What is shown in the place of the title, in the middle of the bar.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { titleViewDidChange(oldValue) } }
  }
  /// Whether the title is shown large, where the bar prefers that; `automatic` is as in the item before.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightDidChange() } }
  }
  open var backButtonTitle: String?
  open var hidesBackButton = false { didSet { buttonsDidChange() } }
  open var backBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false { didSet { buttonsDidChange() } }
  /// The search controller whose bar is shown below the title.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { searchControllerDidChange(oldValue) } }
  }
  /// Whether the search bar is shown only where the content has been scrolled to its top.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { heightDidChange() } }
  }
  /// What the bar that shows the item does when its height may be another one.
  var heightDidChange: () -> Void = {}
  /// By how much the content that was scrolled has made the bar lower, in points.
  var collapsedHeight: CGFloat = 0
  /// What the bar that shows the item does when the view in the place of the title is replaced.
  var titleViewDidChange: (UIView?) -> Void = { _ in }
  /// What the bar that shows the item does when the search controller is replaced.
  var searchControllerDidChange: (UISearchController?) -> Void = { _ in }
  /// What the bar that shows the item does when it has other buttons.
  var buttonsDidChange: () -> Void = {}
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { buttonsDidChange() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { buttonsDidChange() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  override public init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
}
