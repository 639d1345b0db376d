extension SectionStore {
  /// Plans edits as a part of a round that others make: at most one edit of structure, and edits of content after it.
  ///
  /// - Returns: what they are to views; `nil` if changes of the store wait for their own turn.
  package func plan(_ structure: Edit?, content: [Edit]) -> StagedUpdate? {
    guard !hasChangesToCome else { return nil }
    var list = committed
    let stage = structure.map { list.stages(of: $0).structure } ?? ChangeStage()
    if let structure { list.apply(structure) }
    let updates = self.stage(of: content, in: list)
    let edits = [structure].compactMap(\.self) + content
    if edits.isEmpty { return StagedUpdate() }
    steps = [.edits(edits)]
    return StagedUpdate(structure: stage, content: updates)
  }

  /// Makes what ``plan(_:content:)`` has planned.
  package func commitPlan(_ stage: ChangeStage) {
    guard case .edits = nextStep else { return }
    commit()
    advance(.stage(stage))
  }
}
