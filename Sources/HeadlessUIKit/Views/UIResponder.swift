import Foundation

/// An object that can respond to events.
@preconcurrency @MainActor open class UIResponder: NSObject {
  static weak var firstResponder: UIResponder?

  override public init() {
    super.init()
  }

  /// Called after the object was made from a nib or a storyboard and is connected.
  open func awakeFromNib() {}

  /// The next object that an event is offered to.
  open var next: UIResponder? { nil }

  /// What takes the place of the keyboard; nothing here.
  open var inputView: UIView? { nil }
  /// What stands on the keyboard; nothing here.
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = UIResponder.firstResponder, !current.resignFirstResponder() { return false }
    UIResponder.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    return true
  }

  /// Whether the responder does an action now: it has the method. Key commands without a target ask it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The keys that do something for the responder.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The undo manager of the nearest responder that has one: that of the window, unless one before it says otherwise.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: What a person is doing

  /// What a person is doing with the responder: a scene is restored by it.
  open var userActivity: NSUserActivity?

  /// Completes the responder's activity before it is saved.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Continues an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
