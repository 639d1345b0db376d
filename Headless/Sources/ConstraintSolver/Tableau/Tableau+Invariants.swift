extension Tableau {
  /// Stops the program if the tableau is invalid, provided ``checksInvariants`` is set.
  @inline(__always)
  mutating func _checkInvariants() {
    #if DEBUG
      if checksInvariants, let violation = firstViolation() { fatalError(violation) }
    #endif
  }

  /// Returns a solved tableau's first violation, or `nil`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries and links.
  mutating func firstViolation() -> String? {
    violationOfRows() ?? violationOfDefinitions() ?? violationOfCosts()
  }

  /// Checks that rows are sorted and in terms of nonbasic markers, with links to all of them, and that no constant is negative.
  private mutating func violationOfRows() -> String? {
    for row in 0..<rows.count {
      let basic = rows[row].basic
      if basic >= 0 {
        if symbols[basic].row != row { return "symbol \(basic) is not basic in row \(row)" }
        if rows[row].constant < -Tolerance.violation { return "row \(row) is \(rows[row].constant)" }
        if symbols[basic].kind == .fixed, abs(rows[row].constant) > Tolerance.violation {
          return "a required equality is missed by \(rows[row].constant)"
        }
      }
      if rows[row].count > rows[row].capacity { return "row \(row) is longer than its room" }
      var last: Int32 = -1
      for position in range(ofRow: row) {
        let entry = entries[position]
        if entry.symbol <= last { return "row \(row) is not sorted" }
        last = entry.symbol
        if symbols[entry.symbol].kind == .variable { return "row \(row) contains variable \(entry.symbol)" }
        if symbols[entry.symbol].row >= 0 { return "row \(row) contains the basic symbol \(entry.symbol)" }
        if basic >= 0, symbols[basic].kind == .fixed, symbols[entry.symbol].kind != .fixed {
          return "redundant row \(row) contains symbol \(entry.symbol)"
        }
        var link = symbols[entry.symbol].link
        while link >= 0, links[link].row != row { link = links[link].next }
        if link < 0 { return "no link leads from symbol \(entry.symbol) to row \(row)" }
      }
    }
    return nil
  }

  /// Checks that definitions refer only to earlier evaluated ones.
  private func violationOfDefinitions() -> String? {
    for index in 0..<definitions.count {
      let definition = definitions[index]
      if symbols[definition.variable].definition != index { return "definition \(index) is not its variable's" }
      for place in definition.start..<(definition.start + definition.count) {
        let symbol = symbols[definitionEntries[place].symbol]
        if symbol.kind != .variable || symbol.definition < 0 { continue }
        let order = definitions[symbol.definition].order
        if order >= definition.order { return "definition \(index) refers to one that comes after it" }
      }
    }
    return nil
  }

  /// Checks that the solution is optimal: at each level, no symbol without a higher cost has a negative cost.
  private func violationOfCosts() -> String? {
    for symbol in Int32(values.count)..<Int32(symbols.count) {
      if symbols[symbol].row >= 0 || symbols[symbol].kind == .fixed { continue }
      var isDecided = false
      for level in 0..<levels.count where !isDecided {
        let cost = factor(of: symbol, inRow: Int(levels[level]))
        if cost < -Tolerance.violation { return "symbol \(symbol) costs \(cost) at level \(level)" }
        isDecided = cost > Tolerance.violation
      }
      if isDecided { continue }
      let cost = orderCosts[symbol]
      if cost.errors < -Tolerance.violation || (cost.errors < Tolerance.violation && cost.slacks < -Tolerance.violation)
      {
        return "symbol \(symbol) costs \(cost) where levels leave a choice"
      }
    }
    return nil
  }

  /// Returns the difference between a constraint and the tableau, given numbers for nonbasic markers.
  ///
  /// - Parameter terms: The terms of the constraint, without constants.
  mutating func residual(
    of constraint: Int,
    _ terms: UnsafeBufferPointer<Entry>,
    constant: Double,
    assigning number: (Int32) -> Double
  ) -> Double {
    let record = constraints[constraint]
    var total = expand(terms, constant: constant)
    for symbol in touched.all where symbols[symbol].kind != .variable {
      total += symbols[symbol].sum * number(symbol)
    }
    clearSums()
    for (marker, scale) in [(record.marker, record.scale), (record.twin, record.twinScale)] where marker >= 0 {
      if !isTracked(constraint) { continue }
      let row = Int(symbols[marker].row)
      if row < 0 {
        total += scale * number(marker)
      } else {
        total += scale * rows[row].constant
        for position in range(ofRow: row) {
          total += scale * entries[position].factor * number(entries[position].symbol)
        }
      }
    }
    return total
  }
}

extension ConstraintSystem {
  /// The solved system's first violation, or `nil`.
  ///
  /// - Complexity: O(*n*²) in the number of constraints.
  package var firstViolation: String? {
    if let violation = tableau.firstViolation() { return violation }
    if needsSolving { return nil }
    // A linear function of many symbols that's 0 for random numbers is 0.
    let number: (Int32) -> Double = { symbol in Double((Int(symbol) &* 7_919) % 1_009) / 1_009 }
    for index in 0..<model.constraints.count {
      let slot = model.constraints[index]
      if !slot.isAlive || slot.isBroken { continue }
      var constant = -slot.constant
      tableau.terms.truncate()
      for place in slot.firstTerm..<(slot.firstTerm + Int(slot.termCount)) {
        let term = model.terms[place]
        let variable = model.variables[term.symbol]
        if variable.isConstant { constant += term.factor * variable.value } else { tableau.terms.append(term) }
      }
      let residual = tableau.residual(
        of: Int(slot.record),
        UnsafeBufferPointer(tableau.terms.all),
        constant: constant,
        assigning: number
      )
      if abs(residual) > Tolerance.violation { return "constraint \(index) is off by \(residual)" }
    }
    return nil
  }
}
