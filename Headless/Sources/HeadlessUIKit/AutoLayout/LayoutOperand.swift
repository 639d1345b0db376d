/// One side of a constraint: an attribute of a view or a layout guide, or the distance between two attributes.
///
/// It is an object, and not a value, because copies of weak references cost more than all else of a constraint.
final class LayoutOperand {
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance ends, which begins at the item; as of `anchorWithOffset(to:)`.
  private(set) weak var end: AnyObject?
  let endAttribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    endAttribute = .notAnAttribute
  }

  /// The distance from one operand to another.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    item = start.item
    attribute = start.attribute
    self.end = end.item
    endAttribute = end.attribute
  }

  var isDistance: Bool { endAttribute != .notAnAttribute }

  /// What values of the operand are.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// The views that the operand needs: those named, or those that own the guides named.
  @MainActor var views: [UIView] {
    guard let item, let view = LayoutOperand.view(of: item) else { return [] }
    guard let end, let other = LayoutOperand.view(of: end) else { return [view] }
    return [view, other]
  }

  /// A view itself, or the view that owns a layout guide.
  @MainActor static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
