#if !os(tvOS)
  /// An item that the user has dragged.
  @preconcurrency @MainActor public struct DraggedItem<Item> {
    /// The item as it is now, whatever it was when it was lifted.
    public let value: Item
    /// Where it is, in the data source that it comes from.
    public let place: ItemPlace
  }
#endif
