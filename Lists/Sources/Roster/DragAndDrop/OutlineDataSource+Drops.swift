extension OutlineDataSource {
  /// Moves the item that the user has moved to between its new neighbours.
  ///
  /// - Parameter level: how deep it is to be, as the place of the finger may say; by default as deep as the row below.
  /// - Returns: the item, or `nil` if it stays where it is; as `move(_:between:and:level:)` says.
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
    ///   - drop: the drop. Items of other data sources stay where they are.
    ///   - level: the items' new level. The default is the level of the first item, limited to the levels of the rows above and
    ///     below: an item that is dropped after the last child of a parent stays a child, and a root stays a root.
    /// - Returns: the items that moved, in the order in which they were picked up.
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

    /// Moves the items of this tree that were dropped into an item there, behind its last child.
    ///
    /// - Parameters:
    ///   - drop: the drop; items of other data sources are left alone.
    ///   - place: the row that they were dropped on.
    /// - Returns: the items that moved; those that ``canMove(_:into:)`` refuses stay.
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

    /// Whether all items of a drop can be put into the item of a row: they are of this tree, and none would be in itself.
    public func canMove<Item>(_ drop: ItemDrop<Item>, into place: ItemPlace) -> Bool {
      guard let parent = itemID(at: place) else { return false }
      return drop.items.allSatisfy { item in
        item.place.dataSource === self && itemID(at: item.place).map { canMove($0, into: parent) } ?? false
      }
    }
  }
#endif
