/// A composite of parts.
@preconcurrency @MainActor public protocol CompositeType: AnyObject {
  /// The parts in order.
  var children: [any Composable] { get }

  /// Adds a part at the end.
  func add(_ child: any Composable)

  /// Removes a part.
  func remove(_ child: any Composable)
}
