/// Behaviour of search fields that neither UIKit's documentation nor a public report states.
enum SearchAssumptions {
  /// Whether the key that deletes selects a token first, and takes it away at the second time.
  static let deletingSelectsTokenFirst = true
}
