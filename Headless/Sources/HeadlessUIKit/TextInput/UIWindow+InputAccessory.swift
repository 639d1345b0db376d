import Foundation

extension UIWindow {
  /// What stands on the keyboard, or at the bottom of the window while there is none: the `inputAccessoryView` of the first responder, or of
  /// the next responder after it that has one.
  package var headlessInputAccessory: UIView? { inputAccessory?.view }

  /// The height of what covers the window's bottom, in points: the keyboard and what stands on it.
  var inputHeight: CGFloat { headlessKeyboardHeight + (inputAccessory?.view.bounds.height ?? 0) }

  static func updateInputAccessories() {
    for window in windowsOnScreen { window.updateInputAccessory() }
  }

  /// Shows what the first responder asks for, and nothing else.
  func updateInputAccessory() {
    let wanted = wantedInputAccessory
    guard wanted != nil || inputAccessory != nil else { return }
    if let old = inputAccessory?.view, old !== wanted?.view, old.superview === self { old.removeFromSuperview() }
    inputAccessory = wanted
    if let view = wanted?.view {
      if view.superview !== self || storedSubviews.last !== view { addSubview(view) }
      placeInputAccessory(view)
    }
    inputHeightDidChange()
  }

  private func placeInputAccessory(_ view: UIView) {
    var height = view.bounds.height
    if height == 0 || !view.translatesAutoresizingMaskIntoConstraints {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    let top = bounds.maxY - headlessKeyboardHeight - height
    view.frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
  }

  /// Tells of a keyboard, or of what stands on it, that is higher or lower than it was.
  func inputHeightDidChange() {
    let (before, now) = (toldInputHeight, inputHeight)
    guard before != now else { return }
    toldInputHeight = now
    keyboardChanges(from: before)
  }

  private var wantedInputAccessory: InputAccessory? {
    guard let first = UIResponder.firstResponder else { return nil }
    // What is typed into the accessory is typed for the responder that has it.
    if let view = first as? UIView, let inputAccessory, view.isInside(inputAccessory.view) {
      return inputAccessory.owner == nil ? nil : inputAccessory
    }
    let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
    guard let view, view.window === self, view.isInside(frontView) else { return nil }
    var responder: UIResponder? = first
    while let current = responder {
      if let view = current.inputAccessoryView { return InputAccessory(view: view, owner: current) }
      responder = current.next
    }
    return nil
  }

  /// The view of the controller in front: what is presented over the others takes the keyboard from them.
  private var frontView: UIView {
    var front = rootViewController
    while let presented = front.flatMap(Self.presented) { front = presented }
    return front === rootViewController ? self : front?.viewIfLoaded ?? self
  }

  /// What a controller presents, or one that it contains.
  private static func presented(by controller: UIViewController) -> UIViewController? {
    controller.presentedViewController ?? controller.children.lazy.compactMap(presented).first
  }
}

/// A view on the keyboard, and the responder that has it.
struct InputAccessory {
  let view: UIView
  weak var owner: UIResponder?
}
