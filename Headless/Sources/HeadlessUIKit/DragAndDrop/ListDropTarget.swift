import Foundation

/// Where a drag points in a list.
struct ListDropTarget: Hashable {
  /// The row that the finger is on, or the number of rows of a section for its end; `nil` where the list has no place.
  var path: IndexPath?
  /// Whether the finger is in the middle of the row, as it means where the table chooses.
  var isInMiddle = false
}
