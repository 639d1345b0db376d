import ConstraintSolver
import TestSupport
import Testing

/// Systems that are too large for exact linear programs: their results carry their own proof, since costs that are not
/// negative show that nothing better exists, and each statement is compared with the tableau.
struct NestedStackTests {
  /// Stacks in stacks on one axis, along it and across, with contents, ratios, limits and hidden views.
  private struct Screen {
    let system = ConstraintSystem()
    let length: ConstraintSystem.Variable
    var variables: [ConstraintSystem.Variable] = []
    var contents: [[ConstraintSystem.Constraint]] = []
    typealias Term = ConstraintSystem.Term
    typealias Span = (start: ConstraintSystem.Variable, size: ConstraintSystem.Variable)

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      length = system.addVariable(.constant(300))
      let root = addSpan()
      add([Term(root.start)], .equal, 0)
      add([Term(root.size), Term(length, -1)], .equal, 0)
      fill(root, depth: Int.random(in: 2...4, using: &generator), &generator)
    }

    private mutating func addSpan() -> Span {
      let span = (system.addVariable(.position), system.addVariable(.size))
      variables += [span.0, span.1]
      return span
    }

    @discardableResult
    private func add(
      _ terms: [Term],
      _ relation: ConstraintSystem.Relation,
      _ constant: Double,
      _ priority: Float = 1_000
    ) -> ConstraintSystem.Constraint {
      system.addConstraint(terms, relation, constant, priority: priority)
    }

    private func relate(
      endOf span: Span,
      _ relation: ConstraintSystem.Relation,
      endOf stack: Span,
      _ priority: Float = 1_000
    ) {
      add([Term(span.start), Term(span.size), Term(stack.start, -1), Term(stack.size, -1)], relation, 0, priority)
    }

    private mutating func fill(_ stack: Span, depth: Int, _ generator: inout SeededGenerator) {
      let isAlong = Bool.random(using: &generator)
      var previous: Span?
      var first: Span?
      for _ in 0..<Int.random(in: 2...4, using: &generator) {
        let span = addSpan()
        if !isAlong {
          add([Term(span.start), Term(stack.start, -1)], .equal, 0)
          relate(endOf: span, Bool.random(using: &generator) ? .equal : .lessThanOrEqual, endOf: stack, 999)
        } else if let previous {
          add([Term(span.start), Term(previous.start, -1), Term(previous.size, -1)], .equal, 4)
        } else {
          add([Term(span.start), Term(stack.start, -1)], .equal, 0)
        }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: add([Term(span.size)], .equal, 0, 999.999)
        case 1: add([Term(span.size)], .lessThanOrEqual, Double(Int.random(in: 10...80, using: &generator)))
        case 2:
          if let first { add([Term(span.size), Term(first.size, -1)], .equal, 0, 800) }
        default: break
        }
        if depth > 1 {
          fill(span, depth: depth - 1, &generator)
        } else {
          let content = Double(Int.random(in: 0...60, using: &generator))
          contents.append([
            add([Term(span.size)], .lessThanOrEqual, content, Float(Int.random(in: 249...251, using: &generator))),
            add([Term(span.size)], .greaterThanOrEqual, content, Float(Int.random(in: 749...751, using: &generator))),
          ])
        }
        previous = span
        first = first ?? span
      }
      if isAlong, let previous { relate(endOf: previous, .equal, endOf: stack, 998) }
    }

    var values: [Double] { variables.map { system.value(of: $0) } }
  }

  @Test(arguments: Seeds.some(of: 1...40 as ClosedRange<UInt64>))
  func changes(seed: UInt64) {
    let screen = Screen(seed: seed)
    var generator = SeededGenerator(seed: seed)
    var changes: [(Screen) -> Void] = []
    for step in 0..<8 {
      let breakages = screen.system.solve()
      expectEqual(screen.system.effort.stalls, 0)
      #expect(screen.system.firstViolation == nil, "seed \(seed), step \(step)")
      let cold = Screen(seed: seed)
      for change in changes { change(cold) }
      expectEqual(cold.system.solve().map(\.constraint), breakages.map(\.constraint), "seed \(seed), step \(step)")
      let difference = zip(screen.values, cold.values).reduce(0) { max($0, abs($1.0 - $1.1)) }
      #expect(difference < 1e-6, "seed \(seed), step \(step)")
      let content = Int.random(in: 0..<screen.contents.count, using: &generator)
      let (size, length) = (Int.random(in: 0...100, using: &generator), Int.random(in: 0...900, using: &generator))
      let change: (Screen) -> Void = { screen in
        if step.isMultiple(of: 2) { screen.system.setValue(Double(length), of: screen.length) }
        for constraint in screen.contents[content] { screen.system.setConstant(Double(size), of: constraint) }
      }
      change(screen)
      changes.append(change)
    }
  }
}
