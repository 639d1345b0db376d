/// Minimizes linear functions of numbers that are not negative, exactly: the textbook's simplex method on a dense table
/// of fractions, in two phases, with Bland's rule.
///
/// It shares nothing with the solver, and is as slow as it is simple.
struct LinearProgram {
  /// `Σ factors · x == constant`; what is missing at the end of `factors` is 0.
  struct Equation {
    var factors: [Int: Rational]
    var constant: Rational
  }

  enum Result: Equatable {
    case infeasible
    case minimum(Rational)
    /// There is no least value.
    case unbounded
    /// Fractions became too large.
    case unknown
  }

  var columnCount = 0
  var equations: [Equation] = []

  mutating func addColumn() -> Int {
    columnCount += 1
    return columnCount - 1
  }

  func minimize(_ costs: [Int: Rational]) -> Result {
    var table = Table(self)
    let artificial = Dictionary(uniqueKeysWithValues: (columnCount..<table.width).map { ($0, Rational(1)) })
    switch table.minimize(artificial, allowed: table.width) {
    case .minimum(let rest) where rest.isZero: break
    case .minimum: return .infeasible
    case let other: return other
    }
    if !table.removeArtificial(from: columnCount) { return .unknown }
    return table.minimize(costs, allowed: columnCount)
  }

  /// Each row says what its basic column is: `Σ cells · x == constant` with 1 in the basic column.
  private struct Table {
    var rows: [[Rational]]
    var constants: [Rational]
    var basics: [Int]
    let width: Int

    init(_ program: LinearProgram) {
      width = program.columnCount + program.equations.count
      rows = []
      constants = []
      basics = []
      for (index, equation) in program.equations.enumerated() {
        let sign = Rational(equation.constant.sign < 0 ? -1 : 1)
        var row = [Rational](repeating: Rational(0), count: width)
        for (column, factor) in equation.factors { row[column] = sign * factor }
        row[program.columnCount + index] = Rational(1)
        rows.append(row)
        constants.append(sign * equation.constant)
        basics.append(program.columnCount + index)
      }
    }

    mutating func minimize(_ costs: [Int: Rational], allowed: Int) -> Result {
      var reduced = (0..<width).map { costs[$0] ?? Rational(0) }
      var total = Rational(0)
      for (index, row) in rows.enumerated() {
        guard let cost = costs[basics[index]], !cost.isZero else { continue }
        for column in 0..<width where !row[column].isZero { reduced[column] = reduced[column] - cost * row[column] }
        total = total + cost * constants[index]
      }
      while true {
        if total.isUnknown || reduced.contains(where: \.isUnknown) { return .unknown }
        guard let entering = (0..<allowed).first(where: { reduced[$0].sign < 0 }) else { return .minimum(total) }
        guard let leaving = leavingRow(entering) else { return .unbounded }
        guard pivot(leaving, entering) else { return .unknown }
        let cost = reduced[entering]
        for column in 0..<width where !rows[leaving][column].isZero {
          reduced[column] = reduced[column] - cost * rows[leaving][column]
        }
        total = total + cost * constants[leaving]
      }
    }

    private func leavingRow(_ entering: Int) -> Int? {
      var best: (row: Int, ratio: Rational)?
      for (index, row) in rows.enumerated() where row[entering].sign > 0 {
        let ratio = constants[index] / row[entering]
        if let known = best {
          let difference = (ratio - known.ratio).sign
          if difference > 0 || (difference == 0 && basics[index] > basics[known.row]) { continue }
        }
        best = (index, ratio)
      }
      return best?.row
    }

    private mutating func pivot(_ leaving: Int, _ entering: Int) -> Bool {
      let scale = rows[leaving][entering]
      for column in 0..<width where !rows[leaving][column].isZero {
        rows[leaving][column] = rows[leaving][column] / scale
      }
      constants[leaving] = constants[leaving] / scale
      for index in rows.indices where index != leaving && !rows[index][entering].isZero {
        let factor = rows[index][entering]
        for column in 0..<width where !rows[leaving][column].isZero {
          rows[index][column] = rows[index][column] - factor * rows[leaving][column]
          if rows[index][column].isUnknown { return false }
        }
        constants[index] = constants[index] - factor * constants[leaving]
        if constants[index].isUnknown { return false }
      }
      basics[leaving] = entering
      return true
    }

    /// Makes other columns basic in place of artificial ones, which are 0, or drops rows that say nothing.
    mutating func removeArtificial(from first: Int) -> Bool {
      for index in rows.indices.reversed() where basics[index] >= first {
        if let column = (0..<first).first(where: { !rows[index][$0].isZero }) {
          guard pivot(index, column) else { return false }
        } else {
          rows.remove(at: index)
          constants.remove(at: index)
          basics.remove(at: index)
        }
      }
      return true
    }
  }
}
