import Roster

/// What a hand-written child has called at the view that it is handed, to be repeated at the view that shows the composite.
@MainActor struct CompositeCalls<Child: CompositeChild> {
  /// Makes one call at a view, in the addresses that a part has there.
  typealias Call = (Child.View, ChildAdapter<Child>) -> Void

  /// What the calls change together, in the child's own indexes.
  private(set) var stage = ChangeStage()
  private(set) var all: [Call] = []
  /// Whether all sections go and others come in place of the calls.
  var isReplacement = false

  mutating func add(_ call: @escaping Call, of stage: ChangeStage) {
    self.stage.append(stage)
    all.append(call)
  }

  /// Whether items change, or sections are shown anew, which a view cannot do in sections that move.
  var changesItems: Bool { !stage.items.isEmpty || !stage.sections.updates.isEmpty }
}
