import Foundation

/// Where in a list an update of focus begins and ends.
struct FocusPaths {
  /// The index path of the cell that what was focused is in; `nil` if that is in no cell of the list.
  var previous: IndexPath?
  /// The index path of the cell that what is focused after the update is in; `nil` if that is in no cell of the list.
  var next: IndexPath?

  /// Those that are in the list, as an event log notes them.
  var all: [IndexPath] { [previous, next].compactMap { $0 } }
}
