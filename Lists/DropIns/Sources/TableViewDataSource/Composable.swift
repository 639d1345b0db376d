/// A part of a composite.
@preconcurrency @MainActor public protocol Composable: AnyObject {
  /// The enclosing composite, which sets it.
  var parent: (any CompositeType)? { get set }
}
