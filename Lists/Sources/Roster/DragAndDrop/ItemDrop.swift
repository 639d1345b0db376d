#if !os(tvOS)
  /// Items that the user drops in a list, or is about to drop.
  ///
  /// ```swift
  /// inboxTable.attach(inbox).draggable(Mail.self)
  /// archiveTable.attach(archive).droppable(Mail.self) { drop in drop.perform(in: archive) }
  /// ```
  @preconcurrency @MainActor public struct ItemDrop<Item> {
    /// The items that still exist, in the order in which they were picked up.
    public let items: [DraggedItem<Item>]
    /// The place between two items. For a drop into an item, its neighbors.
    public let destination: DropDestination
    /// A Boolean value that indicates whether the items leave their places. Otherwise they are copied.
    public let isMove: Bool

    /// The items' values, in the order in which they were picked up.
    public var values: [Item] { items.map(\.value) }
  }
#endif
