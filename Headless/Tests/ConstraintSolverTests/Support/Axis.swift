import ConstraintSolver

/// Views on one axis inside a container of a given length, as constraints of UIKit see them.
final class Axis {
  typealias Term = ConstraintSystem.Term

  struct Span {
    let start: ConstraintSystem.Variable
    let size: ConstraintSystem.Variable

    var end: [Term] { [Term(start), Term(size)] }
    var center: [Term] { [Term(start), Term(size, 0.5)] }
  }

  let system = ConstraintSystem()
  let length: ConstraintSystem.Variable
  private var contents: [ConstraintSystem.Variable: [ConstraintSystem.Constraint]] = [:]

  init(_ length: Double) {
    self.length = system.addVariable(.constant(length))
  }

  /// - Parameter content: the intrinsic size.
  func view(_ content: Double? = nil, hugging: Float = 250, compression: Float = 750) -> Span {
    let span = Span(start: system.addVariable(.position), size: system.addVariable(.size))
    if let content {
      contents[span.size] = [
        add([Term(span.size)], .lessThanOrEqual, [], content, priority: hugging),
        add([Term(span.size)], .greaterThanOrEqual, [], content, priority: compression),
      ]
    }
    return span
  }

  /// Removes a view that has no constraints but those of its content.
  func remove(_ span: Span) {
    for constraint in contents.removeValue(forKey: span.size) ?? [] { system.removeConstraint(constraint) }
    system.removeVariable(span.start)
    system.removeVariable(span.size)
  }

  /// `first REL second + constant`.
  @discardableResult
  func add(
    _ first: [Term],
    _ relation: ConstraintSystem.Relation,
    _ second: [Term] = [],
    _ constant: Double = 0,
    priority: Float = 1_000
  ) -> ConstraintSystem.Constraint {
    system.addConstraint(first + second.map { Term($0.variable, -$0.factor) }, relation, constant, priority: priority)
  }

  @discardableResult
  func leading(_ span: Span, _ constant: Double = 0, _ relation: ConstraintSystem.Relation = .equal)
    -> ConstraintSystem.Constraint
  {
    add([Term(span.start)], relation, [], constant)
  }

  @discardableResult
  func trailing(_ span: Span, _ constant: Double = 0, _ relation: ConstraintSystem.Relation = .equal)
    -> ConstraintSystem.Constraint
  {
    add(span.end, relation, [Term(length)], constant)
  }

  @discardableResult
  func gap(_ span: Span, after previous: Span, _ constant: Double, _ relation: ConstraintSystem.Relation = .equal)
    -> ConstraintSystem.Constraint
  {
    add([Term(span.start)], relation, previous.end, constant)
  }

  /// Solves, and gives start and size of each view, to a thousandth.
  func frames(_ spans: Span...) -> [Double] {
    system.solve()
    return spans.flatMap { [$0.start, $0.size] }.map { (system.value(of: $0) * 1_000).rounded() / 1_000 }
  }
}
