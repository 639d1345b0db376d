internal import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Adds an operand, times a factor, in the coordinates of a view that contains what it names.
  ///
  /// - Returns: `false` if a guide has no owner any more.
  func add(
    _ operand: LayoutOperand,
    _ factor: Double,
    base: UIView,
    isMirrored: Bool,
    to expression: inout LayoutExpression
  ) -> Bool {
    guard operand.isDistance else {
      return add(operand.item, operand.attribute, factor, base: base, isMirrored: isMirrored, to: &expression)
    }
    let isMirrored = operand.attribute.isDirectional && base.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: Double = isMirrored ? -1 : 1
    return add(operand.end, operand.endAttribute, sign * factor, base: base, isMirrored: isMirrored, to: &expression)
      && add(operand.item, operand.attribute, -sign * factor, base: base, isMirrored: isMirrored, to: &expression)
  }

  private func add(
    _ object: AnyObject?,
    _ attribute: NSLayoutConstraint.Attribute,
    _ factor: Double,
    base: UIView,
    isMirrored: Bool,
    to expression: inout LayoutExpression
  ) -> Bool {
    guard let object else { return false }
    if let inner = attribute.withinMargins, let view = object as? UIView {
      return add(view.layoutMarginsGuide, inner, factor, base: base, isMirrored: isMirrored, to: &expression)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return addBaseline(object, isFirst: attribute == .firstBaseline, factor, base: base, to: &expression)
    }
    guard let (axis, edge) = attribute.place(isMirrored: isMirrored) else { return false }
    if let view = object as? UIView {
      add(edge, axis, of: view, factor, base: base, to: &expression)
      return true
    }
    guard let guide = object as? UILayoutGuide, let owner = guide.owningView else { return false }
    add(edge, axis, ofItem: item(for: guide, of: owner), in: owner, factor, base: base, to: &expression)
    return true
  }

  /// Adds a place of a view. Seen from inside, the base begins at 0.
  func add(
    _ edge: LayoutEdge,
    _ axis: NSLayoutConstraint.Axis,
    of view: UIView,
    _ factor: Double,
    base: UIView,
    to expression: inout LayoutExpression
  ) {
    guard view === base, edge != .length else {
      add(edge, axis, ofItem: item(for: view), in: view.superview, factor, base: base, to: &expression)
      return
    }
    if let scrollView = view as? UIScrollView {
      // Edges of a scroll view are those of its content, for what is inside it.
      // A choice: for views inside a scroll view, its center is the center of its content.
      let guide = scrollView.contentLayoutGuide
      add(edge, axis, ofItem: item(for: guide, of: view), in: view, factor, base: base, to: &expression)
      return
    }
    let span = items[item(for: view)].span(axis)
    expression.constant += factor * span.before
    switch edge {
    case .start, .length: break
    case .middle: expression.add(span.size, factor / 2)
    case .end: expression.add(span.size, factor)
    }
  }

  private func add(
    _ edge: LayoutEdge,
    _ axis: NSLayoutConstraint.Axis,
    ofItem index: Int,
    in container: UIView?,
    _ factor: Double,
    base: UIView,
    to expression: inout LayoutExpression
  ) {
    let span = items[index].span(axis)
    switch edge {
    case .length:
      expression.add(span.size, factor)
      return
    case .start: break
    case .middle: expression.add(span.size, factor / 2)
    case .end: expression.add(span.size, factor)
    }
    expression.add(span.position, factor)
    var outer = container
    while let view = outer, view !== base {
      let span = items[item(for: view)].span(axis)
      expression.add(span.position, factor)
      expression.constant -= factor * span.before
      if let scrollView = view as? UIScrollView {
        // What is inside moves with the offset.
        let offset = item(for: scrollView.frameLayoutGuide, of: view)
        expression.add(items[offset].span(axis).position, -factor)
      }
      outer = view.superview
    }
  }

  /// Adds a base line: at a fixed distance from an edge or the middle of the view that has the text.
  private func addBaseline(
    _ object: AnyObject,
    isFirst: Bool,
    _ factor: Double,
    base: UIView,
    to expression: inout LayoutExpression
  ) -> Bool {
    guard var view = object as? UIView else { return false }
    while true {
      let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard inner !== view, inner.isInside(view) else { break }
      view = inner
    }
    let baseline = view.headlessBaseline(isFirst: isFirst)
    items[item(for: view)].baseline = view.headlessBaseline(isFirst: true)
    add(baseline.edge, .vertical, of: view, factor, base: base, to: &expression)
    expression.constant += factor * Double(baseline.offset)
    return true
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis and the place of an attribute that is no base line and not within margins.
  fileprivate func place(isMirrored: Bool) -> (NSLayoutConstraint.Axis, LayoutEdge)? {
    switch self {
    case .left: (.horizontal, .start)
    case .right: (.horizontal, .end)
    case .leading: (.horizontal, isMirrored ? .end : .start)
    case .trailing: (.horizontal, isMirrored ? .start : .end)
    case .centerX: (.horizontal, .middle)
    case .width: (.horizontal, .length)
    case .top: (.vertical, .start)
    case .bottom: (.vertical, .end)
    case .centerY: (.vertical, .middle)
    case .height: (.vertical, .length)
    default: nil
    }
  }
}
