import Foundation

/// What a navigation bar shows for a view controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  override public init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
    super.init()
  }
}
