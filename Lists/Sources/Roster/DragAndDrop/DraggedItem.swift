#if !os(tvOS)
  /// An item that the user has dragged.
  @preconcurrency @MainActor public struct DraggedItem<Item> {
    /// The current item, which can have changed since it was lifted.
    public let value: Item
    /// The place in the data source that it comes from.
    public let place: ItemPlace
  }
#endif
