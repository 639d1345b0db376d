extension LayoutEngine {
  /// Asks the views that wait for it to update their constraints, subviews first.
  func updateConstraints() {
    guard needsConstraintUpdates || needsBuild, !isUpdatingConstraints else { return }
    isUpdatingConstraints = true
    defer { isUpdatingConstraints = false }
    needsConstraintUpdates = false
    updateConstraints(below: host)
  }

  private func updateConstraints(below view: UIView) {
    for subview in view.storedSubviews where !subview.headlessIsLayoutHost { updateConstraints(below: subview) }
    view.updateConstraintsOnce()
  }
}
