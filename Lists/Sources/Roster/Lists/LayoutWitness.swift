/// A hidden subview that detects its list's layouts, because views are laid out after their superview.
///
/// Table and collection views don't report layouts, and a subclass would replace the user's view.
@MainActor final class LayoutWitness: UIView {
  /// The closures to call after layouts, at most one for each type of observer.
  private var handlers: [(observer: ObjectIdentifier, onLayout: () -> Void)] = []

  /// Returns the witness of a list, which is added if needed.
  static func of(_ view: UIScrollView) -> LayoutWitness {
    if let witness = view.associated(LayoutWitness.self), witness.superview === view { return witness }
    let witness = LayoutWitness(frame: view.bounds)
    // Resizing a view causes a layout.
    witness.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    witness.isHidden = true
    witness.isUserInteractionEnabled = false
    view.insertSubview(witness, at: 0)
    view.associate(witness)
    return witness
  }

  /// Calls a closure after the list's next layout, in the same pass, and whenever its size changes.
  ///
  /// - Parameters:
  ///   - observer: The type of the caller. It replaces the previous closure of that type.
  ///   - onLayout: A closure that's called after the layout. It must not retain the list or the caller.
  func note(by observer: AnyObject.Type, _ onLayout: @escaping () -> Void) {
    let observer = ObjectIdentifier(observer)
    if let index = handlers.firstIndex(where: { $0.observer == observer }) {
      handlers[index].onLayout = onLayout
    } else {
      handlers.append((observer, onLayout))
    }
    setNeedsLayout()
  }

  /// Removes the closure of one type of observer, and the witness if it was the last.
  static func forget(_ observer: AnyObject.Type, in view: UIScrollView) {
    guard let witness = view.associated(LayoutWitness.self) else { return }
    witness.handlers.removeAll { $0.observer == ObjectIdentifier(observer) }
    guard witness.handlers.isEmpty else { return }
    witness.removeFromSuperview()
    view.associate(nil, as: LayoutWitness.self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for handler in handlers { handler.onLayout() }
  }
}
