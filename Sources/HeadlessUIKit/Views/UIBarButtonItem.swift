import Foundation

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  open var title: String?
  open var image: UIImage?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?
  open var style: Style = .plain
  open var isEnabled = true
  open var isSelected = false
  open var tintColor: UIColor?
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  override public init() {
    super.init()
  }

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.primaryAction = primaryAction
    self.menu = menu
    super.init()
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    if image == nil { title = systemItem.title }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public init(customView: UIView) {
    self.customView = customView
    super.init()
  }

  /// Simulates a tap on the button.
  public func headlessTap() {
    guard isEnabled else { return }
    primaryAction?.headlessPerform(sender: self)
  }
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
