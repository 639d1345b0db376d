extension OutlineDataSource {
  /// Moves the item that the user moved to its new neighbors.
  ///
  /// - Parameter level: The new level. The default is the item's level, limited to the levels of its new neighbors.
  /// - Returns: The item, or `nil` if it stays, as `move(_:between:and:level:)` describes.
  @discardableResult
  public func move(to destination: MoveDestination, level: Int? = nil) -> EditResult<Node?> {
    move(destination.place, between: destination.previous, and: destination.next, level: level)
  }
}

#if !os(tvOS)
  extension OutlineDataSource {
    /// Moves the items of this tree that the user dropped between two rows, as `move(_:between:and:level:)` does.
    ///
    /// The items become siblings.
    ///
    /// - Parameters:
    ///   - drop: The drop. Items of other data sources stay where they are.
    ///   - level: The items' new level. The default is the first item's level, limited to the levels of the rows above and below:
    ///     an item that is dropped after the last child of a parent stays a child, and a root stays a root.
    /// - Returns: The items that moved, in the order in which they were picked up.
    @discardableResult
    public func move<Item>(_ drop: ItemDrop<Item>, level: Int? = nil) -> [Node] {
      var moved: [Node] = []
      transaction {
        var (previous, level) = (drop.destination.previous, level)
        for item in drop.items where item.place.dataSource === self {
          guard let node = move(item.place, between: previous, and: drop.destination.next, level: level).value else {
            continue
          }
          moved.append(node)
          previous = item.place
          level = self.level(of: node.id)
        }
      }
      return moved
    }

    /// Moves the items of this tree that were dropped into an item, after its last child.
    ///
    /// - Parameters:
    ///   - drop: The drop. Items of other data sources stay.
    ///   - place: The row that they were dropped on.
    /// - Returns: The moved items, without those that ``canMove(_:into:)`` refuses.
    @discardableResult
    public func move<Item>(_ drop: ItemDrop<Item>, into place: ItemPlace) -> [Node] {
      guard let parent = itemID(at: place) else { return [] }
      var moved: [Node] = []
      transaction {
        for item in drop.items where item.place.dataSource === self {
          guard let id = itemID(at: item.place), canMove(id, into: parent), let node = move(id, into: parent).value
          else {
            continue
          }
          moved.append(node)
        }
      }
      return moved
    }

    /// Returns a Boolean value that indicates whether all dropped items are of this tree and can move into a row's item.
    public func canMove<Item>(_ drop: ItemDrop<Item>, into place: ItemPlace) -> Bool {
      guard let parent = itemID(at: place) else { return false }
      return drop.items.allSatisfy { item in
        item.place.dataSource === self && itemID(at: item.place).map { canMove($0, into: parent) } ?? false
      }
    }
  }
#endif
