// Stores, finds, and combines rows.
extension Tableau {
  mutating func addMarker(_ kind: SymbolKind, owner: Int32) -> Int32 {
    var symbol = Symbol(kind: kind)
    symbol.isFrozen = kind == .fixed
    symbol.owner = owner
    symbols.append(symbol)
    if !orderCosts.isEmpty { orderCosts.append(OrderCost()) }
    return Int32(symbols.count - 1)
  }

  /// Returns the index of a symbol's entry in `entries`, or -1.
  @inline(__always)
  func position(of symbol: Int32, inRow row: Int) -> Int {
    var low = rows[row].start
    var high = low + Int(rows[row].count) - 1
    while low <= high {
      let middle = (low + high) >> 1
      let found = entries[middle].symbol
      if found == symbol { return middle }
      if found < symbol { low = middle + 1 } else { high = middle - 1 }
    }
    return -1
  }

  @inline(__always)
  func factor(of symbol: Int32, inRow row: Int) -> Double {
    let position = position(of: symbol, inRow: row)
    return position < 0 ? 0 : entries[position].factor
  }

  @inline(__always)
  func range(ofRow row: Int) -> Range<Int> {
    rows[row].start..<(rows[row].start + Int(rows[row].count))
  }

  @inline(__always)
  mutating func link(_ symbol: Int32, toRow row: Int) {
    links.append(Link(row: Int32(row), next: symbols[symbol].link))
    symbols[symbol].link = Int32(links.count - 1)
  }

  /// Creates a row from `scratch`, sorted by symbol.
  mutating func storeScratch(constant: Double, basic: Int32) -> Int {
    let count = scratch.count
    let capacity = count + count / 4 + 4
    let start = entries.appendPlaces(capacity)
    (entries.elements + start).update(from: scratch.elements, count: count)
    let row = rows.count
    rows.append(
      Row(start: start, count: Int32(count), capacity: Int32(capacity), basic: basic, constant: constant)
    )
    if basic >= 0 { symbols[basic].row = Int32(row) }
    for index in 0..<count { link(scratch[index].symbol, toRow: row) }
    return row
  }

  /// Moves a row to a larger place.
  @inline(never)
  private mutating func moveRow(_ row: Int, capacity: Int) {
    let start = entries.appendPlaces(capacity)
    (entries.elements + start).update(from: entries.elements + rows[row].start, count: Int(rows[row].count))
    rows[row].start = start
    rows[row].capacity = Int32(capacity)
  }

  /// Adds a multiple of row `source` to row `target`, whose entry at `position` is removed.
  mutating func combine(row target: Int, droppingAt position: Int, adding factor: Double, timesRow source: Int) {
    rows[target].constant += factor * rows[source].constant
    let (length, sourceLength) = (Int(rows[target].count), Int(rows[source].count))
    if sourceLength * 12 <= length {
      combineInPlace(row: target, droppingAt: position, adding: factor, timesRow: source)
    } else {
      merge(row: target, droppingAt: position, adding: factor, timesRow: source)
    }
  }

  /// Rewrites the target, in time proportional to the length of both rows.
  private mutating func merge(row target: Int, droppingAt position: Int, adding factor: Double, timesRow source: Int) {
    let (length, sourceLength) = (Int(rows[target].count), Int(rows[source].count))
    effort.entries += length + sourceLength
    work += length + sourceLength
    scratch.truncate()
    scratch.reserve(length + sourceLength)
    let (isCost, result, all) = (rows[target].basic < 0, scratch.elements, entries.elements)
    var (index, other, count) = (rows[target].start, rows[source].start, 0)
    let (end, otherEnd) = (index + length, other + sourceLength)
    while other < otherEnd {
      let entry = all[other]
      other += 1
      while index < end, all[index].symbol < entry.symbol {
        if index != position {
          result[count] = all[index]
          count += 1
        }
        index += 1
      }
      if index < end, all[index].symbol == entry.symbol {
        let sum = all[index].factor + factor * entry.factor
        index += 1
        if abs(sum) <= Tolerance.drop { continue }
        result[count] = Entry(symbol: entry.symbol, factor: sum)
        count += 1
      } else if !isCost || symbols[entry.symbol].kind != .fixed {
        link(entry.symbol, toRow: target)
        result[count] = Entry(symbol: entry.symbol, factor: factor * entry.factor)
        count += 1
      }
    }
    while index < end {
      if index != position {
        result[count] = all[index]
        count += 1
      }
      index += 1
    }
    if count > Int(rows[target].capacity) {
      rows[target].count = 0
      moveRow(target, capacity: count + count / 2 + 4)
    }
    (entries.elements + rows[target].start).update(from: result, count: count)
    rows[target].count = Int32(count)
  }

