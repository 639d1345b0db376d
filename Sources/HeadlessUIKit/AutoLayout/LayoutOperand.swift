/// One side of a constraint: an attribute of a view or a layout guide, or the distance between two attributes.
///
/// It is an object, and not a value, because copies of weak references cost more than all else of a constraint.
@MainActor final class LayoutOperand {
  private weak var itemView: Lifetime?
  private weak var itemGuide: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  private weak var endView: Lifetime?
  private weak var endGuide: AnyObject?
  let endAttribute: NSLayoutConstraint.Attribute

  /// The view or the layout guide.
  var item: AnyObject? { itemView?.object ?? itemGuide }
  /// Where the distance ends, which begins at the item; as of `anchorWithOffset(to:)`.
  var end: AnyObject? { endView?.object ?? endGuide }

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    if let view = item as? UIView { itemView = view.lifetime } else { itemGuide = item }
    self.attribute = attribute
    endAttribute = .notAnAttribute
  }

  /// The distance from one operand to another.
  init(from start: LayoutOperand, to end: LayoutOperand) {
    (itemView, itemGuide) = (start.itemView, start.itemGuide)
    attribute = start.attribute
    (endView, endGuide) = (end.itemView, end.itemGuide)
    endAttribute = end.attribute
  }

  var isDistance: Bool { endAttribute != .notAnAttribute }

  /// What values of the operand are.
  var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

  /// The views that the operand needs: those named, or those that own the guides named.
  var views: [UIView] {
    guard let item, let view = LayoutOperand.view(of: item) else { return [] }
    guard let end, let other = LayoutOperand.view(of: end) else { return [view] }
    return [view, other]
  }

  /// A view itself, or the view that owns a layout guide.
  static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}
