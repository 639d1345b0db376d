/// A hidden subview of a list, which learns when the list has been laid out: a view is laid out after its superview.
///
/// Neither a table nor a collection says so, and a subclass of theirs would be another view than the user's.
@MainActor final class LayoutWitness: UIView {
  private var onLayout: (() -> Void)?

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
  func note(_ onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
