extension ChangeStage {
  /// The stage of content that begins further down in a list.
  ///
  /// - Parameters:
  ///   - before: how many sections are above it before the stage.
  ///   - after: how many sections are above it after the stage.
  func shifted(before: Int, after: Int) -> ChangeStage {
    if before == 0, after == 0 { return self }
    func old(_ path: ItemPath) -> ItemPath { ItemPath(section: path.section + before, item: path.item) }
    func new(_ path: ItemPath) -> ItemPath { ItemPath(section: path.section + after, item: path.item) }
    func path(_ move: IndexMove<ItemPath>) -> IndexMove<ItemPath> { IndexMove(from: old(move.from), to: new(move.to)) }
    return ChangeStage(
      deletedSections: deletedSections.map { $0 + before },
      insertedSections: insertedSections.map { $0 + after },
      movedSections: movedSections.map { IndexMove(from: $0.from + before, to: $0.to + after) },
      updatedSections: updatedSections.map { $0 + after },
      deletedItems: deletedItems.map(old),
      insertedItems: insertedItems.map(new),
      movedItems: movedItems.map(path),
      updatedItems: updatedItems.map(new),
      carriedItems: carriedItems.map(path)
    )
  }

  /// Adds the stage of content that comes further down in the list.
  mutating func append(_ other: ChangeStage) {
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    movedSections += other.movedSections
    updatedSections += other.updatedSections
    deletedItems += other.deletedItems
    insertedItems += other.insertedItems
    movedItems += other.movedItems
    updatedItems += other.updatedItems
    carriedItems += other.carriedItems
  }

  /// How many sections more there are after the stage.
  package var growth: Int { insertedSections.count - deletedSections.count }
}
