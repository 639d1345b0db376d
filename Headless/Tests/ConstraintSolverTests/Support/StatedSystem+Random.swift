import ConstraintSolver
import TestSupport

extension StatedSystem {
  /// Up to four views in a row with contents, gaps, ratios and alignments, as screens have them, and up to three
  /// statements of any kind.
  static func random(_ generator: inout SeededGenerator) -> StatedSystem {
    let viewCount = Int.random(in: 1...4, using: &generator)
    var system = StatedSystem(sizes: (0..<viewCount).flatMap { _ in [false, true] }, statements: [])
    let priorities: [Float] = [999.999, 999, 751, 750, 750, 500, 251, 250, 250, 250.001, 50, 0.5]
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &generator)] }
    func number(_ range: ClosedRange<Int>) -> Rational { Rational(Int.random(in: range, using: &generator)) }
    func add(
      _ terms: [(Int, Int)],
      _ relation: ConstraintSystem.Relation,
      _ constant: Rational,
      required chance: Double
    ) {
      let isRequired = Double.random(in: 0..<1, using: &generator) < chance
      system.statements.append(
        Statement(
          terms: terms.map { ($0.0, Rational($0.1)) },
          relation: relation,
          constant: constant,
          priority: isRequired ? 1_000 : pick(priorities)
        )
      )
    }
    let relations: [ConstraintSystem.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    for view in 0..<viewCount {
      let (left, size) = (2 * view, 2 * view + 1)
      if view == 0 {
        add([(left, 1)], pick(relations), number(0...20), required: 0.8)
      } else {
        add([(left, 1), (left - 2, -1), (size - 2, -1)], pick(relations), number(0...10), required: 0.8)
      }
      if Bool.random(using: &generator) {
        let content = number(0...60)
        add([(size, 1)], .lessThanOrEqual, content, required: 0)
        add([(size, 1)], .greaterThanOrEqual, content, required: 0)
      }
      if view > 0, Int.random(in: 0..<3, using: &generator) == 0 {
        add([(size, 1), (1, -pick([1, 1, 2, 3]))], pick(relations), number(-5...5), required: 0.3)
      }
    }
    if Int.random(in: 0..<4, using: &generator) > 0 {
      add([(2 * viewCount - 2, 1), (2 * viewCount - 1, 1)], pick(relations), number(0...200), required: 0.8)
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      var terms: [(Int, Int)] = []
      for variable in 0..<(2 * viewCount) where Int.random(in: 0..<3, using: &generator) == 0 {
        terms.append((variable, pick([1, -1, 2, -2])))
      }
      add(terms, pick(relations), number(-50...100), required: 0.3)
    }
    system.statements.shuffle(using: &generator)
    return system
  }
}
