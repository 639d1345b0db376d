// Expressions in terms of symbols that have neither a definition nor a row.
extension Tableau {
  /// Sums up terms after substituting definitions and rows.
  ///
  /// The factors are in `sum` of the symbols in `touched`. Call `clearSums` afterwards.
  ///
  /// - Returns: The constant.
  mutating func expand(_ terms: UnsafeBufferPointer<Entry>, constant: Double) -> Double {
    var constant = constant
    for term in terms { addSum(term.factor, of: term.symbol) }
    while let next = popDefinition() {
      let definition = definitions[next]
      let factor = symbols[definition.variable].sum
      symbols[definition.variable].sum = 0
      if factor == 0 { continue }
      constant += factor * definition.constant
      for index in definition.start..<(definition.start + definition.count) {
        let entry = definitionEntries[index]
        addSum(factor * entry.factor, of: entry.symbol)
        constant += factor * entry.factor * symbols[entry.symbol].shift
      }
    }
    for index in 0..<touched.count {
      let symbol = touched[index]
      let row = Int(symbols[symbol].row)
      if row < 0 { continue }
      let factor = symbols[symbol].sum
      symbols[symbol].sum = 0
      if factor == 0 { continue }
      constant += factor * rows[row].constant
      for position in range(ofRow: row) {
        addSum(factor * entries[position].factor, of: entries[position].symbol)
      }
    }
    return constant
  }

  @inline(__always)
  mutating func addSum(_ factor: Double, of symbol: Int32) {
    if symbols[symbol].isTouched {
      symbols[symbol].sum += factor
    } else {
      symbols[symbol].isTouched = true
      symbols[symbol].sum = factor
      touched.append(symbol)
      if symbols[symbol].kind == .variable, symbols[symbol].definition >= 0 {
        pushDefinition(symbols[symbol].definition)
      }
    }
  }

  mutating func clearSums() {
    // Each symbol was touched, sorted, read, and cleared.
    work += 8 * touched.count
    for symbol in touched.all {
      symbols[symbol].isTouched = false
      symbols[symbol].sum = 0
    }
    touched.truncate()
  }

  /// Sorts the touched symbols.
  mutating func sortTouched() {
    let count = touched.count
    if count < 2 { return }
    if count > 32, count > symbols.count / 16 {
      touched.truncate()
      for symbol in 0..<symbols.count where symbols[symbol].isTouched { touched.append(Int32(symbol)) }
    } else if count > 32 {
      var all = touched.all
      all.sort()
    } else {
      for index in 1..<count {
        let symbol = touched[index]
        var place = index
        while place > 0, touched[place - 1] > symbol {
          touched[place] = touched[place - 1]
          place -= 1
        }
        touched[place] = symbol
      }
    }
  }

  /// Moves the sums of markers to `scratch`, times a factor.
  ///
  /// - Returns: A Boolean value that indicates whether any of them may be nonzero.
  @discardableResult
  mutating func takeSums(times scale: Double) -> Bool {
    sortTouched()
    scratch.truncate()
    var isLive = false
    for symbol in touched.all {
      let sum = symbols[symbol].sum
      if abs(sum) > Tolerance.drop * 10, symbols[symbol].kind != .variable {
        scratch.append(Entry(symbol: symbol, factor: sum * scale))
        if symbols[symbol].kind != .fixed { isLive = true }
      }
    }
    clearSums()
    return isLive
  }

  // MARK: Waiting definitions, the last to be evaluated first

  private mutating func pushDefinition(_ definition: Int32) {
    heap.append(definition)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) >> 1
      if definitions[heap[parent]].order >= definitions[heap[child]].order { return }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  private mutating func popDefinition() -> Int32? {
    guard let last = heap.popLast() else { return nil }
    if heap.isEmpty { return last }
    let first = heap[0]
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, definitions[heap[child + 1]].order > definitions[heap[child]].order { child += 1 }
      if definitions[heap[child]].order <= definitions[heap[parent]].order { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
