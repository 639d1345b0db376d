/// Changes of the positions of a list: deletes, inserts, moves and updates.
///
/// ```swift
/// let changes = IndexChanges(deletes: [0], inserts: [2])
/// ```
///
/// `Index` is the type of a position: `Int` for the items of one list or for sections, ``ItemPath`` for items in sections.
/// All indexes ascend; ``moves`` and ``updates`` ascend by where they lead.
public struct IndexChanges<Index: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The old indexes of elements that are gone.
  public var deletes: [Index]
  /// The new indexes of elements that came.
  public var inserts: [Index]
  /// From where to where something moved past others.
  public var moves: [IndexMove<Index>]
  /// The old and the new indexes of elements that are still there and show differently, moved or not.
  public var updates: [IndexMove<Index>]

  /// - Parameters:
  ///   - deletes: ascending old indexes.
  ///   - inserts: ascending new indexes.
  ///   - moves: from old to new indexes, ascending by the latter.
  ///   - updates: from old to new indexes, ascending by the latter.
  @inlinable
  public init(
    deletes: [Index] = [],
    inserts: [Index] = [],
    moves: [IndexMove<Index>] = [],
    updates: [IndexMove<Index>] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Updates of what keeps its index.
  ///
  /// - Parameter indexes: ascending indexes, the same before and after.
  @inlinable
  public init(updates indexes: [Index]) {
    self.init(updates: indexes.map { IndexMove(from: $0, to: $0) })
  }

  /// Whether nothing happened.
  @inlinable public var isEmpty: Bool { !hasStructure && updates.isEmpty }

  /// Whether something came, went or moved.
  @inlinable public var hasStructure: Bool { !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty }

  /// The number of deletes, inserts, moves and updates.
  @inlinable public var count: Int { deletes.count + inserts.count + moves.count + updates.count }

  /// The changes that undo these.
  public var inverse: IndexChanges {
    IndexChanges(
      deletes: inserts,
      inserts: deletes,
      moves: moves.map(\.inverse).sortedByDestination(),
      updates: updates.map(\.inverse).sortedByDestination()
    )
  }
}

extension IndexChanges {
  /// The same changes with other indexes, in the same order.
  ///
  /// - Parameters:
  ///   - old: turns an index before the changes into another.
  ///   - new: turns an index after the changes into another.
  package func map<Other>(from old: (Index) -> Other, to new: (Index) -> Other) -> IndexChanges<Other> {
    IndexChanges<Other>(
      deletes: deletes.map(old),
      inserts: inserts.map(new),
      moves: moves.map { IndexMove(from: old($0.from), to: new($0.to)) },
      updates: updates.map { IndexMove(from: old($0.from), to: new($0.to)) }
    )
  }

  /// Adds changes whose indexes come after all indexes of these.
  package mutating func append(_ later: IndexChanges) {
    deletes += later.deletes
    inserts += later.inserts
    moves += later.moves
    updates += later.updates
  }
}

extension IndexChanges: CustomStringConvertible {
  /// For example `delete 3, insert 0 5, move 2→7, update 4`.
  public var description: String { ChangeDescription.text(descriptions()) }

  /// What was done, and to which indexes.
  ///
  /// - Parameter noun: what the indexes count, with a space before it.
  func descriptions(of noun: String = "") -> [(verb: String, indexes: [String])] {
    [
      ("delete\(noun)", deletes.map { "\($0)" }),
      ("insert\(noun)", inserts.map { "\($0)" }),
      ("move\(noun)", moves.map(\.description)),
      ("update\(noun)", updates.map { $0.from == $0.to ? "\($0.to)" : $0.description }),
    ]
  }
}
