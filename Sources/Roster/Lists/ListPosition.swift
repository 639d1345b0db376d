/// Where a reader is in a list: an item, and how far below the upper edge it begins.
///
/// It is kept from one launch to the next, as long as its identifier can be.
///
/// ```swift
/// let position = delegate.position(by: Message.ID.self)
/// defaults.set(try JSONEncoder().encode(position), forKey: "position")
/// ```
public struct ListPosition<ID: Hashable>: Hashable {
  /// The `id` of an `Identifiable` view model, or a view model that is `Hashable`.
  public var id: ID
  /// How far the item begins below what bars cover, in points, along the axis that scrolls; negative above that.
  public var distance: Double
  /// Whether the list is at its end, which is where it is restored then, whatever has come since.
  public var isAtEnd: Bool

  /// - Parameters:
  ///   - id: the identifier of an item.
  ///   - distance: where the item begins, in points below what bars cover.
  ///   - isAtEnd: whether the end of the list counts, and not the item.
  public init(_ id: ID, distance: Double = 0, isAtEnd: Bool = false) {
    self.id = id
    self.distance = distance
    self.isAtEnd = isAtEnd
  }
}

extension ListPosition: Sendable where ID: Sendable {}
extension ListPosition: Encodable where ID: Encodable {}
extension ListPosition: Decodable where ID: Decodable {}
