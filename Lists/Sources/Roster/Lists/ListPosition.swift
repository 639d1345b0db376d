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
  /// How far the item begins below what bars cover, in points, along the axis that scrolls; negative above that. One that is
  /// not finite counts as 0.
  public var distance: Double
  /// Whether the list is at its end, which is where it is restored then, whatever has come since.
  public var isAtEnd: Bool
  /// Where sections of a collection are that scroll by themselves: the first item in sight of each that is not where it
  /// begins, and how far it begins from the leading edge.
  public var carousels: [ListPosition] = []

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

extension ListPosition {
  var finiteDistance: Double { distance.isFinite ? distance : 0 }
}

extension ListPosition: Sendable where ID: Sendable {}

private enum PositionKey: String, CodingKey {
  case id, distance, isAtEnd, carousels
}

extension ListPosition: Encodable where ID: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PositionKey.self)
    try container.encode(id, forKey: .id)
    try container.encode(distance, forKey: .distance)
    try container.encode(isAtEnd, forKey: .isAtEnd)
    if !carousels.isEmpty { try container.encode(carousels, forKey: .carousels) }
  }
}

extension ListPosition: Decodable where ID: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: PositionKey.self)
    self.init(
      try container.decode(ID.self, forKey: .id),
      distance: try container.decode(Double.self, forKey: .distance),
      isAtEnd: try container.decode(Bool.self, forKey: .isAtEnd)
    )
    // Positions that were kept before there were carousels have none.
    carousels = try container.decodeIfPresent([ListPosition].self, forKey: .carousels) ?? []
  }
}
