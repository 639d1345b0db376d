#if !os(tvOS)
  /// What an item that can be dragged is for other apps.
  struct DragOffer {
    /// `nil` if it is nothing.
    let provider: NSItemProvider?
  }
#endif
