/// The limits below which a number counts as 0.
enum Tolerance {
  /// The limit of factors and costs that decide on a pivot.
  static let factor = 1e-9
  /// The limit of factors that are dropped when rows are combined.
  static let drop = 1e-11
  /// The limit of constants of rows.
  static let constant = 1e-9
  /// The limit of constraints, in points.
  static let violation = 1e-6
}
