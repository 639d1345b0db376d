import RosterCore
import RosterDiagnostics

/// The items of a data source that have partners in another one, with their partners.
public typealias InnerJoinedDataSource<Left: DataSource, Right: DataSource, Key: Hashable> = MappedDataSource<
  FilteredDataSource<JoinedDataSource<Left, Right, Key>>, JoinedPair<Left.Item, Right.Item>
>

extension DataSource {
  /// Returns the items that have partners in another data source, by a key, with their partners.
  ///
  /// An item is inserted and removed with its partner.
  ///
  /// - Parameters:
  ///   - other: The data source with the partners. It's retained.
  ///   - key: A closure that returns the key of an item, which its partner has, too, or `nil` for none. It's called once for each
  ///     inserted or changed item.
  ///   - otherKey: A closure that returns the key of a partner.
  public func innerJoined<Other: DataSource, Key: Hashable>(
    with other: Other,
    by key: @escaping (Item) -> Key?,
    _ otherKey: @escaping (Other.Item) -> Key?
  ) -> InnerJoinedDataSource<Self, Other, Key> {
    joined(with: other, by: key, otherKey).filtered { $0.right != nil }.map { pair in
      guard let right = pair.right else {
        trap(
          "JoinedDataSource: an item is shown without a partner",
          cause: "the partner has left before views were told",
          advice: "report this as a bug of Roster"
        )
      }
      return JoinedPair(left: pair.left, right: right)
    }
  }
}
