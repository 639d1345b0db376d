import RosterDiagnostics

/// Updates that lead to each other: an observer or a handler that changes content makes the next one.
struct UpdateCascade {
  /// The number of updates that may lead to each other. The longest chains that are meant, of observers that hand a
  /// change on, are as long as there are data sources; more is feedback that does not end.
  var limit = 10_000

  private var count = 0
  /// What followed the last updates, each once.
  private var sources: [String] = []

  /// Counts an update, and traps if there are too many.
  ///
  /// - Parameters:
  ///   - isFollowing: whether an update before led to it.
  ///   - names: the names of the content that changed.
  @MainActor mutating func note(isFollowing: Bool, _ names: () -> [String]) {
    guard isFollowing else {
      count = 0
      sources = []
      return
    }
    count += 1
    guard count > limit - 8 else { return }
    for name in names() where !sources.contains(name) { sources.append(name) }
    guard count > limit else { return }
    trap(
      "Content was changed \(count) times in a row by observers of changes, lately of \(sources.joined(separator: ", "))",
      cause: "an observer or an `onShown` handler changes content that leads to itself again",
      advice: "change content there only where it is different from what it should be"
    )
  }
}
