/// A model that declares its group.
public protocol Aggregating {
  /// The common value of a group's models.
  var aggregator: String { get }
}
