import RowStructures

/// The rows of a section that satisfy a predicate, in the order of the base.
@MainActor class FilterArrangement: Arrangement {
  typealias Predicate = @MainActor (ItemPath) -> Bool

  enum Edit {
    case insert(Bool, at: Int)
    case remove(at: Int)
    case toggle(at: Int)
    indirect case all(RankSelectBitVector)
  }

  /// The predicate is never asked while they are read or written.
  @exclusivity(unchecked) final var bits: RankSelectBitVector
  /// The rows that have yet to be asked about the newest rule, after the round that is being planned; `nil` for none. Their
  /// bits are what was answered last.
  @exclusivity(unchecked) final var pending: RankSelectBitVector?

  init(_ bits: RankSelectBitVector) {
    self.bits = bits
  }

  init(count: Int, by predicate: Predicate, _ rows: SectionRows) {
    bits = RankSelectBitVector(count: count) { predicate(rows.path($0)) }
  }

  final override var count: Int { bits.ones }

  final override func place(ofRow row: Int) -> Int? { bits[row] ? bits.rank(row) : nil }

  final override func row(at place: Int) -> Int { bits.select(place) }

  final override var shownRows: [UInt32] { bits.setIndexes }

  /// - Complexity: O(*k* log *n*) for *k* changes, or O(*n*) if that is less. The predicate is asked once for each row that
  ///   came or changed.
  override func follow(_ changes: RowChanges, by rule: ArrangementRule, in rows: SectionRows) -> [ArrangementEdit] {
    guard case .filter(let predicate) = rule else { return [] }
    followPending(changes)
    func asks(_ row: Int) -> Bool { predicate(rows.path(row)) }
    if changes.count > 64, changes.count > bits.count / 16 { return followAll(changes, asks) }
    var undo: [ArrangementEdit] = []
    undo.reserveCapacity(changes.count)
    for row in changes.removes.reversed() { undo.append(.filter(.insert(bits.remove(at: row), at: row))) }
    for insert in changes.inserts {
      bits.insert(insert.wasShown ?? asks(insert.row), at: insert.row)
      undo.append(.filter(.remove(at: insert.row)))
    }
    for row in changes.updates {
      let bit = asks(row)
      if bit == bits[row] { continue }
      bits.set(bit, at: row)
      undo.append(.filter(.toggle(at: row)))
    }
    undo.reverse()
    return undo
  }

  private func followAll(_ changes: RowChanges, _ asks: (Int) -> Bool) -> [ArrangementEdit] {
    let old = bits
    var builder = RankSelectBitVector.Builder(reserving: old.count + changes.inserts.count)
    var removes = changes.removes[...]
    var inserts = changes.inserts[...]
    var updates = changes.updates[...]
    var origin = 0
    var known = old.makeIterator()
    for row in 0..<old.count - changes.removes.count + changes.inserts.count {
      var bit: Bool
      if let insert = inserts.first, insert.row == row {
        inserts.removeFirst()
        bit = insert.wasShown ?? asks(row)
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
        bit = asks(row)
      }
      builder.append(bit)
    }
    bits = builder.bits
    return [.filter(.all(old))]
  }

  /// - Complexity: O(*n*). The predicate is asked once for each row in the scope.
  override func follow(_ rule: ArrangementRule, in scope: RuleScope, _ rows: SectionRows) -> Rearrangement {
    guard case .filter(let predicate) = rule else { return Rearrangement() }
    var builder = RankSelectBitVector.Builder(reserving: bits.count)
    var known = bits.makeIterator()
    for row in 0..<bits.count {
      let wasShown = known.next() ?? false
      builder.append(scope.contains(wasShown) ? predicate(rows.path(row)) : wasShown)
    }
    return show(builder.bits)
  }

  /// Shows other rows.
  final func show(_ new: RankSelectBitVector) -> Rearrangement {
    var change = Rearrangement()
    (change.deletes, change.inserts) = bits.differences(from: new)
    if change.deletes.isEmpty, change.inserts.isEmpty { return change }
    change.undo = [.filter(.all(bits))]
    bits = new
    return change
  }

  // MARK: Slices

  final override var canPause: Bool { true }

  final override var pendingCount: Int { pending?.ones ?? 0 }

  /// - Complexity: O(*n*), in words of 64 rows.
  final override func begin(
    _ rule: ArrangementRule,
    insteadOf old: ArrangementRule,
    in scope: RuleScope,
    _ rows: SectionRows
  ) {
    let asked =
      switch scope {
      case .shown: bits
      case .hidden: bits.inverted
      case .all: RankSelectBitVector(repeating: true, count: bits.count)
      }
    pending = pending.map(asked.union) ?? asked
  }

  /// Rows that are asked as they come or change, and where the others are.
  final func followPending(_ changes: RowChanges) {
    guard var pending else { return }
    self.pending = nil
    let origins = Set(changes.inserts.compactMap(\.origin))
    var moved: Set<Int> = []
    for row in changes.removes.reversed() {
      if pending.remove(at: row), origins.contains(row) { moved.insert(row) }
    }
    for insert in changes.inserts {
      pending.insert(insert.origin.map(moved.contains) ?? false, at: insert.row)
    }
    for row in changes.updates { pending.set(false, at: row) }
    if pending.ones > 0 { self.pending = pending }
  }

  /// - Complexity: O(*n* / 64 + *k* log *n*) for *k* rows that are asked.
  final override func proceed(
    by rule: ArrangementRule,
    _ rows: SectionRows,
    from start: Int,
    _ budget: inout SliceBudget
  ) -> Rearrangement {
    guard var pending else { return Rearrangement() }
    self.pending = nil
    var new = bits
    var next = min(start, bits.count)
    while pending.ones > 0 {
      let left = pending.ones - pending.rank(next)
      if left == 0 {
        // Behind the last it goes on with the first.
        next = 0
        continue
      }
      let count = budget.take(left, most: 256)
      if count == 0 { break }
      let asked = pending.setIndexes(from: next, upTo: count)
      for (row, answer) in zip(asked, answers(of: asked, by: rule, rows)) {
        pending.set(false, at: row)
        if answer != new[row] { new.set(answer, at: row) }
      }
      next = (asked.last ?? 0) + 1
    }
    if pending.ones > 0 { self.pending = pending }
    return show(new)
  }

  /// Asks a rule about some rows.
  ///
  /// - Parameter asked: ascending rows.
  func answers(of asked: [Int], by rule: ArrangementRule, _ rows: SectionRows) -> [Bool] {
    guard case .filter(let predicate) = rule else { return [] }
    var answers: [Bool] = []
    answers.reserveCapacity(asked.count)
    for row in asked { answers.append(predicate(rows.path(row))) }
    return answers
  }

  final override func make(_ edit: ArrangementEdit) -> ArrangementEdit {
    guard case .filter(let change) = edit else { return edit }
    switch change {
    case .insert(let bit, let row):
      bits.insert(bit, at: row)
      return .filter(.remove(at: row))
    case .remove(let row): return .filter(.insert(bits.remove(at: row), at: row))
    case .toggle(let row):
      bits.set(!bits[row], at: row)
      return edit
    case .all(let other):
      let old = bits
      bits = other
      return .filter(.all(old))
    }
  }
}
