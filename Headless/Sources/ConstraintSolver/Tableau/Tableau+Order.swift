// Chooses among solutions that are the same at all levels.
extension Tableau {
  /// A marker's cost where levels leave a choice.
  struct OrderCost: BitwiseCopyable {
    /// The cost by errors of constraints, higher for later ones: the first of equals yields.
    var errors = 0.0
    /// The cost by slacks of inequalities, if errors are the same.
    var slacks = 0.0

    @inline(__always)
    mutating func add(_ factor: Double, times other: OrderCost) {
      errors += factor * other.errors
      slacks += factor * other.slacks
    }
  }

  /// Minimizes the costs of order.
  mutating func minimizeOrder() {
    orderCosts.append(repeating: OrderCost(), count: symbols.count)
    for index in 0..<constraints.count {
      let record = constraints[index]
      if symbols[record.marker].kind == .slack {
        addOrderCost(OrderCost(slacks: OrderWeight.slack(index: index)), of: record.marker)
      }
      if record.twin < 0 { continue }
      let cost = OrderCost(errors: OrderWeight.error(rank: Int(record.rank)))
      addOrderCost(cost, of: record.twin)
      if symbols[record.marker].kind == .error { addOrderCost(cost, of: record.marker) }
    }
    let first = Int32(values.count)
    var last = first - 1
    minimize(searching: 16) { (tableau, isDegenerate) in
      last = tableau.nextInOrder(after: isDegenerate ? first - 1 : last)
      return last
    }
  }

  private mutating func addOrderCost(_ cost: OrderCost, of symbol: Int32) {
    let row = Int(symbols[symbol].row)
    if row < 0 {
      orderCosts[symbol].add(1, times: cost)
    } else {
      for position in range(ofRow: row) {
        orderCosts[entries[position].symbol].add(entries[position].factor, times: cost)
      }
    }
  }

  /// Returns the next symbol with a negative cost, cyclically, or -1.
  private func nextInOrder(after last: Int32) -> Int32 {
    for symbol in (last + 1)..<Int32(orderCosts.count) where isNegative(symbol) { return symbol }
    for symbol in Int32(values.count)..<(last + 1) where isNegative(symbol) { return symbol }
    return -1
  }

  @inline(__always)
  private func isNegative(_ symbol: Int32) -> Bool {
    let cost = orderCosts[symbol]
    if cost.errors > Tolerance.factor { return false }
    if cost.errors >= -Tolerance.factor, cost.slacks >= -Tolerance.factor { return false }
    return !symbols[symbol].isFrozen
  }

  /// Retains the candidate with the least unit cost of order.
  mutating func keepCheapestInOrder() {
    if orderCosts.isEmpty { return }
    var best = candidates[0]
    var least = orderCosts[best.symbol]
    for index in 1..<candidates.count {
      let candidate = candidates[index]
      let cost = orderCosts[candidate.symbol]
      let difference = cost.errors / candidate.factor - least.errors / best.factor
      if difference > Tolerance.factor { continue }
      if difference >= -Tolerance.factor,
        cost.slacks / candidate.factor >= least.slacks / best.factor - Tolerance.factor
      {
        continue
      }
      (best, least) = (candidate, cost)
    }
    candidates.truncate()
    candidates.append(best)
  }
}
