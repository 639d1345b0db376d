/// A view that hands on what it is asked to another one.
@MainActor package protocol ForwardingView: UIView {
  var forwardingTarget: UIView? { get }
}

/// A view that a composite hands to a child: it stands for the child's sections of another view.
@MainActor package protocol ChildViewProxy: ForwardingView {
  /// The child's part of the view that shows everything; `nil` once the child has left.
  var handedPart: (any HandedPart)? { get }
}

/// What a child of a composite has of the view that shows everything.
@MainActor package protocol HandedPart: AnyObject {
  /// The view that the composite is asked with.
  var scrollView: UIScrollView? { get }
  /// Whether the view shows the child.
  var isShowing: Bool { get }
  /// The child's own index path of one of the view that shows everything, if it is the child's.
  func indexPathInChild(_ indexPath: IndexPath) -> IndexPath?
  /// What keeps the view that shows everything where its reader is.
  var follower: (any ContentFollower)? { get }
  /// Goes through a step of an update in a batch of the view.
  func performStep(_ changes: @escaping () -> Void, completion: @escaping () -> Void)
}
