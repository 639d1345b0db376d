/// What the stages of some data sources are to everyone above them.
@MainActor struct RoundPlan {
  /// The stage of each data source and each composite, those below first.
  private(set) var stages: [(changes: ContentChanges, stage: ChangeStage)] = []
  /// Which composites take over the new number of sections of which parts after the commit, those below first.
  private(set) var adoptions: [(container: any ContentContainer, part: ObjectIdentifier)] = []

  private struct Place {
    let changes: ContentChanges
    let depth: Int
    var container: (any ContentContainer)?
    var own: ChangeStage?
    var parts: [(part: ObjectIdentifier, stage: ChangeStage)] = []
  }

  /// - Parameter edits: the data sources that change, each once.
  init(_ edits: [(changes: ContentChanges, stage: ChangeStage)]) {
    var places: [Place] = edits.map { Place(changes: $0.changes, depth: $0.changes.depth, own: $0.stage) }
    while let next = places.indices.max(by: { places[$0].depth < places[$1].depth }) {
      let place = places.remove(at: next)
      guard let stage = place.own ?? place.container?.stage(ofParts: place.parts) else { continue }
      stages.append((place.changes, stage))
      for link in place.changes.links {
        guard let container = link.container else { continue }
        adoptions.append((container, link.part))
        let index = places.firstIndex { $0.changes === container.changes }
        if let index {
          places[index].parts.append((link.part, stage))
        } else {
          let depth = container.changes.depth
          places.append(
            Place(changes: container.changes, depth: depth, container: container, parts: [(link.part, stage)])
          )
        }
      }
    }
  }
}
