#if !os(tvOS)
  /// A draggable item's data for other apps.
  struct DragOffer {
    /// The item provider, or `nil` if there's no data.
    let provider: NSItemProvider?
  }
#endif
