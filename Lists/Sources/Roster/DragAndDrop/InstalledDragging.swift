#if !os(tvOS)
  /// What answers a table or a collection for drags and drops, kept alive by the view.
  @MainActor final class InstalledDragging {
    /// The drag delegate and drop delegate, unless the view has others.
    let delegate: NSObject

    init(_ delegate: NSObject) {
      self.delegate = delegate
    }
  }
#endif