  /// Searches a long target for each entry of a short source.
  ///
  /// The removed entry leaves a hole, which the first new entry fills. Only the entries between the two move, by one place.
  private mutating func combineInPlace(
    row target: Int,
    droppingAt position: Int,
    adding factor: Double,
    timesRow source: Int
  ) {
    let sourceLength = Int(rows[source].count)
    effort.entries += sourceLength
    // Moving an entry takes about an eighth of the time.
    work += sourceLength + Int(rows[target].count) / 8
    var hole = position
    if Int(rows[target].count) + sourceLength > Int(rows[target].capacity) {
      let offset = position - rows[target].start
      moveRow(target, capacity: Int(rows[target].count) * 3 / 2 + sourceLength)
      hole = rows[target].start + offset
    }
    let isCost = rows[target].basic < 0
    let start = rows[source].start
    for index in start..<(start + sourceLength) {
      let entry = entries[index]
      if isCost, symbols[entry.symbol].kind == .fixed { continue }
      add(Entry(symbol: entry.symbol, factor: factor * entry.factor), toRow: target, hole: &hole)
    }
    if hole >= 0 { remove(at: hole, inRow: target) }
  }

  private mutating func remove(at position: Int, inRow row: Int) {
    let end = rows[row].start + Int(rows[row].count)
    (entries.elements + position).update(from: entries.elements + position + 1, count: end - position - 1)
    rows[row].count -= 1
  }

  /// Adds to a symbol's factor in a row with room for one more entry.
  ///
  /// - Parameter hole: The index of a removed entry, or -1. Its symbol still counts in the order.
  private mutating func add(_ entry: Entry, toRow row: Int, hole: inout Int) {
    let all = entries.elements
    var low = rows[row].start
    let end = low + Int(rows[row].count)
    var high = end
    while low < high {
      let middle = (low + high) >> 1
      if all[middle].symbol < entry.symbol { low = middle + 1 } else { high = middle }
    }
    if low < end, all[low].symbol == entry.symbol {
      all[low].factor += entry.factor
      if abs(all[low].factor) > Tolerance.drop { return }
      remove(at: low, inRow: row)
      if hole > low { hole -= 1 }
      return
    }
    if hole < 0 {
      (all + low + 1).update(from: all + low, count: end - low)
      rows[row].count += 1
    } else if low > hole {
      low -= 1
      (all + hole).update(from: all + hole + 1, count: low - hole)
    } else {
      (all + low + 1).update(from: all + low, count: hole - low)
    }
    hole = -1
    all[low] = entry
    link(entry.symbol, toRow: row)
  }

  /// Removes outdated links and unused room.
  mutating func compact() {
    for index in 0..<symbols.count { symbols[index].link = -1 }
    links.truncate()
    var live = 0
    for row in 0..<rows.count { live += Int(rows[row].count) }
    if entries.count > 3 * live + 256 {
      var packed = GrowingBuffer<Entry>(capacity: live + live / 2 + 8 * rows.count)
      for row in 0..<rows.count {
        let count = Int(rows[row].count)
        let capacity = count + count / 4 + 4
        let start = packed.appendPlaces(capacity)
        (packed.elements + start).update(from: entries.elements + rows[row].start, count: count)
        rows[row].start = start
        rows[row].capacity = Int32(capacity)
      }
      entries = packed
    }
    for row in 0..<rows.count {
      for index in range(ofRow: row) { link(entries[index].symbol, toRow: row) }
    }
    linkLimit = 2 * links.count + 128
  }
}
