#if GRDB
  import GRDB

  /// A total order of rows: by terms, then by row ID.
  struct KeyOrder: Sendable {
    private(set) var terms: [KeyTerm]

    /// The reversed order.
    var reversed: KeyOrder {
      var order = self
      for term in terms.indices { order.terms[term].isDescending.toggle() }
      return order
    }

    /// Returns a negative number if the first key precedes the second, 0 if they are the same, or else a positive number.
    func compare(_ first: RowKey, _ second: RowKey) -> Int {
      for level in terms.indices {
        let comparison = compare(first, second, at: level)
        if comparison != 0 { return comparison }
      }
      return 0
    }

    func precedes(_ first: RowKey, _ second: RowKey) -> Bool { compare(first, second) < 0 }

    private func compare(_ first: RowKey, _ second: RowKey, at level: Int) -> Int {
      compare(first.values[level], second.values[level], at: level)
    }

    private func compare(_ first: StoredValue, _ second: StoredValue, at level: Int) -> Int {
      let comparison = terms[level].values.compare(first, second)
      return terms[level].isDescending ? -comparison : comparison
    }

    /// Compares values of the first term.
    func compareSections(_ first: StoredValue, _ second: StoredValue) -> Int { compare(first, second, at: 0) }

    // MARK: Ranges

    /// Returns the rows from one key to before another, as consecutive ranges of an index.
    ///
    /// A comparison of row values wouldn't seek if the last term is the row ID, and would lose rows with NULL. So there's a range
    /// for each term. First the rows that are equal in all terms but the last, then in all but two, and so on. Toward the other
    /// end, it's the reverse.
    ///
    /// - Parameters:
    ///   - lower: The first row's key or one before it, or `nil` for the start.
    ///   - upper: The key after the last row, or `nil` for the end. It doesn't precede `lower`.
    func ranges(from lower: RowKey?, to upper: RowKey?) -> [KeyRange] {
      guard let lower else {
        guard let upper else { return [KeyRange(level: 0, conditions: [])] }
        return rangesBefore(upper, below: 0)
      }
      guard let upper else { return rangesAfter(lower, downTo: 0) }
      guard let level = terms.indices.first(where: { compare(lower, upper, at: $0) != 0 }) else { return [] }
      var ranges = rangesAfter(lower, downTo: level + 1)
      ranges += rangeBetween(lower, upper, at: level)
      return ranges + rangesBefore(upper, below: level + 1)
    }

    /// Returns the rows with a value in the first of several terms.
    func range(ofSection value: StoredValue) -> KeyRange {
      KeyRange(level: 1, conditions: [terms[0].equals(value)])
    }

    /// Returns the rows from a key on that are equal to it in the terms before a level.
    private func rangesAfter(_ key: RowKey, downTo level: Int) -> [KeyRange] {
      var ranges: [KeyRange] = []
      for level in (min(level, terms.count)..<terms.count).reversed() {
        let term = terms[level]
        let value = key.values[level]
        let isLast = level == terms.count - 1
        var conditions: [KeyCondition] = []
        if term.isDescending {
          if !value.isNull { conditions.append(term.compares(isLast ? "<=" : "<", value)) }
          if !value.isNull, !term.isNeverNull { conditions.append(term.isNull) }
        } else {
          conditions.append(value.isNull ? term.isNotNull : term.compares(isLast ? ">=" : ">", value))
        }
        for condition in conditions { ranges.append(range(equalTo: key, at: level, [condition])) }
      }
      return ranges
    }

    /// Returns the rows before a key that are equal to it in the terms before a level.
    private func rangesBefore(_ key: RowKey, below level: Int) -> [KeyRange] {
      var ranges: [KeyRange] = []
      for level in min(level, terms.count)..<terms.count {
        let term = terms[level]
        let value = key.values[level]
        var conditions: [KeyCondition] = []
        if term.isDescending {
          conditions.append(value.isNull ? term.isNotNull : term.compares(">", value))
        } else if !value.isNull {
          if !term.isNeverNull { conditions.append(term.isNull) }
          conditions.append(term.compares("<", value))
        }
        for condition in conditions { ranges.append(range(equalTo: key, at: level, [condition])) }
      }
      return ranges
    }

    /// Returns the rows between two keys' values at a level, which are equal in the terms before. At the last level, it includes
    /// the first row.
    private func rangeBetween(_ lower: RowKey, _ upper: RowKey, at level: Int) -> [KeyRange] {
      let term = terms[level]
      let isLast = level == terms.count - 1
      var conditions: [KeyCondition] = []
      if !lower.values[level].isNull {
        conditions.append(term.compares((term.isDescending ? "<" : ">") + (isLast ? "=" : ""), lower.values[level]))
      }
      if !upper.values[level].isNull {
        conditions.append(term.compares(term.isDescending ? ">" : "<", upper.values[level]))
      }
      return [range(equalTo: lower, at: level, conditions)]
    }

    private func range(equalTo key: RowKey, at level: Int, _ conditions: [KeyCondition]) -> KeyRange {
      KeyRange(level: level, conditions: (0..<level).map { terms[$0].equals(key.values[$0]) } + conditions)
    }
  }

  /// Consecutive rows of an index.
  struct KeyRange: Sendable {
    /// The first term in which the rows are different.
    let level: Int
    private let conditions: [KeyCondition]

    init(level: Int, conditions: [KeyCondition]) {
      self.level = level
      self.conditions = conditions
    }

    var sql: String { conditions.isEmpty ? "1" : conditions.map(\.sql).joined(separator: " AND ") }

    /// The values of the placeholders, in order.
    var values: [StoredValue] { conditions.flatMap(\.values) }
  }
#endif
