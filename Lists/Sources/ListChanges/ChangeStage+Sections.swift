extension ChangeStage {
  /// Returns the stage for content further down in a list.
  ///
  /// - Parameters:
  ///   - before: The number of sections above it before the stage.
  ///   - after: The number of sections above it after the stage.
  package func shifted(before: Int, after: Int) -> ChangeStage {
    if before == 0, after == 0 { return self }
    func old(_ path: ItemPath) -> ItemPath { ItemPath(section: path.section + before, item: path.item) }
    func new(_ path: ItemPath) -> ItemPath { ItemPath(section: path.section + after, item: path.item) }
    return ChangeStage(
      sections: sections.map(from: { $0 + before }, to: { $0 + after }),
      items: items.map(from: old, to: new),
      carriedItems: carriedItems.map { IndexMove(from: old($0.from), to: new($0.to)) }
    )
  }

  /// Adds the stage of content further down in the list.
  package mutating func append(_ other: ChangeStage) {
    sections.append(other.sections)
    items.append(other.items)
    carriedItems += other.carriedItems
  }

  /// The number of sections that the stage adds.
  package var growth: Int { sections.inserts.count - sections.deletes.count }
}
