import Foundation

extension UIResponder {
  /// Posted before the keyboard comes.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted when the keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  /// Posted when the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )

  /// The keyboard's frame before, in the screen's coordinates: a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after, in the screen's coordinates: a `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, in seconds: a `Double`.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the movement, as `UIView.AnimationCurve` has it: an `Int`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's: a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIWindow {
  /// Tells guides and observers that the keyboard comes, goes or has another height, in the order of UIKit.
  func keyboardChanges(from before: CGFloat) {
    let height = inputHeight
    let (comes, goes) = (before == 0, height == 0)
    func place(_ height: CGFloat) -> CGRect {
      CGRect(x: frame.minX, y: frame.maxY - height, width: bounds.width, height: height)
    }
    // One that is gone lies below the screen, as high as it was.
    let below = CGRect(x: frame.minX, y: frame.maxY, width: bounds.width, height: goes ? before : height)
    let info: [AnyHashable: Any] = [
      Self.keyboardFrameBeginUserInfoKey: comes ? below : place(before),
      Self.keyboardFrameEndUserInfoKey: goes ? below : place(height),
      Self.keyboardAnimationDurationUserInfoKey: 0.25,
      Self.keyboardAnimationCurveUserInfoKey: 7,
      Self.keyboardIsLocalUserInfoKey: true,
    ]
    func post(_ names: Notification.Name...) {
      for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
    post(
      Self.keyboardWillChangeFrameNotification,
      goes ? Self.keyboardWillHideNotification : Self.keyboardWillShowNotification
    )
    tellKeyboard(in: self)
    post(
      Self.keyboardDidChangeFrameNotification,
      goes ? Self.keyboardDidHideNotification : Self.keyboardDidShowNotification
    )
  }

  private func tellKeyboard(in view: UIView) {
    view.systemGuidesDidChange()
    for subview in view.subviews { tellKeyboard(in: subview) }
  }
}
