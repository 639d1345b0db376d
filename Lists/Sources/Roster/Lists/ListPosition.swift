/// The reader's position in a list: an item, and its distance below the upper edge.
///
/// You can store it between launches, if its identifier is `Codable`.
///
/// ```swift
/// let position = delegate.position(by: Message.ID.self)
/// defaults.set(try JSONEncoder().encode(position), forKey: "position")
/// ```
public struct ListPosition<ID: Hashable>: Hashable {
  /// The `id` of an `Identifiable` view model, or a `Hashable` view model.
  public var id: ID
  /// The distance of the item below bars, in points, along the scrolling axis. Negative if it's above. Values that aren't finite
  /// count as 0.
  public var distance: Double
  /// A Boolean value that indicates whether the list is at its end. Then the end is restored, whatever was inserted since.
  public var isAtEnd: Bool
  /// The positions of orthogonally scrolling sections that aren't at their start: the first visible item of each, and its distance
  /// from the leading edge.
  public var carousels: [ListPosition] = []

  /// Creates a position from an item's identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of an item.
  ///   - distance: The distance of the item below bars, in points.
  ///   - isAtEnd: A Boolean value that indicates whether to use the end of the list instead of the item.
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
    // Positions that were stored by older versions have no carousels.
    carousels = try container.decodeIfPresent([ListPosition].self, forKey: .carousels) ?? []
  }
}
