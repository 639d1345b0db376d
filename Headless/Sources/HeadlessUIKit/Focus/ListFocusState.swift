import Foundation

/// What a list knows of focus in it.
struct ListFocusState {
  /// The index path of the focused cell, wherever that is by now.
  var focused: IndexPath?
  /// The index path that was focused last, before focus left the list.
  var last: IndexPath?

  /// Lets go of focus and remembers where it was.
  mutating func leave() {
    if let focused { last = focused }
    focused = nil
  }
}
