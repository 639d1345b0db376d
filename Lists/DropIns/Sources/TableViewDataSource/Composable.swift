/// What can be a part of a composite.
@preconcurrency @MainActor public protocol Composable: AnyObject {
  /// The composite that it is a part of; the composite sets it.
  var parent: (any CompositeType)? { get set }
}
