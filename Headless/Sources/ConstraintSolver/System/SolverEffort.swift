/// The work of a solver, for tests and measurements.
package struct SolverEffort: Equatable, Sendable {
  /// Exchanges of a basic symbol for another one, of all kinds.
  package var pivots = 0
  /// Pivots that repaired a negative constant.
  package var repairs = 0
  /// Entries of combined rows.
  package var entries = 0
  /// Rows that prevent a size from being negative.
  package var bounds = 0
  /// The number of times that a limit on pivots was reached, which means that the result isn't optimal.
  package var stalls = 0

  package init() {}
}
