/// The rows of a section that satisfy a predicate, in the order of the base.
struct FilterArrangement<Item>: Arrangement {
  typealias Rule = (Item) -> Bool

  enum Edit {
    case insert(Bool, at: Int)
    case remove(at: Int)
    case toggle(at: Int)
    case all(RankedBits)
  }

  private(set) var bits: RankedBits

  init(count: Int, by rule: Rule, item: (Int) -> Item?) {
    bits = RankedBits(count: count) { item($0).map(rule) ?? false }
  }

  var count: Int { bits.ones }

  func place(ofRow row: Int) -> Int? { bits[row] ? bits.rank(row) : nil }

  func row(at place: Int) -> Int { bits.select(place) }

  /// - Complexity: O(*k* log *n*) for *k* changes, or O(*n*) if that is less. The rule is asked once for each row that came
  ///   or changed.
  mutating func follow(_ changes: RowChanges, by rule: Rule, item: (Int) -> Item?) -> [Edit] {
    if changes.count > 64, changes.count > bits.count / 16 { return followAll(changes, by: rule, item: item) }
    var undo: [Edit] = []
    undo.reserveCapacity(changes.count)
    for row in changes.removes.reversed() { undo.append(.insert(bits.remove(at: row), at: row)) }
    for insert in changes.inserts {
      bits.insert(insert.wasShown ?? item(insert.row).map(rule) ?? false, at: insert.row)
      undo.append(.remove(at: insert.row))
    }
    for row in changes.updates {
      guard let item = item(row) else { continue }
      let bit = rule(item)
      if bit == bits[row] { continue }
      bits.set(bit, at: row)
      undo.append(.toggle(at: row))
    }
    undo.reverse()
    return undo
  }

  private mutating func followAll(_ changes: RowChanges, by rule: Rule, item: (Int) -> Item?) -> [Edit] {
    let old = bits
    var builder = RankedBits.Builder(reserving: old.count + changes.inserts.count)
    var removes = changes.removes[...]
    var inserts = changes.inserts[...]
    var updates = changes.updates[...]
    var origin = 0
    var known = old.makeIterator()
    for row in 0..<old.count - changes.removes.count + changes.inserts.count {
      var bit: Bool
      if let insert = inserts.first, insert.row == row {
        inserts.removeFirst()
        bit = insert.wasShown ?? item(row).map(rule) ?? false
      } else {
        while removes.first == origin {
          removes.removeFirst()
          origin += 1
          _ = known.next()
        }
        bit = known.next() ?? false
        origin += 1
      }
      if updates.first == row {
        updates.removeFirst()
        if let item = item(row) { bit = rule(item) }
      }
      builder.append(bit)
    }
    bits = builder.bits
    return [.all(old)]
  }

  /// - Complexity: O(*n*). The rule is asked once for each row in the scope.
  mutating func follow(_ rule: Rule, in scope: RuleScope, item: (Int) -> Item) -> Rearrangement<Edit> {
    var change = Rearrangement<Edit>()
    var builder = RankedBits.Builder(reserving: bits.count)
    var (before, after) = (0, 0)
    var known = bits.makeIterator()
    for row in 0..<bits.count {
      let wasShown = known.next() ?? false
      let isShown =
        switch (scope, wasShown) {
        case (.shown, false), (.hidden, true): wasShown
        default: rule(item(row))
        }
      builder.append(isShown)
      if wasShown, !isShown { change.deletes.append(before) }
      if isShown, !wasShown { change.inserts.append(after) }
      if wasShown { before += 1 }
      if isShown { after += 1 }
    }
    if change.deletes.isEmpty, change.inserts.isEmpty { return change }
    change.undo = [.all(bits)]
    bits = builder.bits
    return change
  }

  mutating func make(_ edit: Edit) -> Edit {
    switch edit {
    case .insert(let bit, let row):
      bits.insert(bit, at: row)
      return .remove(at: row)
    case .remove(let row): return .insert(bits.remove(at: row), at: row)
    case .toggle(let row):
      bits.set(!bits[row], at: row)
      return edit
    case .all(let other):
      let old = bits
      bits = other
      return .all(old)
    }
  }
}
