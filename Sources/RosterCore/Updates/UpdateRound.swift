/// What an update does at one time.
enum UpdateRound {
  /// Data sources go through a stage each, side by side; every view makes one batch of it.
  case stages([DraftedStep])
  /// A data source goes through a step that cannot be compared.
  case unknown(DraftedStep)

  /// The rounds of an update, in their order.
  ///
  /// - Parameter steps: the steps of each draft.
  static func rounds(of steps: [[DraftPhase: DraftedStep]]) -> [UpdateRound] {
    let steps = withItemsTogether(steps)
    let joinsExternal = !steps.contains { step in
      step[.announcement] != nil || step[.composition] != nil || step[.reload] != nil
        || step[.external]?.changesChildren == true
        || step[.external]?.reloadsSections == true
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
      rounds += phase.isShared ? [.stages(shared)] : shared.map(UpdateRound.init)
    }
    // What is carried is followed through departures.
    for index in rounds.indices.reversed() {
      rounds[index] = rounds[index].asLast
      if !rounds[index].isDeparture { break }
    }
    return rounds
  }

  /// Has items of data sources whose sections stay wait for those that cannot come or go with their sections, if there are
  /// any: an item that leaves one data source and comes to another is a move then.
  private static func withItemsTogether(_ steps: [[DraftPhase: DraftedStep]]) -> [[DraftPhase: DraftedStep]] {
    guard steps.contains(where: { $0[.items] != nil }) else { return steps }
    return steps.map { step in
      guard let structure = step[.structure], step[.items] == nil, !structure.changesSections else { return step }
      var step = step
      step[.structure] = nil
      step[.items] = structure
      return step
    }
  }

  /// Whether children go that were shown until their items had left them.
  private var isDeparture: Bool {
    guard case .stages(let steps) = self else { return false }
    return steps.contains(where: \.isDeparture)
  }

  /// The same round with nothing after it in its update but departures.
  var asLast: UpdateRound {
    guard case .stages(var steps) = self else { return self }
    for index in steps.indices { steps[index].isLast = true }
    return .stages(steps)
  }

  /// A step that is made alone.
  init(_ step: DraftedStep) {
    switch step.kind {
    case .stage, .planned: self = .stages([step])
    case .reload, .announcement: self = .unknown(step)
    }
  }

  /// Whether views make one batch of it.
  var isOneBatch: Bool {
    switch self {
    case .stages: true
    case .unknown: false
    }
  }
}
