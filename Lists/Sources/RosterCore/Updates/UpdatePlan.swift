/// What the steps of some data sources are to all content above them.
@MainActor struct UpdatePlan {
  /// The data sources and composites that change, those below first. A child that comes to a composite without sections, and
  /// grows in the same round, is a change of the composite though its own stage is empty.
  private(set) var steps: [UpdateStep] = []
  /// Which composites take over the new number of sections of which parts after the commit, those below first.
  private(set) var adoptions: [(container: any ContentContainer, part: ObjectIdentifier)] = []
  /// The containers that have been asked, those below first.
  private(set) var containers: [any ContentContainer] = []

  private struct Place {
    let changes: ContentChannel
    let depth: Int
    var container: (any ContentContainer)?
    var own: UpdateStep?
    var parts: [UpdateStep] = []
    var hasChangedParts = false
  }

  /// - Parameter edits: the steps of the data sources that change, each once.
  init(_ edits: [UpdateStep]) {
    // What is derived from content that cannot be read ahead follows up.
    let isLast = edits.allSatisfy { $0.isLast && ($0.isReadableAhead || !$0.changes.isDerivedFrom) }
    let isDeparture = edits.contains(where: \.isDeparture)
    let readAhead = ReadAhead(edits.compactMap(\.ahead))
    defer { for container in containers { container.endPlanning() } }
    steps.reserveCapacity(edits.count + 4)
    var places = edits.map { Place(changes: $0.changes, depth: $0.changes.depth, own: $0) }
    while let next = places.indices.max(by: { places[$0].depth < places[$1].depth }) {
      let place = places.remove(at: next)
      var step: UpdateStep
      if let own = place.own {
        step = own
      } else if let container = place.container,
        let update = container.update(ofParts: place.parts, readAhead: readAhead)
      {
        containers.append(container)
        readAhead.add(container)
        let isReadable = place.parts.allSatisfy(\.isReadableAhead)
        #if DEBUG
          if isReadable { update.stage.checkCounts(of: container, readAhead) }
        #endif
        step = UpdateStep(place.changes, update, ahead: isReadable || container.bridgesGaps ? container : nil)
      } else {
        continue
      }
      let isChanged = step.update.stage.count > 0 || place.own != nil && place.hasChangedParts
      step.isLast = isLast
      if isDeparture { step.changeStage { $0.isDeparture = true } }
      if isChanged { steps.append(step) }
      // What is derived from it may yet change what is above both, so that where items are in the end is not known.
      if !isLast, place.changes.links.count > 1, !step.update.stage.carriedItems.isEmpty {
        step.changeStage { $0.carriedItems = [] }
      }
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
        step.part = link.part
        places[index].parts.append(step)
        if isChanged { places[index].hasChangedParts = true }
      }
    }
  }
}
