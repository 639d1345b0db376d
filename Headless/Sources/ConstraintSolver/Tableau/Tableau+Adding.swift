// Building: required equalities first, then required inequalities, then each level.
extension Tableau {
  mutating func addVariable(isSize: Bool) {
    assert(symbols.count == values.count, "Variables come before constraints")
    var symbol = Symbol(kind: .variable)
    symbol.isSize = isSize
    symbols.append(symbol)
    values.append(0)
  }

  /// Adds `Σ terms + constant REL 0`. Variables must be different, and factors not 0.
  ///
  /// - Parameters:
  ///   - rank: The constraint's place in the order of constraints.
  ///   - isTracked: A Boolean value that indicates whether its constant may change, and conflicts include it.
  /// - Returns: The row that proves that a required constraint can't be met, or `nil`.
  mutating func add(
    _ terms: UnsafeBufferPointer<Entry>,
    constant: Double,
    _ relation: ConstraintSystem.Relation,
    rank: Int,
    isRequired: Bool,
    isTracked: Bool
  ) -> Int? {
    let direct = unreferencedVariable(in: terms)
    if direct >= 0 {
      let record = addRecord(relation, rank: rank, isRequired: isRequired, isTracked: isTracked)
      define(direct, by: terms, constant: constant, markers: record)
      return nil
    }
    let expanded = expand(terms, constant: constant)
    let late = undefinedVariable()
    let record = addRecord(relation, rank: rank, isRequired: isRequired, isTracked: isTracked)
    if late >= 0 {
      defineLate(late, constant: expanded, markers: record)
      return nil
    }
    if !isRequired {
      addOptionalRow(constant: expanded, record)
      return nil
    }
    return relation == .equal
      ? addRequiredEquality(constant: expanded, record) : addRequiredInequality(constant: expanded, record)
  }

  private mutating func addRecord(
    _ relation: ConstraintSystem.Relation,
    rank: Int,
    isRequired: Bool,
    isTracked: Bool
  ) -> Record {
    let owner = Int32(constraints.count)
    var record = Record(marker: -1, twin: -1, scale: 1, twinScale: 0, rank: Int32(rank), isTracked: isTracked)
    switch (relation, isRequired) {
    case (.equal, true):
      record.marker = addMarker(.fixed, owner: owner)
    case (.equal, false):
      record.marker = addMarker(.error, owner: owner)
      record.scale = -1
    case (.greaterThanOrEqual, _):
      record.marker = addMarker(.slack, owner: owner)
      record.scale = -1
    case (.lessThanOrEqual, _):
      record.marker = addMarker(.slack, owner: owner)
    }
    if !isRequired {
      record.twin = addMarker(.error, owner: owner)
      record.twinScale = -record.scale
    }
    constraints.append(record)
    return record
  }

  /// Adds a row that one of the two nonnegative markers can solve.
  private mutating func addOptionalRow(constant: Double, _ record: Record) {
    // marker = -(constant + Σ + twinScale · twin) / scale
    let value = -constant / record.scale
    let usesMarker = value > -Tolerance.drop
    let (basic, scale) = usesMarker ? (record.marker, record.scale) : (record.twin, record.twinScale)
    let (other, otherScale) = usesMarker ? (record.twin, record.twinScale) : (record.marker, record.scale)
    takeSums(times: -1 / scale)
    scratch.append(Entry(symbol: other, factor: -otherScale / scale))
    _ = storeScratch(constant: max(0, -constant / scale), basic: basic)
  }

  private mutating func addRequiredInequality(constant: Double, _ record: Record) -> Int? {
    takeSums(times: -1 / record.scale)
    let row = storeScratch(constant: -constant / record.scale, basic: record.marker)
    return makeFeasible(row: row, isEquality: false) ? nil : row
  }

  private mutating func addRequiredEquality(constant: Double, _ record: Record) -> Int? {
    // The marker starts at most at 0, so it's made feasible like a slack.
    let sign: Double = constant > 0 ? -1 : 1
    let isLive = takeSums(times: sign)
    constraints[constraints.count - 1].scale = -sign
    let row = storeScratch(constant: sign * constant, basic: record.marker)
    if isLive { return makeFeasible(row: row, isEquality: true) ? nil : row }
    if abs(constant) > Tolerance.violation { return row }
    rows[row].constant = 0
    redundantRows.append(Int32(row))
    return nil
  }

  /// Raises the negative constant of a row to 0, while those of other rows remain positive.
  ///
  /// - Returns: A Boolean value that indicates whether that was possible.
  private mutating func makeFeasible(row target: Int, isEquality: Bool) -> Bool {
    var steps = 0
    while true {
      if rows[target].constant >= -Tolerance.constant {
        rows[target].constant = max(0, rows[target].constant)
        if isEquality { takeMarkerOut(ofRow: target) }
        return true
      }
      var entering: Int32 = -1
      var factor = 0.0
      for position in range(ofRow: target) where entries[position].factor > Tolerance.factor {
        if symbols[entries[position].symbol].kind == .fixed { continue }
        entering = entries[position].symbol
        factor = entries[position].factor
        break
      }
      steps += 1
      if entering < 0 || steps > pivotLimit {
        if entering >= 0 { effort.stalls += 1 }
        if rows[target].constant < -Tolerance.violation { return false }
        rows[target].constant = 0
        if isEquality { takeMarkerOut(ofRow: target) }
        return true
      }
      let own = -rows[target].constant / factor
      let (row, _) = blockingRow(for: entering, limit: own, except: target)
      pivot(row: row < 0 ? target : row, entering: entering)
      if row < 0 { return true }
    }
  }

  /// Makes another symbol basic in the row of a required equality whose constant is 0.
  private mutating func takeMarkerOut(ofRow row: Int) {
    var (entering, most): (Int32, Double) = (-1, Tolerance.factor)
    for position in range(ofRow: row) where abs(entries[position].factor) > most {
      if symbols[entries[position].symbol].kind == .fixed { continue }
      (entering, most) = (entries[position].symbol, abs(entries[position].factor))
    }
    rows[row].constant = 0
    if entering >= 0 {
      pivot(row: row, entering: entering)
    } else {
      redundantRows.append(Int32(row))
    }
  }

  /// More pivots than any sound run takes.
  var pivotLimit: Int { 1_000 + 50 * rows.count }
}
