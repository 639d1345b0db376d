import Foundation

/// What UIKit refuses. The texts are those of public crash reports.
extension NSLayoutConstraint {
  /// Raises for a constant that no layout can have; whether it is one that a layout can have.
  static func check(_ constant: CGFloat) -> Bool {
    if constant.isFinite, abs(constant) <= LayoutAssumptions.largestConstant { return true }
    HeadlessFailure(
      .invalidConstraint,
      name: .internalInconsistency,
      reason: "Constraint constant \(constant) is too large or not finite"
    ).raise()
    return false
  }

  func checkAttributes() {
    let left = first.kind
    let right = second?.kind ?? .nothing
    if left == .nothing {
      raiseInvalid("Invalid pairing of layout attributes")
    } else if left != .size, right == .nothing || multiplier == 0 {
      raiseInvalid(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    } else if right != .nothing, (left == .size) != (right == .size) {
      // A place on one axis may be that of another axis.
      raiseInvalid("Invalid pairing of layout attributes")
    } else if let second, mixesDirections(first.attribute, second.attribute) {
      raiseInvalid(
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
          + "Use leading/trailing for both or neither."
      )
    }
  }

  private func mixesDirections(_ one: Attribute, _ other: Attribute) -> Bool {
    one.isDirectional && other.isAbsolute || one.isAbsolute && other.isDirectional
  }

  private func raiseInvalid(_ text: String) {
    HeadlessFailure(
      .invalidConstraint,
      name: .invalidArgument,
      reason: "NSLayoutConstraint for \(LayoutPrinter.object(first.item)): \(text)"
    ).raise()
  }

  func raiseNoCommonAncestor() {
    let anchors = [first, second].compactMap { $0 }.map { operand in
      "<\(operand.anchorClass):\(LayoutPrinter.address(of: self)) \"\(LayoutPrinter.attribute(operand))\">"
    }
    let first = anchors.first ?? "(null)"
    let second = anchors.count > 1 ? anchors[1] : "(null)"
    HeadlessFailure(
      .constraintWithoutCommonAncestor,
      name: .generic,
      reason:
        "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ).raise()
  }

  func raiseOutsideSubtree(of view: UIView) {
    HeadlessFailure(
      .constraintOutsideSubtree,
      name: .generic,
      reason: "Unable to install constraint on view.  Does the constraint reference something from outside the subtree "
        + "of the view?  That's illegal. constraint:\(printed) view:\(LayoutPrinter.object(view))"
    ).raise()
  }

  /// Whether the priority can be changed to another one now.
  func allowsPriority(_ new: UILayoutPriority) -> Bool {
    guard new.rawValue > 0, new.rawValue <= UILayoutPriority.required.rawValue else {
      HeadlessFailure(
        .invalidConstraint,
        name: .invalidArgument,
        reason: "It's illegal to set priority:\(LayoutPrinter.number(CGFloat(new.rawValue))). "
          + "Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
      ).raise()
      return false
    }
    guard isActive, (new == .required) != (priority == .required) else { return true }
    HeadlessFailure(
      .requiredPriorityChange,
      reason: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority \(LayoutPrinter.number(CGFloat(new.rawValue))) and the existing priority was "
        + "\(LayoutPrinter.number(CGFloat(priority.rawValue)))."
    ).raise()
    return false
  }
}

extension LayoutOperand {
  fileprivate var anchorClass: String {
    switch kind {
    case .x: "NSLayoutXAxisAnchor"
    case .y: "NSLayoutYAxisAnchor"
    case .size, .nothing: "NSLayoutDimension"
    }
  }
}
