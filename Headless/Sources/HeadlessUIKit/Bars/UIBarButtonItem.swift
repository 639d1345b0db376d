import Foundation

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  open var primaryAction: UIAction?
  /// The message to a target that a tap sends.
  final var targetAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView? { didSet { bar?.setNeedsLayout() } }
  /// Whether the custom view had no size of its own when its bar took it.
  final var measuresCustomView = false
  /// Whether bars leave the item out.
  open var isHidden: Bool {
    get { isLeftOut }
    set {
      isLeftOut = newValue
      bar?.setNeedsLayout()
    }
  }
  private final var isLeftOut = false
  open var style: Style = .plain
  /// The width in points; 0 is the content's.
  open var width: CGFloat = 0 { didSet { bar?.setNeedsLayout() } }
  open var possibleTitles: Set<String>?
  /// What the item stands for if it is one of the system's.
  package private(set) final var systemItem: SystemItem?
  /// Whether the item is room between others, and no button.
  package final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
  open var isSelected = false
  open var tintColor: UIColor?

  override public init() {
    super.init()
  }

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    if image == nil { title = systemItem.title }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Room that takes what the other items of a toolbar leave.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Room of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  public init(customView: UIView) {
    self.customView = customView
    super.init()
  }

  /// Simulates a tap on the button, which performs its action or nothing; its menu is opened by ``headlessOpenMenu()``.
  public func headlessTap() {
    guard isEnabled else { return }
    primaryAction?.headlessPerform(sender: self)
    targetAction?.headlessPerform(sender: self)
  }

  /// Simulates a tap on a button without an action of its own, or a long press on another: the menu that opens.
  public func headlessOpenMenu() -> UIMenu? { isEnabled ? menu : nil }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var symbolName: String? {
    switch self {
    case .add: "plus"
    case .action: "square.and.arrow.up"
    case .search: "magnifyingglass"
    case .trash: "trash"
    case .stop, .close: "xmark"
    default: nil
    }
  }

  fileprivate var title: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    default: "\(self)".capitalized
    }
  }
}
