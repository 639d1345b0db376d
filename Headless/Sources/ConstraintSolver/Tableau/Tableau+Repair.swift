extension Tableau {
  enum RepairFailure {
    /// The constant of a row remains negative.
    case infeasible(row: Int)
    /// There was too much work.
    case gaveUp
  }

  /// Makes constants positive again, at the least cost, level by level: the dual simplex method.
  mutating func repair() -> RepairFailure? {
    var steps = 0
    for index in redundantRows.all where abs(rows[index].constant) > Tolerance.violation {
      return .infeasible(row: Int(index))
    }
    while let next = violatedRows.popLast() {
      let row = Int(next)
      if rows[row].constant >= -Tolerance.constant { continue }
      while true {
        let entering = cheapestEntering(row: row)
        if entering < 0 {
          if rows[row].constant < -Tolerance.violation { return .infeasible(row: row) }
          rows[row].constant = 0
          break
        }
        steps += 1
        if steps > pivotLimit || work > workLimit { return .gaveUp }
        effort.repairs += 1
        let blocking = rowBeforeRepair(of: row, entering: entering)
        if blocking >= 0 {
          // The symbol grows as far as this row allows, and another one repairs the rest. Costs become negative, and are
          // positive again when the row has been repaired at a higher ratio.
          pivot(row: blocking, entering: entering)
          continue
        }
        pivot(row: row, entering: entering)
        break
      }
    }
    return nil
  }

  /// Returns the first row that becomes negative, well before a row is repaired, when a symbol grows, or -1.
  private mutating func rowBeforeRepair(of row: Int, entering symbol: Int32) -> Int {
    let needed = -rows[row].constant / factor(of: symbol, inRow: row) - Tolerance.violation
    let (blocking, limit) = blockingRow(for: symbol, limit: needed, except: row)
    if let size = sizeLimit(of: symbol), size.limit < limit { return addBound(of: size.variable) }
    return blocking
  }

  /// Returns the symbol that repairs a row at the least unit cost: level by level, then the first one, or -1.
  private mutating func cheapestEntering(row: Int) -> Int32 {
    candidates.truncate()
    work += Int(rows[row].count) / 4
    for position in range(ofRow: row) where entries[position].factor > Tolerance.factor {
      let entry = entries[position]
      if symbols[entry.symbol].kind == .fixed { continue }
      candidates.append(Candidate(symbol: entry.symbol, factor: entry.factor, ratio: 0))
    }
    if candidates.isEmpty { return -1 }
    for level in 0..<levels.count where candidates.count > 1 { keepCheapest(costRow: Int(levels[level])) }
    if candidates.count > 1 { keepCheapestInOrder() }
    return candidates[0].symbol
  }

  /// Retains the candidates with the lowest ratio of cost and factor.
  private mutating func keepCheapest(costRow cost: Int) {
    var least = Double.infinity
    let costs = range(ofRow: cost)
    let isDense = candidates.count * 8 > costs.count
    work += isDense ? (costs.count + candidates.count) / 8 : candidates.count
    var position = costs.lowerBound
    for index in 0..<candidates.count {
      let candidate = candidates[index]
      var factor = 0.0
      if isDense {
        while position < costs.upperBound, entries[position].symbol < candidate.symbol { position += 1 }
        if position < costs.upperBound, entries[position].symbol == candidate.symbol {
          factor = entries[position].factor
        }
      } else {
        factor = self.factor(of: candidate.symbol, inRow: cost)
      }
      candidates[index].ratio = factor / candidate.factor
      least = min(least, candidates[index].ratio)
    }
    var kept = 0
    for index in 0..<candidates.count where candidates[index].ratio <= least + Tolerance.factor {
      candidates[kept] = candidates[index]
      kept += 1
    }
    candidates.truncate(to: kept)
  }

  /// Returns a Boolean value that indicates whether the rows include the effect of a constraint's constant.
  func isTracked(_ constraint: Int) -> Bool {
    let record = constraints[constraint]
    return record.isTracked || symbols[record.marker].kind != .fixed || symbols[record.marker].definition < 0
  }

  /// Changes the constant of a tracked constraint, as far as possible without a pivot.
  mutating func changeConstant(of constraint: Int, by difference: Double) {
    let record = constraints[constraint]
    let shift = difference / record.scale
    symbols[record.marker].shift += shift
    let row = Int(symbols[record.marker].row)
    if row >= 0 {
      rows[row].constant -= shift
      if rows[row].constant < -Tolerance.constant { violatedRows.append(Int32(row)) }
      return
    }
    var walk = walk(record.marker)
    while let (row, position) = next(&walk) {
      rows[row].constant += entries[position].factor * shift
      if rows[row].basic >= 0, rows[row].constant < -Tolerance.constant { violatedRows.append(Int32(row)) }
    }
  }
}
