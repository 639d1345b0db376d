extension Tableau {
  /// A walk through the rows that contain a symbol.
  struct Walk {
    let symbol: Int32
    var link: Int32
  }

  @inline(__always)
  mutating func walk(_ symbol: Int32) -> Walk {
    stamp += 1
    return Walk(symbol: symbol, link: symbols[symbol].link)
  }

  /// Returns the next row with the symbol, each once, and the position of its entry. Walks must not be nested.
  @inline(__always)
  mutating func next(_ walk: inout Walk) -> (row: Int, position: Int)? {
    while walk.link >= 0 {
      let link = links[walk.link]
      walk.link = link.next
      let row = Int(link.row)
      if rows[row].stamp == stamp { continue }
      rows[row].stamp = stamp
      let position = position(of: walk.symbol, inRow: row)
      if position >= 0 { return (row, position) }
    }
    return nil
  }

  /// Makes a symbol basic in place of a row's, which becomes 0, and records rows that become negative.
  mutating func pivot(row: Int, entering symbol: Int32) {
    effort.pivots += 1
    if links.count > linkLimit { compact() }
    let leaving = rows[row].basic
    solve(row: row, for: symbol)
    symbols[leaving].row = -1
    symbols[symbol].row = Int32(row)
    rows[row].basic = symbol

    var walk = walk(symbol)
    rows[row].stamp = stamp
    symbols[symbol].link = -1
    while let (other, position) = next(&walk) {
      combine(row: other, droppingAt: position, adding: entries[position].factor, timesRow: row)
      if rows[other].constant < -Tolerance.constant, rows[other].basic >= 0 { violatedRows.append(Int32(other)) }
    }
    link(leaving, toRow: row)
    if !orderCosts.isEmpty { substitute(symbol, inOrderCostsBy: row) }
  }

  /// Solves `basic = constant + Σ entries` for a symbol among the entries.
  private mutating func solve(row: Int, for symbol: Int32) {
    let leaving = rows[row].basic
    let start = rows[row].start
    let end = start + Int(rows[row].count)
    let position = position(of: symbol, inRow: row)
    let scale = -1 / entries[position].factor
    // The leaving symbol takes its place in the order, and the entries between move by one.
    let all = entries.elements
    var place = position
    while place > start, all[place - 1].symbol > leaving {
      all[place] = all[place - 1]
      place -= 1
    }
    while place + 1 < end, all[place + 1].symbol < leaving {
      all[place] = all[place + 1]
      place += 1
    }
    for index in start..<end { all[index].factor *= scale }
    all[place] = Entry(symbol: leaving, factor: -scale)
    rows[row].constant *= scale
    effort.entries += end - start
    work += end - start
  }

  private mutating func substitute(_ symbol: Int32, inOrderCostsBy row: Int) {
    let cost = orderCosts[symbol]
    orderCosts[symbol] = OrderCost()
    for position in range(ofRow: row) {
      orderCosts[entries[position].symbol].add(entries[position].factor, times: cost)
    }
  }
}
