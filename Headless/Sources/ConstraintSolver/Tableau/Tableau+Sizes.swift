// Sizes aren't negative. That becomes a row only where needed, which is nowhere in ordinary layouts.
extension Tableau {
  /// Returns the size that a marker's constraint defines, and the marker's growth at which it becomes 0, if that's easy to
  /// compute.
  func sizeLimit(of symbol: Int32) -> (variable: Int32, limit: Double)? {
    guard let (variable, factor, value) = sizeEffect(of: symbol), factor < -Tolerance.factor, value >= 0 else {
      return nil
    }
    return (variable, -value / factor)
  }

  /// Returns the size that a marker's constraint defines, its change with the marker, and its value, or `nil` if it has a row.
  private func sizeEffect(of symbol: Int32) -> (variable: Int32, factor: Double, value: Double)? {
    let index = symbols[symbol].definition
    if index < 0 { return nil }
    let definition = definitions[index]
    if !symbols[definition.variable].isSize || symbols[definition.variable].bound >= 0 { return nil }
    var (factor, value) = (0.0, definition.constant)
    for place in definition.start..<(definition.start + definition.count) {
      let entry = definitionEntries[place]
      if symbols[entry.symbol].kind == .variable { return nil }
      value += entry.factor * self.value(ofSymbol: entry.symbol)
      if entry.symbol == symbol {
        factor += entry.factor
      } else if symbols[entry.symbol].row >= 0 {
        factor += entry.factor * self.factor(of: symbol, inRow: Int(symbols[entry.symbol].row))
      }
    }
    return (definition.variable, factor, value)
  }

  /// Adds a row that prevents a size from being negative.
  mutating func addBound(of variable: Int32) -> Int {
    var constant = expand(variable)
    while true {
      let undefined = undefinedVariable()
      if undefined < 0 { break }
      clearSums()
      release(undefined)
      constant = expand(variable)
    }
    let slack = addMarker(.slack, owner: -1 - variable)
    symbols[variable].bound = slack
    effort.bounds += 1
    takeSums(times: 1)
    work += scratch.count
    return storeScratch(constant: constant, basic: slack)
  }

  /// Defines a variable without a defining constraint by its own markers, so that it can be nonzero: a size by one, a position
  /// by the difference of two. The markers have a cost, so it's as near to 0 as sizes allow.
  mutating func release(_ variable: Int32) {
    let cost = OrderCost(slacks: OrderWeight.slack(index: constraints.count + Int(variable)))
    var record = Record(marker: addMarker(.slack, owner: -1 - variable), twin: -1, scale: -1, twinScale: 1, rank: 0)
    orderCosts[record.marker] = cost
    if symbols[variable].isSize {
      symbols[variable].bound = record.marker
    } else {
      record.twin = addMarker(.slack, owner: -1 - variable)
      orderCosts[record.twin] = cost
    }
    addSum(1, of: variable)
    defineLate(variable, constant: 0, markers: record)
  }

  mutating func expand(_ variable: Int32) -> Double {
    var term = Entry(symbol: variable, factor: 1)
    return withUnsafePointer(to: &term) { expand(UnsafeBufferPointer(start: $0, count: 1), constant: 0) }
  }

  /// Adds rows for negative sizes, and repairs them.
  ///
  /// - Returns: `nil` if all sizes are 0 or more.
  mutating func keepSizes() -> RepairFailure? {
    while true {
      evaluate()
      var isDone = true
      for variable in 0..<Int32(values.count) where values[variable] < -Tolerance.violation {
        if !symbols[variable].isSize || symbols[variable].bound >= 0 { continue }
        isDone = false
        violatedRows.append(Int32(addBound(of: variable)))
        if let failure = repair() { return failure }
      }
      if isDone { return nil }
    }
  }
}
