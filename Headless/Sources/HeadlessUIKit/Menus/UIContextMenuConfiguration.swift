import Foundation

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a long press on a view shows: a preview and a menu, both made when they are needed.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  open var badgeCount = 0
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, made anew with every call, as at every long press.
  public var headlessMenu: UIMenu? { actionProvider?([]) }

  /// The preview, made anew with every call, as at every long press.
  public var headlessPreview: UIViewController? { previewProvider?() }
}
