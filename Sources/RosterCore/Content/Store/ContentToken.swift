/// What stands for a section or an item while it is followed through several edits.
struct ContentToken: Equatable {
  let id: Int
  /// Whether it shows something else than before the edits.
  var isChanged = false
}

/// Matches tokens; a type, as functions that are called for each item of a long list cost more than the comparison.
struct ContentTokenMatcher: ItemMatcher {
  func id(of token: ContentToken) -> Int { token.id }
  func isSame(_ old: ContentToken, _ new: ContentToken) -> Bool { old.id == new.id }
  func hasSameContent(_ old: ContentToken, _ new: ContentToken) -> Bool { !new.isChanged }
}
