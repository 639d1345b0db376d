/// Content that asks about rows again whose items are models that have changed by themselves.
@MainActor protocol StaleRowAsking: ContentDraft {
  associatedtype Operator: FollowingOperator
  var timeline: Timeline<Operator> { get }
}

extension StaleRowAsking {
  /// Asks about rows again whose items have changed by themselves.
  func askStaleRows() {
    guard timeline.hasStaleRows else { return }
    let coordinator = UpdateCoordinator.shared
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      coordinator.add(self)
      return
    }
    coordinator.update([{ [self] in timeline.make(timeline.planStaleRows()) }])
  }

  /// The step of a transaction in which rows are asked about again; `nil` if none has changed.
  var draftOfStaleRows: UpdateStep? {
    timeline.hasStaleRows ? timeline.step { self.timeline.planStaleRows() } : nil
  }
}

extension Timeline {
  /// Whether rows have to be asked about again.
  var hasStaleRows: Bool { content.observed.contains { $0?.isStale ?? false } }

  /// Asks about rows again whose items have changed by themselves. How they look is the views' business.
  func planStaleRows() -> StagedUpdate {
    let stages = content.bases.indices.compactMap { number -> BaseStage? in
      let rows = takeStaleRows(ofBase: number, after: ChangeStage(), gaps)
      if rows.isEmpty { return nil }
      return BaseStage(
        base: number,
        StagedUpdate(),
        reread: rows,
        isLast: true,
        gap: gaps.isEmpty ? nil : gaps[number],
        readAhead: nil,
        count: content.bases[number].numberOfItems
      )
    }
    if stages.isEmpty { return StagedUpdate() }
    return plan { content.follow(&$0, stages, []) }
  }

  /// The rows that are to be asked about again, as they are counted after a stage of their base.
  func takeStaleRows(ofBase number: Int, after stage: ChangeStage, _ gaps: [BaseGap]) -> [ItemPath] {
    guard content.observed.indices.contains(number), let rows = content.observed[number], rows.isStale else {
      return []
    }
    let mapping = ItemPathMapping(stage)
    return rows.takeStalePaths().compactMap(mapping.path)
      .compactMap { gaps.isEmpty ? $0 : gaps[number].row(at: $0) }.sorted()
  }
}

extension Timeline: StaleRowAsking {
  var timeline: Timeline { self }

  func takeDraft() -> [DraftPhase: UpdateStep] { draftOfStaleRows.map { [.composition: $0] } ?? [:] }
}
