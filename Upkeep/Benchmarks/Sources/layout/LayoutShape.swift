import LinkedConstraintSolver

/// A system of views, with what changes in it.
struct LayoutShape {
  typealias Term = ConstraintSystem.Term
  typealias Variable = ConstraintSystem.Variable

  /// A view on one axis.
  struct Span {
    let start: Variable
    let size: Variable
  }

  let system: ConstraintSystem
  /// The width of the container, a constant.
  let width: Variable
  private(set) var spans: [Span] = []
  /// The content sizes' constraints, two of each span.
  private(set) var contents: [(ConstraintSystem.Constraint, ConstraintSystem.Constraint)] = []

  init(width: Double, constraintCount: Int) {
    system = ConstraintSystem(minimumCapacity: constraintCount)
    self.width = system.addVariable(.constant(width))
  }

  mutating func addSpan() -> Span {
    let span = Span(start: system.addVariable(.position), size: system.addVariable(.size))
    spans.append(span)
    return span
  }

  mutating func addSpan(content: Double, hugging: Float = 250, compression: Float = 750) -> Span {
    let span = addSpan()
    contents.append(
      (
        system.addConstraint([Term(span.size)], .lessThanOrEqual, content, priority: hugging),
        system.addConstraint([Term(span.size)], .greaterThanOrEqual, content, priority: compression)
      )
    )
    return span
  }

  func add(_ terms: [Term], _ relation: ConstraintSystem.Relation, _ constant: Double, priority: Float = 1_000) {
    system.addConstraint(terms, relation, constant, priority: priority)
  }

  func start(_ span: Span, _ constant: Double) {
    add([Term(span.start)], .equal, constant)
  }

  func follow(_ span: Span, _ previous: Span, _ gap: Double, _ relation: ConstraintSystem.Relation = .equal) {
    add([Term(span.start), Term(previous.start, -1), Term(previous.size, -1)], relation, gap)
  }

  func end(_ span: Span, _ inset: Double, _ relation: ConstraintSystem.Relation = .equal) {
    add([Term(span.start), Term(span.size), Term(width, -1)], relation, -inset)
  }

  func align(_ span: Span, _ other: Span) {
    add([Term(span.start), Term(other.start, -1)], .equal, 0)
  }

  func center(_ span: Span, _ other: Span) {
    add([Term(span.start), Term(span.size, 0.5), Term(other.start, -1), Term(other.size, -0.5)], .equal, 0)
  }

  /// Reads all frames, as a layout pass does.
  func sum() -> Double {
    var sum = 0.0
    for span in spans { sum += system.value(of: span.start) + system.value(of: span.size) }
    return sum
  }

  /// Gives a content another size.
  func setContent(_ index: Int, _ size: Double) {
    system.setConstant(size, of: contents[index].0)
    system.setConstant(size, of: contents[index].1)
  }
}
