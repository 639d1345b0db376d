/// A result of one row, which can be joined with what the same row took another time.
public protocol Remeasurable {
  /// The lesser times of both.
  func least(_ other: Self) -> Self
}

extension Remeasurable {
  /// Measures all rows, and all of them once more after that.
  ///
  /// Of each row the lesser times count, those of rivals and floors as well: other programs only add time, so that
  /// neither a target that is missed nor one that is met is a matter of one moment.
  ///
  /// - Parameter measure: measures all rows in the same order.
  public static func twice(_ measure: () throws -> [Self]) rethrows -> [Self] {
    let first = try measure()
    return try zip(first, measure()).map { $0.least($1) }
  }
}
