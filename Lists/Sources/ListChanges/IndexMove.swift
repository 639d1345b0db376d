/// The old and the new index of an element.
///
/// ```swift
/// let move = IndexMove(from: 0, to: 2)
/// ```
public struct IndexMove<Index: Hashable & Sendable>: Hashable, Sendable {
  /// The index before the change.
  public var from: Index
  /// The index after the change.
  public var to: Index

  @inlinable
  public init(from: Index, to: Index) {
    self.from = from
    self.to = to
  }

  /// The move back.
  package var inverse: IndexMove { IndexMove(from: to, to: from) }
}

extension Array {
  /// Sorts moves by destination.
  @inlinable
  package mutating func sortByDestination<Index: Comparable>() where Element == IndexMove<Index> {
    sort { $0.to < $1.to }
  }

  /// Returns moves sorted by destination.
  @inlinable
  package func sortedByDestination<Index: Comparable>() -> [Element] where Element == IndexMove<Index> {
    sorted { $0.to < $1.to }
  }
}

extension IndexMove: CustomStringConvertible {
  public var description: String { "\(from)→\(to)" }
}
