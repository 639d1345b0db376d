internal import ConstraintSolver
import Foundation

/// Writes views and constraints as UIKit does. Addresses are numbers in the order in which objects are first printed.
@MainActor struct LayoutPrinter {
  private static var printedCount = 0
  let engine: LayoutEngine

  init(_ engine: LayoutEngine) {
    self.engine = engine
  }

  // MARK: Objects

  static func address(of object: AnyObject) -> String {
    func next(_ known: Int?) -> Int {
      if let known { return known }
      printedCount += 1
      return printedCount
    }
    let number: Int
    switch object {
    case let view as UIView:
      number = next(view.autoLayoutState.printedNumber)
      view.autoLayoutState.printedNumber = number
    case let guide as UILayoutGuide:
      number = next(guide.printedNumber)
      guide.printedNumber = number
    case let constraint as NSLayoutConstraint:
      number = next(constraint.printedNumber)
      constraint.printedNumber = number
    default: number = 0
    }
    let digits = String(number * 16, radix: 16)
    return "0x6" + String(repeating: "0", count: max(0, 11 - digits.count)) + digits
  }

  /// A view or a guide, as in `UILabel:0x600000000010'Title'`.
  static func object(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    let identifier = (object as? UILayoutGuide)?.identifier ?? (object as? UIView)?.accessibilityIdentifier
    if let identifier, !identifier.isEmpty { return "\(identifier)" }
    var text = "\(type(of: object)):\(address(of: object))"
    if let label = (object as? UILabel)?.text ?? (object as? UIButton)?.title(for: .normal), !label.isEmpty {
      text += label.count > 25 ? "'\(label.prefix(25))...'" : "'\(label)'"
    }
    return text
  }

  static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }

  static func attribute(_ operand: LayoutOperand) -> String {
    if operand.isDistance {
      return "\(object(operand.end)).\(operand.endAttribute) - \(object(operand.item)).\(operand.attribute)"
    }
    return "\(object(operand.item)).\(operand.attribute)"
  }

  // MARK: Constraints

  func print(_ row: LayoutRow) -> String {
    switch row.origin {
    case .constraint(let constraint): return constraint.printed
    case .content(let item, let axis, let isMaximum):
      let (letter, sign) = (axis == .horizontal ? "H" : "V", isMaximum ? "Hug" : "CompressionResistance")
      return system(
        "NSContentSizeLayoutConstraint",
        nil,
        "\(letter):[\(name(item))(\(number(row.constant)))] \(sign):\(number(Double(row.priority)))"
      )
    case .mask(let item, let axis, let isLength):
      let attribute = isLength ? (axis == .horizontal ? "width" : "height") : (axis == .horizontal ? "minX" : "minY")
      return system(
        "NSAutoresizingMaskLayoutConstraint",
        nil,
        "\(maskText(of: engine.items[item].view)) \(name(item)).\(attribute) == \(maskRight(item, axis, isLength, row.constant))"
      )
    case .host(let axis):
      let isHorizontal = axis == .horizontal
      let identifier: String
      if engine.isFitting || engine.isTemporary {
        identifier = isHorizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
      } else {
        identifier = isHorizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
      }
      let attribute = isHorizontal ? "width" : "height"
      return system("NSLayoutConstraint", identifier, "\(name(0)).\(attribute) == \(number(row.constant))")
    case .guide(let item, let attribute):
      let guide = engine.items[item]
      let identifier = guide.guide.map { Self.identifier(of: $0, attribute) } ?? ""
      let body = "\(name(item)).\(attribute) == \(Self.object(guide.view)).\(attribute)\(signed(row.constant))"
      return system("NSLayoutConstraint", identifier, body)
    case .stack(_, let identifier, let first, let second):
      let right = second.map { "\(name($0))\(signed(row.constant))" } ?? number(row.constant)
      return system("NSLayoutConstraint", "\(identifier)", "\(name(first)) \(sign(row.relation)) \(right)")
    }
  }

  private func name(_ item: Int) -> String { Self.object(engine.items[item].object) }

  private func number(_ value: Double) -> String { Self.number(CGFloat(value)) }

  private func signed(_ value: Double) -> String {
    value == 0 ? "" : value < 0 ? " - \(number(-value))" : " + \(number(value))"
  }

  private func sign(_ relation: ConstraintSystem.Relation) -> String {
    switch relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private func system(_ className: String, _ identifier: String?, _ body: String) -> String {
    "<\(className) \(identifier.map { "'\($0)' " } ?? "")\(body)   (active)>"
  }

  private func maskRight(
    _ item: Int,
    _ axis: NSLayoutConstraint.Axis,
    _ isLength: Bool,
    _ constant: Double
  ) -> String {
    let masks = engine.items[item].masks
    let mask = axis == .horizontal ? masks.horizontal : masks.vertical
    let share = (isLength ? mask?.sizeShare : mask?.positionShare) ?? 0
    guard share != 0, let superview = engine.items[item].view.superview else { return number(constant) }
    let factor = share == 1 ? "" : "\(number(share))*"
    return "\(factor)\(Self.object(superview)).\(axis == .horizontal ? "width" : "height")\(signed(constant))"
  }

  private func maskText(of view: UIView) -> String {
    let mask = view.autoresizingMask
    func text(_ parts: [UIView.AutoresizingMask]) -> String {
      parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    // Without flexible parts, what is after the view takes the rest.
    let horizontal = text([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let vertical = text([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    return "h=\(horizontal == "---" ? "--&" : horizontal) v=\(vertical == "---" ? "--&" : vertical)"
  }

  private static func identifier(of guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) -> String {
    switch guide.role {
    case .margins: "UIView-\(attribute)Margin-guide-constraint"
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(attribute)"
    case .readableContent: "UIView-readable-guide-constraint"
    case .keyboard: "UIKeyboardLayoutGuide-\(attribute)"
    case .scrollContent: "UIScrollView-contentLayoutGuide-\(attribute)"
    case .scrollFrame: "UIScrollView-frameLayoutGuide-\(attribute)"
    case .own: guide.identifier
    }
  }

  /// The text that UIKit logs for a conflict.
  static func conflict(_ members: [String], broken: String, hasMask: Bool) -> String {
    let note =
      hasMask
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n" : ""
    return "Unable to simultaneously satisfy constraints.\n"
      + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
      + "\tTry this: \n"
      + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
      + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
      + note
      + "(\n" + members.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
      + "Will attempt to recover by breaking constraint \n\(broken)\n\n"
      + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
      + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> "
      + "may also be helpful."
  }
}
