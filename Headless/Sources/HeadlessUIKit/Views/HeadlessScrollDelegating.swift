/// Gives `UIScrollView` its `delegate`.
///
/// A table narrows the delegate's type, which Swift does not allow an override to do. A member of a protocol extension
/// can be hidden by a subclass's own property of another type, and a subclass of the table can override that one.
@preconcurrency @MainActor public protocol HeadlessScrollDelegating: UIScrollView {}

extension HeadlessScrollDelegating {
  /// The object whose methods are called as the view scrolls.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
