import Foundation

/// An object that can respond to events.
@preconcurrency @MainActor open class UIResponder: NSObject {
  static var firstResponder: UIResponder? {
    get { HeadlessDevice.current.firstResponder }
    set { HeadlessDevice.current.firstResponder = newValue }
  }

  #if !canImport(ObjectiveC)
    /// What the object was given under keys: read and written with the lock of `AssociatedObjects` held.
    final nonisolated(unsafe) var objectAssociations: ObjectAssociations?
  #endif

  override public init() {
    super.init()
  }

  /// Called after the object was made from a nib or a storyboard and is connected.
  open func awakeFromNib() {}

  /// The next object that an event is offered to.
  open var next: UIResponder? { nil }

  /// What takes the place of the keyboard; nothing here.
  open var inputView: UIView? { nil }
  /// What stands on the keyboard while the responder, or one before it, is the first; nothing here.
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() { UIWindow.updateInputAccessories() }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    // What stands on the keyboard stays where the next responder is in it.
    let device = HeadlessDevice.current
    device.isHandingOver = true
    let isFree = UIResponder.firstResponder?.resignFirstResponder() ?? true
    device.isHandingOver = false
    guard isFree else { return false }
    UIResponder.firstResponder = self
    UIWindow.updateInputAccessories()
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard mustResign || canResignFirstResponder else { return false }
    guard !HeadlessDevice.current.isHandingOver else {
      UIResponder.firstResponder = nil
      return true
    }
    UIResponder.firstResponder = accessoryOwner
    UIWindow.updateInputAccessories()
    return true
  }

  /// Whether the responder gives up its role without being asked, and without its delegate being asked.
  final var mustResign: Bool { HeadlessDevice.current.forcedResponder === self }

  /// Takes the role of the first responder away, whatever the responder and its delegate say.
  final func resignByForce() {
    let device = HeadlessDevice.current
    let outer = device.forcedResponder
    device.forcedResponder = self
    defer { device.forcedResponder = outer }
    if !resignFirstResponder(), UIResponder.firstResponder === self { UIResponder.firstResponder = nil }
  }

  /// Whether the responder does an action now: it has the method, and editing actions are for those that say so. Key commands without a target
  /// ask it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action) && !EditAction.names.contains(action.description)
  }

  // MARK: Editing actions

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// The keys that do something for the responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The undo manager of the nearest responder that has one: that of the window, unless one before it says otherwise.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The controller that has the bar on the keyboard that the responder is in: it is the first responder again afterwards.
  private var accessoryOwner: UIResponder? {
    guard let view = self as? UIView, let accessory = view.window?.inputAccessory, view.isInside(accessory.view),
      let owner = accessory.owner as? UIViewController, owner.viewIfLoaded?.window != nil, owner.canBecomeFirstResponder
    else { return nil }
    return owner
  }

  // MARK: What a person is doing

  /// What a person is doing with the responder: a scene is restored by it.
  open var userActivity: NSUserActivity?

  /// Completes the responder's activity before it is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Accessibility

  /// Whether what is in the responder is read before what is next to it; stored only.
  open var shouldGroupAccessibilityChildren = false
  /// Leaves a place, as two fingers that draw a Z ask for; `false` hands it to the next responder.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most, as two fingers that tap twice ask for; `false` hands it to the next responder.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls by a page, as three fingers ask for; `false` hands it to the next responder.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Makes the value of an adjustable element larger, as a stroke upwards asks for.
  open func accessibilityIncrement() {}
  /// Makes the value of an adjustable element smaller.
  open func accessibilityDecrement() {}
  /// The number of elements in the responder; `NSNotFound` leaves it to the views in it.
  open func accessibilityElementCount() -> Int { (self as? UIView)?.accessibilityElements?.count ?? NSNotFound }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = (self as? UIView)?.accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    let elements = (self as? UIView)?.accessibilityElements
    return elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
