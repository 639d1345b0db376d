/// What stands for a section or an item while it is followed through several edits.
struct ContentToken: Equatable {
  let id: Int
  /// Whether it shows something else than before the edits.
  var isChanged = false
}
