/// Below which a number counts as 0.
enum Tolerance {
  /// Of factors and costs that decide on a pivot.
  static let factor = 1e-9
  /// Of factors that are dropped when rows are combined.
  static let drop = 1e-11
  /// Of constants of rows.
  static let constant = 1e-9
  /// Of constraints, in points.
  static let violation = 1e-6
}
