import Foundation

extension UITableViewCell {
  /// Whether constraints join the content to the content view, so that they say how high the cell is.
  var usesConstraintsForContent: Bool {
    guard usesConstraintsInside else { return false }
    return !constraints.isEmpty || content.view.holdsConstrainedViews
  }

  /// The size that constraints say; a standard one where they say none.
  func constrainedSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    var size = fittedByConstraints(target, horizontal, vertical)
    guard size.height <= 0, vertical != .required else { return size }
    size.height = HeadlessSystemAppearance.current.rowHeight
    headlessWarn(
      HeadlessLayoutWarning(
        .zeroHeightCell,
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view "
          + "cell's content view. We're considering the collapse unintentional and using standard height instead. "
          + "Cell: <\(type(of: self))>"
      )
    )
    return size
  }

  func warnOfManagedContentView() {
    headlessWarn(
      HeadlessLayoutWarning(
        .managedContentView,
        "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not "
          + "supported and will result in undefined behavior, as this property is managed by the owning "
          + "UITableViewCell. Cell: <\(type(of: self))>"
      )
    )
  }
}

extension UIView {
  /// Whether the view holds constraints, or has subviews that constraints place.
  var holdsConstrainedViews: Bool {
    guard usesConstraintsInside else { return false }
    return !constraints.isEmpty || storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
