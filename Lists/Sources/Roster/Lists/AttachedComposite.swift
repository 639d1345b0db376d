/// What answers a table or a collection for several data sources, each of which it hands a view of its own.
///
/// Those that are made of hand-written children are in a module that this one does not know.
@MainActor package protocol AttachedComposite: NSObject {
  /// The handlers that all children share.
  var sharedHandlers: ListDelegate { get }
  /// The objects of all children, of nested composites too.
  var answering: [any NSObjectProtocol] { get }

  #if !os(tvOS)
    /// Whether items can be dragged from the children or dropped in them.
    var needsDragging: Bool { get }
    /// Makes what answers for drags and drops, as the view's kind asks for them.
    func makeDragging() -> NSObject
    /// The child's content that an index path of a view belongs to, of nested composites too.
    func contentPart(at indexPath: IndexPath, in view: UIScrollView) -> ContentPart?
    /// The delegates of all content, of nested composites too.
    var contentDelegates: [ListDelegate] { get }
  #endif
}

/// What a table or a collection keeps alive while a composite is attached to it.
@MainActor final class CompositeAttachment {
  let composite: any AttachedComposite

  init(_ composite: any AttachedComposite) {
    self.composite = composite
  }
}
