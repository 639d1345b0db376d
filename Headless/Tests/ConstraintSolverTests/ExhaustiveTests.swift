import ConstraintSolver
import TestSupport
import Testing

/// All systems of a few constraints.
struct ExhaustiveTests {
  private static let relations: [ConstraintSystem.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
  private static let priorities: [Float] = [1_000, 750, 250]

  /// Every three constraints of one variable with itself, judged by trying every place where an error begins. A tenth of them unless all are asked for.
  @Test(arguments: [false, true])
  func oneVariable(isSize: Bool) {
    let statements = Self.priorities.flatMap { priority in
      Self.relations.flatMap { relation in
        [(1, 0), (1, 2), (-2, 3)].map { factor, constant in
          StatedSystem.Statement(
            terms: [(0, Rational(factor))],
            relation: relation,
            constant: Rational(constant),
            priority: priority
          )
        }
      }
    }
    let places = [-1.5, 0, 2].filter { !isSize || $0 >= 0 }
    for first in statements {
      for second in statements {
        for third in Seeds.some(of: statements) {
          let stated = StatedSystem(sizes: [isSize], statements: [first, second, third])
          let allowed = places.filter { place in
            stated.statements.allSatisfy { !$0.isRequired || $0.error([place]) == 0 }
          }
          let (system, variables, _) = stated.makeSolver()
          let breakages = system.solve()
          #expect(system.firstViolation == nil, "\(stated)")
          let best = allowed.map { stated.errors([$0]) + [stated.orderedErrors([$0])] }
            .min { $0.lexicographicallyPrecedes($1) }
          if let best {
            stated.check(system, variables, best.dropLast(), best.last, "", breakages)
          } else {
            #expect(!breakages.isEmpty, "\(stated)")
          }
        }
      }
    }
  }

  /// Every two constraints of a position and a size, judged by exact linear programs.
  @Test func positionAndSize() {
    let terms = [[1, 0], [0, 1], [1, 1], [1, -1], [2, -1]]
    let statements = Self.priorities.flatMap { priority in
      Self.relations.flatMap { relation in
        terms.flatMap { factors in
          [-1, 2].map { constant in
            StatedSystem.Statement(
              terms: factors.enumerated().filter { $0.element != 0 }.map { ($0.offset, Rational($0.element)) },
              relation: relation,
              constant: Rational(constant),
              priority: priority
            )
          }
        }
      }
    }
    for first in statements {
      for second in Seeds.some(of: statements) {
        let stated = StatedSystem(sizes: [false, true], statements: [first, second])
        let (system, variables, _) = stated.makeSolver()
        let breakages = system.solve()
        #expect(system.firstViolation == nil, "\(stated)")
        switch stated.exactAnswer() {
        case .unknown: Issue.record("The fractions are too large:\n\(stated)")
        case .conflict: #expect(!breakages.isEmpty, "\(stated)")
        case .levels(let sums, let ordered): stated.check(system, variables, sums, ordered, "", breakages)
        }
      }
    }
  }
}
