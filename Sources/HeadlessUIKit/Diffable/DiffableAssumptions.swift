/// Behaviour of diffable data sources that neither UIKit's documentation nor a public report states.
///
/// Tests ask these constants what to expect, so that none of them takes a choice for UIKit's.
enum DiffableAssumptions {
  /// Whether a snapshot that changes nothing is applied without a batch, and its completion is still called.
  static let emptyDifferenceMakesNoBatch = true
  /// Whether a snapshot of a section that is missing has no items; if not, it raises.
  static let snapshotOfMissingSectionIsEmpty = true
}
