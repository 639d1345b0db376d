/// How much a solver has worked, for tests and measurements.
package struct SolverEffort: Equatable, Sendable {
  /// Exchanges of a basic symbol for another one, of all kinds.
  package var pivots = 0
  /// Pivots that repaired a negative constant.
  package var repairs = 0
  /// Entries of rows that were combined.
  package var entries = 0
  /// Rows that keep a size from being negative.
  package var bounds = 0
  /// How often a limit on pivots was reached, which means that the result is not the best one.
  package var stalls = 0

  package init() {}
}
