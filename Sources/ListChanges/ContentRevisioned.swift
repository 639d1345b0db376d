/// An item that knows more cheaply than by `==` whether it still shows the same.
///
/// Comparing a number costs a fraction of comparing a title, which for long lists is most of the time that a
/// changeset takes.
public protocol ContentRevisioned {
  associatedtype ContentRevision: Equatable

  /// Two items with the same identifier and the same revision show the same.
  var contentRevision: ContentRevision { get }
}
