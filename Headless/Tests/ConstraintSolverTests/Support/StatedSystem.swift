import ConstraintSolver

/// A system as data, for the solver and for the exact linear programs that judge it.
struct StatedSystem: CustomStringConvertible {
  struct Statement: CustomStringConvertible {
    var terms: [(variable: Int, factor: Rational)]
    var relation: ConstraintSystem.Relation
    var constant: Rational
    var priority: Float

    var isRequired: Bool { priority == 1_000 }

    /// What the terms miss the constant by.
    func error(_ values: [Double]) -> Double {
      let difference = terms.reduce(-constant.value) { $0 + $1.factor.value * values[$1.variable] }
      switch relation {
      case .equal: return abs(difference)
      case .lessThanOrEqual: return max(0, difference)
      case .greaterThanOrEqual: return max(0, -difference)
      }
    }

    var description: String {
      let sum = terms.map { "\($0.factor.value)·x\($0.variable)" }.joined(separator: " + ")
      let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
      return "\(sum) \(sign) \(constant.value) @\(priority)"
    }
  }

  /// Which variables are sizes.
  var sizes: [Bool]
  var statements: [Statement]

  var description: String {
    "sizes \(sizes.indices.filter { sizes[$0] })\n" + statements.map(\.description).joined(separator: "\n")
  }

  /// Priorities of optional statements, highest first.
  var levels: [Float] {
    Set(statements.lazy.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
  }

  // MARK: The solver

  func makeSolver() -> (system: ConstraintSystem, variables: [ConstraintSystem.Variable], [ConstraintSystem.Constraint])
  {
    let system = ConstraintSystem()
    let variables = sizes.map { system.addVariable($0 ? .size : .position) }
    let constraints = statements.map { statement in
      system.addConstraint(
        statement.terms.map { .init(variables[$0.variable], $0.factor.value) },
        statement.relation,
        statement.constant.value,
        priority: statement.priority
      )
    }
    return (system, variables, constraints)
  }

  /// The sum of the errors of each level.
  func errors(_ values: [Double]) -> [Double] {
    levels.map { level in statements.lazy.filter { $0.priority == level }.reduce(0) { $0 + $1.error(values) } }
  }

  /// The cost of the errors among equals: more for later statements.
  func orderedErrors(_ values: [Double]) -> Double {
    statements.enumerated().reduce(0) { sum, numbered in
      let weight = numbered.element.isRequired ? 0 : OrderWeight.error(rank: numbered.offset)
      return sum + weight * numbered.element.error(values)
    }
  }

  // MARK: The exact answer

  enum Answer {
    case conflict
    /// The least sum of errors of each level, and the least cost of the errors among equals.
    case levels([Double], orderedErrors: Double?)
    /// Fractions became too large.
    case unknown
  }

  /// Solves level after level, each as a linear program of its own in which the sums above are equations.
  func exactAnswer() -> Answer {
    var (program, _, errors) = exactProgram(of: Array(statements.indices))
    var sums: [Double] = []
    if levels.isEmpty {
      switch program.minimize([:]) {
      case .infeasible: return .conflict
      case .minimum: return .levels([], orderedErrors: 0)
      case .unbounded, .unknown: return .unknown
      }
    }
    for level in levels {
      let costs = Dictionary(
        uniqueKeysWithValues: errors.filter { statements[$0.statement].priority == level }.map {
          ($0.column, Rational(1))
        }
      )
      switch program.minimize(costs) {
      case .infeasible: return .conflict
      case .unbounded, .unknown: return .unknown
      case .minimum(let least):
        sums.append(least.value)
        program.equations.append(.init(factors: costs, constant: least))
      }
    }
    let costs = Dictionary(
      uniqueKeysWithValues: errors.map { error -> (Int, Rational) in
        let parts = OrderWeight.error(rank: error.statement) * Double(OrderWeight.parts)
        return (error.column, Rational(Int(parts), over: OrderWeight.parts))
      }
    )
    guard case .minimum(let ordered) = program.minimize(costs) else { return .levels(sums, orderedErrors: nil) }
    return .levels(sums, orderedErrors: ordered.value)
  }

  /// Whether some of the statements can be met together; `nil` if unknown.
  func canMeet(_ indices: [Int]) -> Bool? {
    switch exactProgram(of: indices).program.minimize([:]) {
    case .infeasible: false
    case .minimum: true
    case .unbounded, .unknown: nil
    }
  }

  /// Which variables have more than one value among the solutions that are best at all levels; `nil` if unknown or if
  /// there is none.
  func exactlyAmbiguous() -> [Bool]? {
    var (program, columns, errors) = exactProgram(of: Array(statements.indices))
    for level in levels {
      let costs = Dictionary(
        uniqueKeysWithValues: errors.filter { statements[$0.statement].priority == level }.map {
          ($0.column, Rational(1))
        }
      )
      guard case .minimum(let least) = program.minimize(costs) else { return nil }
      program.equations.append(.init(factors: costs, constant: least))
    }
    var result: [Bool] = []
    for (positive, negative) in columns {
      let ends = [1, -1].map { sign in
        var costs = [positive: Rational(sign)]
        if let negative { costs[negative] = Rational(-sign) }
        return program.minimize(costs)
      }
      switch (ends[0], ends[1]) {
      case (.infeasible, _), (.unknown, _), (_, .unknown): return nil
      case (.minimum(let least), .minimum(let most)): result.append(least != -most)
      default: result.append(true)
      }
    }
    return result
  }

  private typealias ExactProgram = (
    program: LinearProgram, columns: [(positive: Int, negative: Int?)], errors: [(column: Int, statement: Int)]
  )

  private func exactProgram(of indices: [Int]) -> ExactProgram {
    var program = LinearProgram()
    var errors: [(column: Int, statement: Int)] = []
    let columns = sizes.map { isSize in
      (positive: program.addColumn(), negative: isSize ? nil : program.addColumn())
    }
    for index in indices {
      let statement = statements[index]
      var factors: [Int: Rational] = [:]
      for term in statement.terms {
        let (positive, negative) = columns[term.variable]
        factors[positive] = (factors[positive] ?? Rational(0)) + term.factor
        if let negative { factors[negative] = (factors[negative] ?? Rational(0)) - term.factor }
      }
      func addColumn(_ sign: Int, isError: Bool) {
        let column = program.addColumn()
        factors[column] = Rational(sign)
        if isError { errors.append((column, index)) }
      }
      switch statement.relation {
      case .equal: break
      case .lessThanOrEqual: addColumn(1, isError: false)
      case .greaterThanOrEqual: addColumn(-1, isError: false)
      }
      if !statement.isRequired {
        if statement.relation != .greaterThanOrEqual { addColumn(-1, isError: true) }
        if statement.relation != .lessThanOrEqual { addColumn(1, isError: true) }
      }
      program.equations.append(.init(factors: factors, constant: statement.constant))
    }
    return (program, columns, errors)
  }
}
