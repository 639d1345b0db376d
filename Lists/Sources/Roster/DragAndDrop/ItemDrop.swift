#if !os(tvOS)
  /// Items that the user drops in a list, or would drop now.
  ///
  /// ```swift
  /// inboxTable.attach(inbox).draggable(Mail.self)
  /// archiveTable.attach(archive).droppable(Mail.self) { drop in drop.perform(in: archive) }
  /// ```
  @preconcurrency @MainActor public struct ItemDrop<Item> {
    /// The items, in the order in which they were picked up. Items that have gone since then are not among them.
    public let items: [DraggedItem<Item>]
    /// The items between which they are dropped; where they are dropped into an item, the neighbours of that.
    public let destination: DropDestination
    /// Whether the items leave the place that they come from; if not, copies of them come.
    public let isMove: Bool

    /// The items' values, in the order in which they were picked up.
    public var values: [Item] { items.map(\.value) }
  }
#endif
