/// A hidden subview of a list, which learns when the list has been laid out: a view is laid out after its superview.
///
/// Neither a table nor a collection says so, and a subclass of theirs would be another view than the user's.
@MainActor final class LayoutWitness: UIView {
  /// What is called after layouts, at most one closure of each type of observer.
  private var handlers: [(observer: ObjectIdentifier, onLayout: () -> Void)] = []

  /// The witness of a list, which is put in if there is none.
  static func of(_ view: UIScrollView) -> LayoutWitness {
    if let witness = view.associated(LayoutWitness.self), witness.superview === view { return witness }
    let witness = LayoutWitness(frame: view.bounds)
    // A view that is resized is laid out.
    witness.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    witness.isHidden = true
    witness.isUserInteractionEnabled = false
    view.insertSubview(witness, at: 0)
    view.associate(witness)
    return witness
  }

  /// Calls something once the list has been laid out next, in the same pass, and whenever its size has changed.
  ///
  /// - Parameters:
  ///   - observer: the type of the caller; the closure that a caller of the same type gave before is not called any more.
  ///   - onLayout: is called after the layout; it must keep neither the list nor the caller alive.
  func note(by observer: AnyObject.Type, _ onLayout: @escaping () -> Void) {
    let observer = ObjectIdentifier(observer)
    if let index = handlers.firstIndex(where: { $0.observer == observer }) {
      handlers[index].onLayout = onLayout
    } else {
      handlers.append((observer, onLayout))
    }
    setNeedsLayout()
  }

  /// Calls nothing any more for one type of observer, and goes if there is no other.
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
