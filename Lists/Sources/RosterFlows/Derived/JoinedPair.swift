/// An item of a data source and its partner in another one.
///
/// ```swift
/// let rows = orders.joined(with: customers, by: \.customerID, \.id)
/// let customer = rows.item(at: 0, inSection: 0).right
/// ```
public struct JoinedPair<Left, Right> {
  /// The item.
  public var left: Left
  /// Its partner.
  public var right: Right

  public init(left: Left, right: Right) {
    self.left = left
    self.right = right
  }
}

extension JoinedPair: Equatable where Left: Equatable, Right: Equatable {}
extension JoinedPair: Hashable where Left: Hashable, Right: Hashable {}
extension JoinedPair: Sendable where Left: Sendable, Right: Sendable {}

extension JoinedPair: Identifiable where Left: Identifiable {
  /// The identifier of the item, whatever its partner.
  public var id: Left.ID { left.id }
}
