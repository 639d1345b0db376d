import Foundation

/// The edit menu of iOS before 16: which entries it has, the first responder and those after it decide.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")

  /// The app's own entries, behind those of the system.
  open var menuItems: [UIMenuItem]?
  /// The place of the menu is not computed: the rectangle that it points to.
  open private(set) var menuFrame = CGRect.zero
  private var isVisible = false
  private var target: (view: UIView, rect: CGRect)?

  open var isMenuVisible: Bool {
    get { isVisible }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu at a rectangle of a view, if the first responder has something to do.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  open func hideMenu(from targetView: UIView) { if target?.view === targetView { hideMenu() } }
  open func hideMenu() { setMenuVisible(false, animated: true) }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isVisible else { return }
    if menuVisible {
      guard let target, target.view.window != nil, !headlessItems.isEmpty else { return }
      menuFrame = target.view.convert(target.rect, to: nil)
    }
    let names =
      menuVisible
      ? (Self.willShowMenuNotification, Self.didShowMenuNotification)
      : (Self.willHideMenuNotification, Self.didHideMenuNotification)
    NotificationCenter.default.post(name: names.0, object: self)
    isVisible = menuVisible
    NotificationCenter.default.post(name: names.1, object: self)
  }

  open func update() { if isVisible, headlessItems.isEmpty { hideMenu() } }

  // MARK: What a person sees

  #if !canImport(ObjectiveC)
    /// The system's own entries, in their order.
    private static let systemItems = [
      UIMenuItem(title: "Cut", action: Selector("cut:", UIResponder.cut)),
      UIMenuItem(title: "Copy", action: Selector("copy:", UIResponder.copy(_:))),
      UIMenuItem(title: "Paste", action: Selector("paste:", UIResponder.paste)),
      UIMenuItem(title: "Delete", action: Selector("delete:", UIResponder.delete)),
      UIMenuItem(title: "Select", action: Selector("select:", UIResponder.select)),
      UIMenuItem(title: "Select All", action: Selector("selectAll:", UIResponder.selectAll)),
    ]

    /// The entries of the menu, shown or not: those for which the first responder or one after it has something to do.
    public var headlessItems: [UIMenuItem] {
      (Self.systemItems + (menuItems ?? [])).filter { TargetAction(nil, $0.action).isTaken(from: self) }
    }

    /// Chooses an entry of the menu that is shown; `false` if there is none of the title.
    @discardableResult
    public func headlessChoose(_ title: String) -> Bool {
      guard isVisible, let item = headlessItems.first(where: { $0.title == title }) else { return false }
      hideMenu()
      return TargetAction(nil, item.action).send(from: self)
    }
  #else
    /// The app's own entries.
    public var headlessItems: [UIMenuItem] { menuItems ?? [] }
  #endif
}
