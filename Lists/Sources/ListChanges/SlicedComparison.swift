/// Compares two lists on the main actor, a slice after the other.
///
/// Identifiers and content are asked on the main actor, which models may belong to. What is compared elsewhere are numbers, one
/// for each identifier.
@MainActor package final class SlicedComparison<Matcher: ItemMatcher> {
  let old: [Matcher.Element]
  let new: [Matcher.Element]
  private let matcher: Matcher
  private let slices: TimeSlicing
  private var budget: SliceBudget

  package init(from old: [Matcher.Element], to new: [Matcher.Element], by matcher: Matcher, in slices: TimeSlicing) {
    self.old = old
    self.new = new
    self.matcher = matcher
    self.slices = slices
    budget = SliceBudget(slices.length)
  }

  /// What happened between the lists, as `ListChangeset.init(from:to:by:)` says it.
  ///
  /// - Complexity: O(*n*); only items between the first and the last that came, left or moved are hashed, each once.
  package func changes() async throws(CancellationError) -> ListChangeset {
    let shorter = min(old.count, new.count)
    let start = try await first(0..<shorter) { !matcher.isSame(old[$0], new[$0]) }
    let end = try await first(0..<shorter - start) {
      !matcher.isSame(old[old.count - 1 - $0], new[new.count - 1 - $0])
    }
    var numbers: [Matcher.ID: Int] = [:]
    let oldNumbers = try await number(old[start..<old.count - end], &numbers)
    let newNumbers = try await number(new[start..<new.count - end], &numbers)
    var changes = await Self.changes(oldNumbers, newNumbers, at: start)

    let origins = await Self.origins(changes, count: new.count)
    _ = try await first(new.indices) { index in
      if let origin = origins[index], !matcher.hasSameContent(old[origin], new[index]) {
        changes.updates.append(IndexMove(from: origin, to: index))
      }
      return false
    }
    return changes
  }

  /// Whether an identifier is there several times in the new list.
  ///
  /// - Complexity: O(*n*)
  package func repeatsIdentifiers() async throws(CancellationError) -> Bool {
    let mayLackIdentifiers = Matcher.ID.self is any OptionalIdentifier.Type
    var identifiers = Set<Matcher.ID>(minimumCapacity: new.count)
    return try await first(new.indices) {
      let id = matcher.id(of: new[$0])
      if mayLackIdentifiers, (id as? any OptionalIdentifier)?.isMissing == true { return false }
      return !identifiers.insert(id).inserted
    } < new.count
  }

  /// A number for the identifier of each item: the same for the same one.
  private func number(
    _ items: ArraySlice<Matcher.Element>,
    _ numbers: inout [Matcher.ID: Int]
  ) async throws(CancellationError) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(items.count)
    _ = try await first(items.indices) { index in
      let id = matcher.id(of: items[index])
      let number = numbers[id] ?? numbers.count
      numbers[id] = number
      result.append(number)
      return false
    }
    return result
  }

  /// The first index for which a function, which is called with one after the other, says that it is found; otherwise the end.
  private func first(
    _ indices: Range<Int>,
    where isFound: (Int) -> Bool
  ) async throws(CancellationError) -> Int {
    var index = indices.lowerBound
    while index < indices.upperBound {
      let count = budget.take(indices.upperBound - index, most: 64)
      if count == 0 {
        await withCheckedContinuation { turn in slices.schedule { turn.resume() } }
        if Task.isCancelled { throw CancellationError() }
        budget = SliceBudget(slices.length)
      }
      for next in index..<index + count where isFound(next) { return next }
      index += count
    }
    return index
  }

  nonisolated private static func changes(_ old: [Int], _ new: [Int], at start: Int) async -> ListChangeset {
    let changes = ListChangeset(from: old, to: new)
    return ListChangeset(
      deletes: changes.deletes.map { start + $0 },
      inserts: changes.inserts.map { start + $0 },
      moves: changes.moves.map { IndexMove(from: start + $0.from, to: start + $0.to) }
    )
  }

  nonisolated private static func origins(_ changes: ListChangeset, count: Int) async -> [Int?] {
    changes.origins(count: count)
  }
}
