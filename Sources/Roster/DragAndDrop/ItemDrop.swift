#if !os(tvOS)
  /// What the user drops in a list, or would drop now.
  ///
  /// ```swift
  /// inboxTable.attach(inbox).draggable(Mail.self)
  /// archiveTable.attach(archive).droppable(Mail.self) { drop in drop.perform(in: archive) }
  /// ```
  @preconcurrency @MainActor public struct ItemDrop<Item> {
    /// The items, in the order in which they were picked up. Those that have gone meanwhile are not among them.
    public let items: [DraggedItem<Item>]
    /// Between which items they are dropped; where they are dropped into an item, what is around that.
    public let destination: DropDestination
    /// Whether the items leave the place that they come from; if not, copies of them come.
    public let isMove: Bool

    /// The items' values, in the order in which they were picked up.
    public var values: [Item] { items.map(\.value) }
  }
#endif
