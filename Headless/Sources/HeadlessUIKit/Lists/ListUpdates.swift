import Foundation

/// The operations that were recorded in one batch, each kind in the order of the calls.
///
/// Deleted, reloaded and reconfigured indexes and the sources of moves mean the list before the update; inserted
/// indexes and the destinations of moves mean the list after it.
struct ListUpdates: Hashable, Sendable {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [ListMove<Int>] = []

  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [ListMove<IndexPath>] = []

  /// How many operations were recorded.
  var count: Int {
    deletedSections.count + insertedSections.count + reloadedSections.count + movedSections.count
      + deletedItems.count + insertedItems.count + reloadedItems.count + reconfiguredItems.count + movedItems.count
  }

  /// Whether nothing was recorded.
  var isEmpty: Bool {
    count == 0
  }
}
