#if !os(tvOS)
  /// What answers a table or a collection for drags and drops, kept alive by the view.
  @MainActor final class InstalledDragging {
    /// The drag delegate and drop delegate, unless the view has others.
    let delegate: NSObject

    /// - Parameters:
    ///   - view: the view, whose composite answers if one is attached.
    ///   - make: makes what answers for one list.
    init(in view: UIView, _ make: () -> NSObject) {
      delegate = view.associated(CompositeAttachment.self)?.composite.makeDragging() ?? make()
    }
  }
#endif
