import RosterCore

/// Records what a data source announces, and how many items there were to see at that time.
@MainActor package final class ChangeLog {
  package private(set) var changes: [ContentChange] = []
  package private(set) var itemCounts: [Int] = []
  private var observation: ContentObservation?

  package init(_ source: some DataSource) {
    observation = source.changes.observe { [weak self, unowned source] change in
      self?.changes.append(change)
      self?.itemCounts.append(source.numberOfItems)
    }
  }

  /// The stages since this was last read.
  package func drainStages() -> [String] {
    defer { changes = [] }
    return changes.flatMap { change in
      if case .update(let stages) = change { stages.map(\.description) } else { ["reload"] }
    }
  }

  /// The number of changes since this was last read.
  package func drain() -> Int {
    defer { changes = [] }
    return changes.count
  }
}
