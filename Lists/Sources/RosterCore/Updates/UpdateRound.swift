/// What an update does at one time: steps that are made side by side, of which every view makes one batch; or a step alone
/// that views reload for.
struct UpdateRound {
  var steps: [UpdateStep]

  /// The rounds of an update, in their order.
  ///
  /// - Parameter steps: the steps of each draft.
  static func rounds(of steps: [[DraftPhase: UpdateStep]]) -> [UpdateRound] {
    let steps = withItemsTogether(steps)
    let joinsExternal = !steps.contains { step in
      step[.announcement] != nil || step[.composition] != nil || step[.reload] != nil
        || step[.external].map { $0.changesChildren || $0.reloadsSections } == true
    }
    let lastStructure: DraftPhase? = [.items, .structure].first { phase in steps.contains { $0[phase] != nil } }
    var rounds: [UpdateRound] = []
    for phase in DraftPhase.allCases {
      var shared = steps.compactMap { $0[phase] }
      if joinsExternal {
        // Nothing comes between what has changed already and structure: one batch shows both.
        if phase == .external { continue }
        if phase == .structure { shared = steps.compactMap { $0[.external] } + shared }
      }
      // What is derived from several data sources learns of all of them at once.
      if phase == lastStructure { shared += steps.compactMap { $0[.content] } }
      if phase == .content, lastStructure != nil { continue }
      if shared.isEmpty { continue }
      rounds += phase.isShared ? [UpdateRound(steps: shared)] : shared.map { UpdateRound(steps: [$0]) }
    }
    // What is carried is followed through departures.
    for index in rounds.indices.reversed() {
      rounds[index] = rounds[index].asLast
      if !rounds[index].steps.contains(where: \.isDeparture) { break }
    }
    return rounds
  }

  /// Has items of data sources whose sections stay wait for those that cannot come or go with their sections, if there are
  /// any: an item that leaves one data source and comes to another is a move then.
  private static func withItemsTogether(_ steps: [[DraftPhase: UpdateStep]]) -> [[DraftPhase: UpdateStep]] {
    guard steps.contains(where: { $0[.items] != nil }) else { return steps }
    return steps.map { step in
      guard let structure = step[.structure], step[.items] == nil, !structure.stage.sections.hasStructure else {
        return step
      }
      var step = step
      step[.structure] = nil
      step[.items] = structure
      return step
    }
  }

  /// The same round with nothing after it in its update but departures.
  var asLast: UpdateRound {
    var round = self
    for index in steps.indices { round.steps[index].isLast = true }
    return round
  }

  /// Whether views make one batch of it.
  var isOneBatch: Bool { steps.allSatisfy { $0.kind == .batch } }
}

extension UpdateStep {
  /// Whether it shows a section anew, which UIKit is known to crash on beside other changes.
  fileprivate var reloadsSections: Bool { !stage.sections.updates.isEmpty }
}
