import RosterDiagnostics

/// Updates that lead to each other, because an observer or a handler changes content.
struct UpdateCascade {
  /// The maximum number of updates that lead to each other. Intended chains, in which observers forward a change, are
  /// as long as there are data sources. Longer ones are endless feedback.
  var limit = 10_000

  private var count = 0
  /// The names of the followers of the last updates, each once.
  private var sources: [String] = []

  /// Counts an update, and traps if there are too many.
  ///
  /// - Parameters:
  ///   - isFollowing: A Boolean value that indicates whether an earlier update led to it.
  ///   - names: A closure that returns the names of the changed content.
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
