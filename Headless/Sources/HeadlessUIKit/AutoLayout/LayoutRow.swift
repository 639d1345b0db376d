internal import ConstraintSolver

/// A row of an engine's system, with what it came from.
struct LayoutRow {
  enum Origin {
    case constraint(NSLayoutConstraint)
    case content(item: Int, NSLayoutConstraint.Axis, isMaximum: Bool)
    case mask(item: Int, NSLayoutConstraint.Axis, isLength: Bool)
    case host(NSLayoutConstraint.Axis)
    case guide(item: Int, NSLayoutConstraint.Attribute)
    /// A row of a stack view: the stack, its name as UIKit prints it, and the views that it relates.
    case stack(item: Int, name: StaticString, of: Int, to: Int?)
  }

  let constraint: ConstraintSystem.Constraint
  let origin: Origin
  let relation: ConstraintSystem.Relation
  var constant: Double
  let priority: Float
}
