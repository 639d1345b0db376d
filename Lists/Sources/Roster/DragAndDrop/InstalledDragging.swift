#if !os(tvOS)
  /// The drag and drop support of a table or collection view, which retains it.
  @MainActor final class InstalledDragging {
    /// The drag delegate and drop delegate, unless the view has others.
    let delegate: NSObject

    init(_ delegate: NSObject) {
      self.delegate = delegate
    }
  }
#endif
