/// A report of one update of one table or collection.
///
/// ```swift
/// options.observer = { report in print(report.stages.count) }
/// ```
public struct ListUpdateReport: Hashable, Sendable {
  /// How a view came to show the change.
  public enum Path: Hashable, Sendable {
    /// As one batch for each stage.
    case batches
    /// By a reload, as the view is in no window and shows no animation.
    case reloadOffWindow
    /// By a reload, as the change has more parts than the view's limit.
    case reloadOverLimit
    /// By a reload, as the content before and after cannot be compared.
    case reloadUnknown
  }

  /// The changes, in the view's own indexes.
  public internal(set) var stages: [ChangeStage] = []
  /// How the view came to show it.
  public internal(set) var path = Path.batches
  /// How long it took to compare the content, if it was compared.
  public internal(set) var diffing: Duration = .zero
  /// How long it took to change the content and to name the changes in the view, without animations.
  public internal(set) var applying: Duration = .zero

  /// The number of deletions, insertions, moves and updates in all stages.
  public var count: Int { stages.reduce(0) { $0 + $1.count } }
  /// The number of items that went, without those of sections that went.
  public var deletedItems: Int { stages.reduce(0) { $0 + $1.items.deletes.count } }
  /// The number of items that came, without those of sections that came.
  public var insertedItems: Int { stages.reduce(0) { $0 + $1.items.inserts.count } }
  /// The number of items that moved.
  public var movedItems: Int { stages.reduce(0) { $0 + $1.items.moves.count } }
  /// The number of items that show differently.
  public var updatedItems: Int { stages.reduce(0) { $0 + $1.items.updates.count } }
  /// The number of sections that went, came, moved or have another header or footer.
  public var changedSections: Int {
    stages.reduce(0) { $0 + $1.sections.count }
  }
}

extension ListUpdateReport: CustomStringConvertible {
  /// For example `2 stages as batches: delete 0.3, move 0.2→2.7; update 0.4`.
  public var description: String {
    let stages = stages.map(\.description).joined(separator: "; ")
    let number = self.stages.count == 1 ? "1 stage" : "\(self.stages.count) stages"
    return switch path {
    case .batches: "\(number) as batches: \(stages)"
    case .reloadOffWindow: "reload off-window: \(stages)"
    case .reloadOverLimit: "reload over the limit: \(count) changes"
    case .reloadUnknown: "reload of unknown changes"
    }
  }
}
