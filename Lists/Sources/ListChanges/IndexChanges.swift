/// The deletes, inserts, moves, and updates of a list.
///
/// ```swift
/// let changes = IndexChanges(deletes: [0], inserts: [2])
/// ```
///
/// `Index` is the type of a position: `Int` for the items of one list or for sections, ``ItemPath`` for items in
/// sections. All indexes ascend. ``moves`` and ``updates`` ascend by destination.
public struct IndexChanges<Index: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The old indexes of deleted elements.
  public var deletes: [Index]
  /// The new indexes of inserted elements.
  public var inserts: [Index]
  /// The old and new indexes of elements that moved past others.
  public var moves: [IndexMove<Index>]
  /// The old and new indexes of retained elements whose content changed, moved or not.
  public var updates: [IndexMove<Index>]

  /// Creates changes.
  ///
  /// - Parameters:
  ///   - deletes: Ascending old indexes.
  ///   - inserts: Ascending new indexes.
  ///   - moves: Old and new indexes, ascending by the latter.
  ///   - updates: Old and new indexes, ascending by the latter.
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

  /// Creates updates of elements that retain their index.
  ///
  /// - Parameter indexes: Ascending indexes, the same before and after.
  @inlinable
  public init(updates indexes: [Index]) {
    self.init(updates: indexes.map { IndexMove(from: $0, to: $0) })
  }

  /// A Boolean value that indicates whether it has no changes.
  @inlinable public var isEmpty: Bool { !hasStructure && updates.isEmpty }

  /// A Boolean value that indicates whether there are deletes, inserts, or moves.
  @inlinable public var hasStructure: Bool { !deletes.isEmpty || !inserts.isEmpty || !moves.isEmpty }

  /// The number of deletes, inserts, moves, and updates.
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
  /// Returns the same changes with mapped indexes, in the same order.
  ///
  /// - Parameters:
  ///   - old: A closure that maps an index before the changes.
  ///   - new: A closure that maps an index after the changes.
  package func map<Other>(from old: (Index) -> Other, to new: (Index) -> Other) -> IndexChanges<Other> {
    IndexChanges<Other>(
      deletes: deletes.map(old),
      inserts: inserts.map(new),
      moves: moves.map { IndexMove(from: old($0.from), to: new($0.to)) },
      updates: updates.map { IndexMove(from: old($0.from), to: new($0.to)) }
    )
  }

  /// Adds changes whose indexes follow all indexes of these.
  package mutating func append(_ later: IndexChanges) {
    deletes += later.deletes
    inserts += later.inserts
    moves += later.moves
    updates += later.updates
  }
}

extension IndexChanges: CustomStringConvertible {
  /// A description such as `delete 3, insert 0 5, move 2→7, update 4`.
  public var description: String { ChangeDescription.text(descriptions()) }

  /// Returns the verbs and their indexes.
  ///
  /// - Parameter noun: The noun for the indexes, with a space before it.
  func descriptions(of noun: String = "") -> [(verb: String, indexes: [String])] {
    [
      ("delete\(noun)", deletes.map { "\($0)" }),
      ("insert\(noun)", inserts.map { "\($0)" }),
      ("move\(noun)", moves.map(\.description)),
      ("update\(noun)", updates.map { $0.from == $0.to ? "\($0.to)" : $0.description }),
    ]
  }
}
