/// The paths of updated items after all stages of an update.
struct UpdatedPaths {
  private(set) var paths: [ItemPath] = []

  init(_ stages: [ChangeStage]) {
    for stage in stages {
      if !paths.isEmpty, stage.hasStructure {
        let mapping = ItemPathMapping(stage)
        paths = paths.compactMap(mapping.path)
      }
      paths += stage.items.updates.map(\.to)
    }
  }
}
