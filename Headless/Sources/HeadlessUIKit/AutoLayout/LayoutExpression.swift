internal import ConstraintSolver

/// A sum of variables times factors, and a constant.
struct LayoutExpression {
  var terms: [ConstraintSystem.Term] = []
  var constant = 0.0

  mutating func add(_ variable: ConstraintSystem.Variable, _ factor: Double) {
    terms.append(ConstraintSystem.Term(variable, factor))
  }
}

/// A place on an axis of an item, or its length.
enum LayoutEdge {
  case start, middle, end, length
}
