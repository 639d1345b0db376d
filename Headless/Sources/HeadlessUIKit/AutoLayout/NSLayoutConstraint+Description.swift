import Foundation

extension NSLayoutConstraint {
  /// The constraint as UIKit prints it: in the visual format where that has a way to say it.
  var printed: String {
    let format = visualFormat
    var text = "<\(type(of: self)):\(LayoutPrinter.address(of: self)) "
    if let identifier { text += "'\(identifier)' " }
    text += format?.body ?? equation
    if priority != .required {
      let number = LayoutPrinter.number(CGFloat(priority.rawValue))
      text += " @\(number) priority:\(number)"
    }
    let names = (format?.superview).map { "names: '|':\(LayoutPrinter.object($0)) " }
    switch (isActive, names) {
    case (true, let names?): text += "   (active, \(names))"
    case (true, nil): text += "   (active)"
    case (false, let names?): text += "   (\(names))"
    case (false, nil): break
    }
    return text + ">"
  }

  private var sign: String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var equation: String {
    let left = LayoutPrinter.attribute(first)
    guard let second else { return "\(left) \(sign) \(LayoutPrinter.number(constant))" }
    var right = multiplier == 1 ? "" : "\(LayoutPrinter.number(multiplier))*"
    right += LayoutPrinter.attribute(second)
    if let systemSpacing {
      right +=
        " + NSLayoutAnchorConstraintSpace(\(LayoutPrinter.number(systemSpacing * LayoutAssumptions.systemSpacing)))"
    } else if constant != 0 {
      right += constant < 0 ? " - \(LayoutPrinter.number(-constant))" : " + \(LayoutPrinter.number(constant))"
    }
    return "\(left) \(sign) \(right)"
  }

  /// Distances between neighbours, or between a view and its superview, as the visual format writes them.
  private var visualFormat: (body: String, superview: UIView?)? {
    guard let second, multiplier == 1, let one = first.item, let other = second.item, !first.isDistance,
      !second.isDistance, second.attribute != first.attribute || one !== other
    else { return nil }
    let isVertical = first.kind == .y
    let starts: [Attribute] = isVertical ? [.top] : [.leading, .left]
    let ends: [Attribute] = isVertical ? [.bottom] : [.trailing, .right]
    let letter = isVertical ? "V" : "H"
    let isAbsolute = first.attribute.isAbsolute ? "(LTR)" : ""
    func gap(_ value: CGFloat, turned: Bool) -> String {
      let sign =
        switch (relation, turned) {
        case (.equal, _): ""
        case (.lessThanOrEqual, false), (.greaterThanOrEqual, true): "<="
        default: ">="
        }
      if let systemSpacing {
        return
          "-(\(sign)NSLayoutAnchorConstraintSpace(\(LayoutPrinter.number(systemSpacing * LayoutAssumptions.systemSpacing))))-"
      }
      return value == 0 && sign.isEmpty ? "" : "-(\(sign)\(LayoutPrinter.number(value)))-"
    }
    func isInside(_ inner: AnyObject, _ outer: AnyObject) -> Bool {
      (inner as? UIView)?.superview === outer || (inner as? UILayoutGuide)?.owningView === outer
    }
    let (a, b) = (LayoutPrinter.object(one), LayoutPrinter.object(other))
    if starts.contains(first.attribute), starts.contains(second.attribute) {
      if isInside(one, other) {
        return ("\(letter):|\(gap(constant, turned: false))[\(a)]\(isAbsolute)", other as? UIView)
      }
    } else if ends.contains(first.attribute), ends.contains(second.attribute) {
      if isInside(one, other) {
        return ("\(letter):[\(a)]\(gap(-constant, turned: true))|\(isAbsolute)", other as? UIView)
      }
      if isInside(other, one) {
        return ("\(letter):[\(b)]\(gap(constant, turned: false))|\(isAbsolute)", one as? UIView)
      }
    } else if starts.contains(first.attribute), ends.contains(second.attribute), !isInside(one, other) {
      return ("\(letter):[\(b)]\(gap(constant, turned: false))[\(a)]\(isAbsolute)", nil)
    } else if ends.contains(first.attribute), starts.contains(second.attribute), !isInside(one, other) {
      return ("\(letter):[\(a)]\(gap(-constant, turned: true))[\(b)]\(isAbsolute)", nil)
    }
    return nil
  }
}
