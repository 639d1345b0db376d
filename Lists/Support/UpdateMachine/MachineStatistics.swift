import Roster

/// What was done.
@MainActor public final class MachineStatistics {
  public private(set) var transitions = 0
  public private(set) var worlds = 0
  /// Updates that a view made, by the path that they took.
  public private(set) var updates: [ListUpdateReport.Path: Int] = [:]
  /// Stages by their most noticeable part.
  public private(set) var stages: [String: Int] = [:]
  /// Deletions, insertions, moves and updates.
  public private(set) var changes = 0

  public init() {}

  func add(_ report: ListUpdateReport) {
    updates[report.path, default: 0] += 1
    changes += report.count
    for stage in report.stages { stages[Self.kind(of: stage), default: 0] += 1 }
  }

  private static func kind(of stage: ChangeStage) -> String {
    if !stage.hasStructure { return "content" }
    if stage.sections.hasStructure { return stage.items.hasStructure ? "sections and items" : "sections" }
    return "items"
  }

  func addWorld() { worlds += 1 }
  func addTransition() { transitions += 1 }

  /// For example `40 transitions in 1 world; updates: 30 batches, …`.
  public var text: String {
    let updates = updates.sorted { "\($0.key)" < "\($1.key)" }.map { "\($0.value) \($0.key)" }
    let stages = stages.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key)" }
    return "\(transitions) transitions in \(worlds) worlds; updates of views: \(updates.joined(separator: ", ")); "
      + "stages: \(stages.joined(separator: ", ")); \(changes) changes"
  }
}
