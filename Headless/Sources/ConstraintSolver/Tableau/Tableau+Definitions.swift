extension Tableau {
  /// Returns a variable that a constraint with these terms can define as written: a position before a size, the newest first.
  func unreferencedVariable(in terms: UnsafeBufferPointer<Entry>) -> Int32 {
    var best: Int32 = -1
    for term in terms {
      let symbol = symbols[term.symbol]
      if symbol.definition >= 0 || symbol.isReferenced { continue }
      if best < 0 || !isPreferred(best, to: term.symbol, newestFirst: true) { best = term.symbol }
    }
    return best
  }

  /// Returns a touched variable without a definition: a position before a size, and the size with the weakest constraints, the
  /// oldest first.
  func undefinedVariable() -> Int32 {
    var best: Int32 = -1
    for symbol in touched.all where symbols[symbol].kind == .variable && symbols[symbol].definition < 0 {
      if abs(symbols[symbol].sum) <= Tolerance.drop * 10 { continue }
      if best < 0 || !isPreferred(best, to: symbol, newestFirst: false) { best = symbol }
    }
    return best
  }

  private func isPreferred(_ first: Int32, to second: Int32, newestFirst: Bool) -> Bool {
    if symbols[first].isSize != symbols[second].isSize { return symbols[second].isSize }
    if newestFirst { return first > second }
    let (strength, other) = (symbols[first].strength, symbols[second].strength)
    return strength == other ? first < second : strength < other
  }

  /// Defines a variable by `Σ terms + constant + markers == 0` as written.
  mutating func define(
    _ variable: Int32,
    by terms: UnsafeBufferPointer<Entry>,
    constant: Double,
    markers record: Record
  ) {
    var factor = 0.0
    for term in terms where term.symbol == variable { factor = term.factor }
    let (start, scale) = (definitionEntries.count, -1 / factor)
    for term in terms where term.symbol != variable {
      definitionEntries.append(Entry(symbol: term.symbol, factor: term.factor * scale))
      symbols[term.symbol].isReferenced = true
    }
    finishDefinition(of: variable, start: start, constant: constant, scale: scale, markers: record, isLate: false)
  }

  /// Defines a variable that others refer to, by the sums of touched symbols.
  mutating func defineLate(_ variable: Int32, constant: Double, markers record: Record) {
    let (start, scale) = (definitionEntries.count, -1 / symbols[variable].sum)
    for symbol in touched.all where symbol != variable {
      let sum = symbols[symbol].sum
      if abs(sum) <= Tolerance.drop { continue }
      definitionEntries.append(Entry(symbol: symbol, factor: sum * scale))
      symbols[symbol].isReferenced = true
    }
    clearSums()
    finishDefinition(of: variable, start: start, constant: constant, scale: scale, markers: record, isLate: true)
  }

  private mutating func finishDefinition(
    of variable: Int32,
    start: Int,
    constant: Double,
    scale: Double,
    markers record: Record,
    isLate: Bool
  ) {
    let index = Int32(definitions.count)
    symbols[record.marker].definition = index
    if symbols[record.marker].kind != .fixed || record.isTracked {
      definitionEntries.append(Entry(symbol: record.marker, factor: record.scale * scale))
    }
    if record.twin >= 0 {
      definitionEntries.append(Entry(symbol: record.twin, factor: record.twinScale * scale))
      symbols[record.twin].definition = index
    }
    definitions.append(
      Definition(
        variable: variable,
        order: isLate ? -1 - index : index,
        start: Int32(start),
        count: Int32(definitionEntries.count - start),
        constant: constant * scale
      )
    )
    if isLate { lateDefinitions.append(index) }
    symbols[variable].definition = index
  }

  // MARK: Values

  /// Computes the values of all variables. Those without a definition are 0.
  mutating func evaluate() {
    for index in stride(from: lateDefinitions.count - 1, through: 0, by: -1) { evaluate(lateDefinitions[index]) }
    for index in 0..<Int32(definitions.count) where definitions[index].order >= 0 { evaluate(index) }
  }

  @inline(__always)
  private mutating func evaluate(_ index: Int32) {
    let definition = definitions[index]
    var value = definition.constant
    for place in definition.start..<(definition.start + definition.count) {
      let entry = definitionEntries[place]
      value += entry.factor * self.value(ofSymbol: entry.symbol)
    }
    values[definition.variable] = value
  }

  @inline(__always)
  func value(ofSymbol symbol: Int32) -> Double {
    if symbol < values.count { return values[symbol] }
    let row = symbols[symbol].row
    return (row < 0 ? 0 : rows[row].constant) + symbols[symbol].shift
  }
}
