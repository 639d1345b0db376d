extension SectionedChangeset {
  /// The batches that a view makes of the changes: structure first, then what shows differently.
  ///
  /// Structure takes one stage, after which the content is the new content. It takes two if items come to or leave a
  /// section that moves, which views do not survive in one batch: sections first, while those that were there
  /// before keep their old items, then items. What shows differently takes one more stage.
  ///
  /// - Parameter sectionCount: the number of sections after the change; used if structure takes two stages.
  public func stages(sectionCount: @autoclosure () -> Int) -> [ChangeStage] {
    var stages: [ChangeStage] = []
    if hasStructure {
      if changesItemsOfMovedSections {
        stages = sectionsThenItems(sectionCount: sectionCount())
      } else {
        stages = [structure()]
      }
    }
    if let updates = updates() { stages.append(updates) }
    return stages
  }

  /// The stages of changes in which no section moves.
  func stages() -> [ChangeStage] {
    stages(sectionCount: 0)
  }

  /// Whether items leave or come to a section that moves.
  private var changesItemsOfMovedSections: Bool {
    guard !movedSections.isEmpty else { return false }
    let sources = Set(movedSections.map(\.from))
    let destinations = Set(movedSections.map(\.to))
    return deletedItems.contains { sources.contains($0.section) }
      || insertedItems.contains { destinations.contains($0.section) }
      || movedItems.contains { sources.contains($0.from.section) || destinations.contains($0.to.section) }
  }

  /// All sections and items in one batch.
  private func structure() -> ChangeStage {
    itemStage { $0 }.with {
      $0.deletedSections = deletedSections
      $0.insertedSections = insertedSections
      $0.movedSections = movedSections
      $0.carriedItems = carriedItems
    }
  }

  /// The items that a view sees go or come with their section.
  private var carriedItems: [IndexMove<ItemPath>] {
    if movedItems.isEmpty || deletedSections.isEmpty && insertedSections.isEmpty { return [] }
    let gone = Set(deletedSections)
    let come = Set(insertedSections)
    return movedItems.filter { gone.contains($0.from.section) || come.contains($0.to.section) }
  }

  /// A batch with the sections, which keep their old items, and one with the items.
  private func sectionsThenItems(sectionCount: Int) -> [ChangeStage] {
    let origins = sections.origins(count: sectionCount)
    var destinations: [Int: Int] = [:]
    for (new, old) in origins.enumerated() {
      if let old { destinations[old] = new }
    }
    let sections = ChangeStage(
      deletedSections: deletedSections,
      insertedSections: insertedSections,
      movedSections: movedSections,
      carriedItems: carriedItems,
      content: .sections(
        origins.enumerated().map { new, old in
          if let old { .old(old) } else { .new(new) }
        }
      )
    )
    let items = itemStage { ItemPath(section: destinations[$0.section, default: $0.section], item: $0.item) }
    return items.hasStructure ? [sections, items] : [sections.with { $0.content = .new }]
  }

  /// The items in one batch. A move out of a section that goes is an insertion, one into a section that comes is a
  /// deletion, and one from the former to the latter is nothing that needs to be said.
  ///
  /// - Parameter place: the path before the stage of an item of the old content.
  private func itemStage(_ place: (ItemPath) -> ItemPath) -> ChangeStage {
    var stage = ChangeStage(deletedItems: deletedItems.map(place), insertedItems: insertedItems)
    let gone = Set(deletedSections)
    let come = Set(insertedSections)
    for move in movedItems {
      switch (gone.contains(move.from.section), come.contains(move.to.section)) {
      case (false, false): stage.movedItems.append(IndexMove(from: place(move.from), to: move.to))
      case (true, false): stage.insertedItems.append(move.to)
      case (false, true): stage.deletedItems.append(place(move.from))
      case (true, true): break
      }
    }
    if stage.insertedItems.count > insertedItems.count { stage.insertedItems.sort() }
    stage.deletedItems.sort()
    return stage
  }

  /// What shows differently, except for what was loaded anew as an insertion.
  private func updates() -> ChangeStage? {
    let gone = Set(deletedSections)
    let come = Set(insertedSections)
    let items = updatedItems.filter { !gone.contains($0.from.section) && !come.contains($0.to.section) }
    guard !items.isEmpty || !updatedSections.isEmpty else { return nil }
    return ChangeStage(updatedSections: updatedSections.map(\.to), updatedItems: items.map(\.to))
  }
}

extension ChangeStage {
  /// A copy that is changed in one way.
  func with(_ change: (inout ChangeStage) -> Void) -> ChangeStage {
    var stage = self
    change(&stage)
    return stage
  }
}
