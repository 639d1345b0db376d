/// What a child changes in a batch that someone else has begun. The updater names it at the end of the batch, as one
/// change: the view compares what was before the batch with what is after it.
@MainActor struct GuestChanges {
  /// What the updater names in the batch.
  enum Outcome {
    /// A stage in the batch, and after it what shows differently.
    case stages(structure: ChangeStage?, content: [ChangeStage])
    /// All sections go, and others come: stages that build on each other are no single batch.
    case replacement
  }

  /// The number of sections before the batch.
  let sections: Int
  var selection: TrackedPaths
  /// What waits for the view.
  var completions: [ContentUpdate.ViewCompletion] = []
  private(set) var outcome = Outcome.stages(structure: nil, content: [])

  init(sections: Int, selection: TrackedPaths) {
    self.sections = sections
    self.selection = selection
  }

  mutating func add(_ stage: ChangeStage, isReplaced: Bool) {
    selection.follow(stage)
    guard !isReplaced, case .stages(let structure, let content) = outcome else { return outcome = .replacement }
    if !stage.hasStructure {
      outcome = .stages(structure: structure, content: content + [stage])
    } else if structure == nil, content.isEmpty {
      outcome = .stages(structure: stage, content: [])
    } else {
      outcome = .replacement
    }
  }

  /// Adds a change that cannot be compared.
  mutating func addUnknown() {
    selection.lose()
    outcome = .replacement
  }
}
