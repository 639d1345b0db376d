/// A report of one update of one table or collection view.
///
/// ```swift
/// options.observer = { report in print(report.stages.count) }
/// ```
public struct ListUpdateReport: Hashable, Sendable {
  /// The way a view showed the change.
  public enum Path: Hashable, Sendable {
    /// One batch for each stage.
    case batches
    /// A reload, because the view is in no window and can't show an animation.
    case reloadOffWindow
    /// A reload, because the change exceeds the view's limit.
    case reloadOverLimit
    /// A reload, because the contents before and after can't be compared.
    case reloadUnknown
  }

  /// The changes, in the view's own indexes.
  public internal(set) var stages: [ChangeStage] = []
  /// The way the view showed it.
  public internal(set) var path = Path.batches
  /// The time to compare the content, if it was compared.
  public internal(set) var diffing: Duration = .zero
  /// The time to change the content and apply the changes to the view, without animations.
  public internal(set) var applying: Duration = .zero

  /// The number of deletions, insertions, moves, and updates in all stages.
  public var count: Int { stages.reduce(0) { $0 + $1.count } }
  /// The number of deleted items, without those of deleted sections.
  public var deletedItems: Int { stages.reduce(0) { $0 + $1.items.deletes.count } }
  /// The number of inserted items, without those of inserted sections.
  public var insertedItems: Int { stages.reduce(0) { $0 + $1.items.inserts.count } }
  /// The number of items that moved.
  public var movedItems: Int { stages.reduce(0) { $0 + $1.items.moves.count } }
  /// The number of updated items.
  public var updatedItems: Int { stages.reduce(0) { $0 + $1.items.updates.count } }
  /// The number of sections that were deleted, inserted, moved, or got another header or footer.
  public var changedSections: Int {
    stages.reduce(0) { $0 + $1.sections.count }
  }
}

extension ListUpdateReport: CustomStringConvertible {
  /// A description, such as `2 stages as batches: delete 0.3, move 0.2→2.7; update 0.4`.
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
