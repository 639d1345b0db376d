/// What the stages of some data sources are to everyone above them.
@MainActor struct RoundPlan {
  /// What a round is to a data source or a composite.
  struct Stop {
    let changes: ContentChannel
    let stage: ChangeStage
    /// What shows differently once the stage is made, if the stage is one of structure.
    let updates: ChangeStage?
    /// Whether views end a batch of their own with the stage.
    let isExternal: Bool
    /// Whether something changes. A child that comes to a composite without sections, and grows in the same round, is a
    /// change of the composite though its own stage is empty.
    let isChanged: Bool

    /// Whether only what shows differently is in it.
    var isContent: Bool { !isExternal && stage.count > 0 && !stage.hasStructure }
  }

  /// Each data source and each composite, those below first.
  private(set) var stops: [Stop] = []
  /// Which composites take over the new number of sections of which parts after the commit, those below first.
  private(set) var adoptions: [(container: any ContentContainer, part: ObjectIdentifier)] = []
  /// The containers that have been asked, those below first.
  private(set) var containers: [any ContentContainer] = []

  private struct Place {
    let changes: ContentChannel
    let depth: Int
    var container: (any ContentContainer)?
    var own: RoundEdit?
    var parts: [StagedPart] = []
    var hasChangedParts = false

    var isReadableAhead: Bool { own.map { $0.ahead != nil } ?? parts.allSatisfy(\.isReadableAhead) }
  }

  /// - Parameter edits: the data sources that change, each once.
  init(_ edits: [RoundEdit]) {
    // What is derived from content that cannot be read ahead follows up.
    let isLast = edits.allSatisfy { $0.isLast && ($0.ahead != nil || !$0.changes.isDerivedFrom) }
    let isFollowUp = edits.contains(where: \.isFollowUp)
    let isDeparture = edits.contains(where: \.isDeparture)
    let readAhead = ReadAhead(edits.compactMap(\.ahead))
    defer { for container in containers { container.endPlanning() } }
    var places = edits.map { Place(changes: $0.changes, depth: $0.changes.depth, own: $0) }
    while let next = places.indices.max(by: { places[$0].depth < places[$1].depth }) {
      let place = places.remove(at: next)
      var planned: ContainerStage
      if let own = place.own {
        planned = ContainerStage(stage: own.stage, updates: own.updates)
      } else if let container = place.container,
        let stage = container.stage(ofParts: place.parts, readAhead: readAhead)
      {
        planned = stage
        containers.append(container)
        if let ahead = container as? any AheadReadable { readAhead.add(ahead) }
        #if DEBUG
          if !isFollowUp, place.parts.allSatisfy(\.isReadableAhead) {
            stage.stage.checkCounts(of: container, readAhead)
          }
        #endif
      } else {
        continue
      }
      let isChanged = planned.stage.count > 0 || place.own != nil && place.hasChangedParts
      planned.stage.isDeparture = isDeparture
      stops.append(
        Stop(
          changes: place.changes,
          stage: planned.stage,
          updates: planned.updates,
          isExternal: place.own?.isExternal ?? false,
          isChanged: isChanged
        )
      )
      let isReadableAhead = place.isReadableAhead || planned.isReadableAhead
      var stage = planned.stage
      // What is derived from it may yet change what is above both, so that nobody knows where items are in the end.
      if !isLast, place.changes.links.count > 1 { stage.carriedItems = [] }
      for link in place.changes.links {
        guard let container = link.container else { continue }
        adoptions.append((container, link.part))
        let index: Int
        if let known = places.firstIndex(where: { $0.changes === container.changes }) {
          index = known
        } else {
          index = places.count
          places.append(Place(changes: container.changes, depth: container.changes.depth, container: container))
        }
        places[index].parts.append(
          StagedPart(
            part: link.part,
            stage: stage,
            updates: planned.updates,
            isLast: isLast,
            isFollowUp: isFollowUp,
            isReadableAhead: isReadableAhead
          )
        )
        if isChanged { places[index].hasChangedParts = true }
      }
    }
  }
}
