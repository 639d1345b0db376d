// Minimizing the errors of one level after the other.
extension Tableau {
  /// Minimizes the errors of a level's constraints.
  mutating func minimizeLevel(constraints records: Range<Int>) {
    for index in records {
      addCost(of: constraints[index].twin)
      if symbols[constraints[index].marker].kind == .error { addCost(of: constraints[index].marker) }
    }
    sortTouched()
    scratch.truncate()
    for symbol in touched.all where symbols[symbol].kind != .fixed {
      if abs(symbols[symbol].sum) > Tolerance.drop {
        scratch.append(Entry(symbol: symbol, factor: symbols[symbol].sum))
      }
    }
    clearSums()
    let cost = storeScratch(constant: 0, basic: -1)
    levels.append(Int32(cost))
    minimize(searching: Int(rows[cost].count) / 8) { (tableau, isDegenerate) in
      tableau.cheapest(inCostRow: cost, orFirst: isDegenerate)
    }
    for position in range(ofRow: cost) where entries[position].factor > Tolerance.factor {
      symbols[entries[position].symbol].isFrozen = true
    }
  }

  private mutating func addCost(of error: Int32) {
    let row = Int(symbols[error].row)
    if row < 0 {
      addSum(1, of: error)
    } else {
      for position in range(ofRow: row) { addSum(entries[position].factor, of: entries[position].symbol) }
    }
  }

  /// Returns the symbol of a cost row with the largest effect, or the first one with any, or -1.
  func cheapest(inCostRow cost: Int, orFirst isFirst: Bool) -> Int32 {
    var (entering, least): (Int32, Double) = (-1, -Tolerance.factor)
    for position in range(ofRow: cost) where entries[position].factor < least {
      if symbols[entries[position].symbol].isFrozen { continue }
      (entering, least) = (entries[position].symbol, entries[position].factor)
      if isFirst { break }
    }
    return entering
  }

  /// Makes symbols basic as long as their growth decreases the cost: the primal simplex method.
  ///
  /// - Parameters:
  ///   - searched: The work of finding a symbol.
  ///   - entering: A closure that returns a symbol with a negative cost, or -1. After many steps without a change, its argument
  ///     asks for the first one, which prevents cycles (Bland's rule).
  @inline(__always)
  mutating func minimize(searching searched: Int, _ entering: (borrowing Tableau, Bool) -> Int32) {
    var (degenerate, steps) = (0, 0)
    while true {
      let entering = entering(self, degenerate > 50)
      if entering < 0 { return }
      var (row, ratio) = blockingRow(for: entering, limit: .infinity, except: -1)
      if let size = sizeLimit(of: entering), size.limit < ratio - Tolerance.drop {
        (row, ratio) = (addBound(of: size.variable), size.limit)
      }
      steps += 1
      if row < 0 || steps > pivotLimit {
        // Costs aren't negative, so only rounding can make one decrease forever.
        effort.stalls += 1
        return
      }
      degenerate = ratio < Tolerance.drop ? degenerate + 1 : 0
      work += searched
      pivot(row: row, entering: entering)
    }
  }

  /// Returns the row whose basic symbol is the first to reach 0 when a symbol grows, and the distance.
  ///
  /// The row is -1 if none does before the limit. Rows that are already negative don't count.
  mutating func blockingRow(for symbol: Int32, limit: Double, except excluded: Int) -> (row: Int, ratio: Double) {
    var (best, ratio) = (-1, limit)
    var walk = walk(symbol)
    while let (row, position) = next(&walk) {
      let factor = entries[position].factor
      if factor >= -Tolerance.factor || row == excluded || rows[row].basic < 0 { continue }
      if rows[row].constant < -Tolerance.constant { continue }
      let reached = max(0, -rows[row].constant / factor)
      if reached < ratio - Tolerance.drop
        || (best >= 0 && reached < ratio + Tolerance.drop && rows[row].basic < rows[best].basic)
      {
        (best, ratio) = (row, reached)
      }
    }
    return (best, ratio)
  }
}
