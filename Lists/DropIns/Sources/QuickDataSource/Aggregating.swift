/// A model that says which group it belongs to.
public protocol Aggregating {
  /// What the models of a group have in common.
  var aggregator: String { get }
}
