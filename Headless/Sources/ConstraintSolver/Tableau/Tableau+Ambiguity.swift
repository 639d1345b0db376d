// Checks whether a variable could have another value at the same costs.
extension Tableau {
  /// Prepares a solved tableau for `canMove`: only markers without a cost at any level can grow, and sizes have rows.
  ///
  /// After this call, costs aren't updated. Rebuild the tableau before you repair it.
  mutating func prepareMoves() {
    for symbol in 0..<symbols.count { symbols[symbol].isFrozen = symbols[symbol].kind == .fixed }
    for level in levels.all {
      for position in range(ofRow: Int(level)) where entries[position].factor > Tolerance.factor {
        symbols[entries[position].symbol].isFrozen = true
      }
    }
    for variable in 0..<Int32(values.count) where symbols[variable].definition < 0 { release(variable) }
    for variable in 0..<Int32(values.count) where symbols[variable].isSize && symbols[variable].bound < 0 {
      _ = addBound(of: variable)
    }
  }

  /// Returns a Boolean value that indicates whether a variable can become larger or smaller.
  mutating func canMove(_ variable: Int32) -> Bool {
    canFall(variable, factor: 1) || canFall(variable, factor: -1)
  }

  /// Returns a Boolean value that indicates whether a variable, times a factor, can become smaller.
  private mutating func canFall(_ variable: Int32, factor: Double) -> Bool {
    _ = expand(variable)
    takeSums(times: factor)
    let cost = storeScratch(constant: 0, basic: -1)
    defer { rows[cost].count = 0 }
    var steps = 0
    while true {
      let entering = cheapest(inCostRow: cost, orFirst: true)
      if entering < 0 { return false }
      let fall = -self.factor(of: entering, inRow: cost)
      let (row, ratio) = blockingRow(for: entering, limit: .infinity, except: -1)
      if row < 0 || ratio * fall > Tolerance.violation { return true }
      steps += 1
      if steps > pivotLimit {
        effort.stalls += 1
        return false
      }
      pivot(row: row, entering: entering)
    }
  }
}
