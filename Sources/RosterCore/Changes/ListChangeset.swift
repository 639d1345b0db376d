/// What happened between two lists: the smallest set of deletions, insertions and moves, and what shows differently.
///
/// Items with the same identifier are matched. An identifier that a list has several times is matched first where
/// the lists agree without reordering, then occurrence by occurrence from the start; as many of its occurrences are
/// matched as both lists have. If identifiers are unique, the number of moves is the least possible: matched items
/// minus their longest increasing subsequence. With repeated identifiers that holds for the matches that were made.
///
/// All indexes ascend; ``moves`` and ``updates`` ascend by where they lead.
public struct ListChangeset: Hashable, Sendable {
  /// The old indexes of the items that are gone.
  public let deletes: [Int]
  /// The new indexes of the items that came.
  public let inserts: [Int]
  /// From where to where items moved past others.
  public let moves: [IndexMove<Int>]
  /// The old and the new indexes of the items that are still there and show differently, moved or not.
  public let updates: [IndexMove<Int>]

  /// - Parameters:
  ///   - deletes: ascending old indexes.
  ///   - inserts: ascending new indexes.
  ///   - moves: from old to new indexes, ascending by the latter.
  ///   - updates: from old to new indexes, ascending by the latter.
  public init(
    deletes: [Int] = [],
    inserts: [Int] = [],
    moves: [IndexMove<Int>] = [],
    updates: [IndexMove<Int>] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Whether nothing happened.
  public var isEmpty: Bool { !hasStructure && updates.isEmpty }

  /// Whether items came, went or moved.
  public var hasStructure: Bool { !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty }

  /// The number of deletions, insertions, moves and updates.
  public var count: Int { deletes.count + inserts.count + moves.count + updates.count }

  /// What undoes it.
  public var inverse: ListChangeset {
    ListChangeset(
      deletes: inserts,
      inserts: deletes,
      moves: moves.map(\.inverse).sorted { $0.to < $1.to },
      updates: updates.map(\.inverse).sorted { $0.to < $1.to }
    )
  }

  /// The old index of each item of the new list, or `nil` if it came.
  ///
  /// - Parameter count: the number of items of the new list.
  /// - Complexity: O(n + m)
  public func origins(count: Int) -> [Int?] {
    if !hasStructure { return (0..<count).map { Optional($0) } }
    var origins = [Int?](repeating: nil, count: count)
    var isTaken = [Bool](repeating: false, count: count)
    for insert in inserts { isTaken[insert] = true }
    for move in moves {
      isTaken[move.to] = true
      origins[move.to] = move.from
    }
    var gone = Set(deletes)
    gone.formUnion(moves.lazy.map(\.from))
    var old = 0
    for new in 0..<count where !isTaken[new] {
      while gone.contains(old) { old += 1 }
      origins[new] = old
      old += 1
    }
    return origins
  }
}

extension ListChangeset: CustomStringConvertible {
  /// For example `delete 3, insert 0 5, move 2→7, update 4→4`.
  public var description: String {
    ChangeDescription.text([
      ("delete", deletes.map(String.init)),
      ("insert", inserts.map(String.init)),
      ("move", moves.map(\.description)),
      ("update", updates.map(\.description)),
    ])
  }
}
