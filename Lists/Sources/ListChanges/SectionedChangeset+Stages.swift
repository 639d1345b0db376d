extension SectionedChangeset {
  /// The batches that a view makes of the changes: structure first, then what shows differently.
  ///
  /// Structure takes one stage, after which the content is the new content. It takes two if items come to or leave a
  /// section that moves, which views do not survive in one batch: sections first, while those that were there
  /// before keep their old items, then items. What shows differently takes one more stage.
  ///
  /// - Parameter sectionCount: the number of sections after the change; used if structure takes two stages.
  package func stages(sectionCount: @autoclosure () -> Int) -> [StagedContent] {
    var stages: [StagedContent] = []
    if hasStructure {
      if changesItemsOfMovedSections {
        stages = sectionsThenItems(sectionCount: sectionCount())
      } else {
        let stage = structure()
        if !stage.isIdle { stages = [StagedContent(stage)] }
      }
    }
    if let updates = updates() { stages.append(StagedContent(updates)) }
    return stages
  }

  /// The stages of changes that do not change the items of moved sections.
  package func stages() -> [ChangeStage] {
    stages(sectionCount: 0).map(\.stage)
  }

  /// Whether items leave or come to a section that moves, so that structure takes two stages.
  package var changesItemsOfMovedSections: Bool {
    guard !sections.moves.isEmpty else { return false }
    let sources = Set(sections.moves.map(\.from))
    let destinations = Set(sections.moves.map(\.to))
    return items.deletes.contains { sources.contains($0.section) }
      || items.inserts.contains { destinations.contains($0.section) }
      || items.moves.contains { sources.contains($0.from.section) || destinations.contains($0.to.section) }
  }

  /// All sections and items in one batch.
  private func structure() -> ChangeStage {
    if keepsSections {
      let items = IndexChanges(deletes: items.deletes, inserts: items.inserts, moves: items.moves)
      return ChangeStage(sections: sectionStructure, items: items)
    }
    return ChangeStage(sections: sectionStructure, items: itemStructure { $0 }, carriedItems: carriedItems)
  }

  /// Whether no section comes or goes, so that each item's change is one for a view.
  private var keepsSections: Bool { sections.deletes.isEmpty && sections.inserts.isEmpty }

  private var sectionStructure: IndexChanges<Int> {
    IndexChanges(deletes: sections.deletes, inserts: sections.inserts, moves: sections.moves)
  }

  /// The items that a view sees go or come with their section.
  private var carriedItems: [IndexMove<ItemPath>] {
    if items.moves.isEmpty || keepsSections { return [] }
    let gone = Set(sections.deletes)
    let come = Set(sections.inserts)
    return items.moves.filter { gone.contains($0.from.section) || come.contains($0.to.section) }
  }

  /// A batch with the sections, which keep their old items, and one with the items.
  private func sectionsThenItems(sectionCount: Int) -> [StagedContent] {
    let origins = sections.origins(count: sectionCount)
    var destinations: [Int: Int] = [:]
    for (new, old) in origins.enumerated() {
      if let old { destinations[old] = new }
    }
    let first = ChangeStage(sections: sectionStructure, carriedItems: carriedItems)
    let second = itemStructure { ItemPath(section: destinations[$0.section, default: $0.section], item: $0.item) }
    let last = ChangeStage(items: second)
    return last.isIdle
      ? [StagedContent(first)] : [StagedContent(first, keepingItemsOf: origins), StagedContent(last)]
  }

  /// The items in one batch. A move out of a section that goes is an insert, one into a section that comes is a
  /// delete, and one from the former to the latter is no change of items.
  ///
  /// - Parameter place: the path before the stage of an item of the old content.
  private func itemStructure(_ place: (ItemPath) -> ItemPath) -> IndexChanges<ItemPath> {
    var changes = IndexChanges(deletes: items.deletes.map(place), inserts: items.inserts)
    let gone = Set(sections.deletes)
    let come = Set(sections.inserts)
    for move in items.moves {
      switch (gone.contains(move.from.section), come.contains(move.to.section)) {
      case (false, false): changes.moves.append(IndexMove(from: place(move.from), to: move.to))
      case (true, false): changes.inserts.append(move.to)
      case (false, true): changes.deletes.append(place(move.from))
      case (true, true): break
      }
    }
    if changes.inserts.count > items.inserts.count { changes.inserts.sort() }
    changes.deletes.sort()
    return changes
  }

  /// What shows differently, except for what was loaded anew as an insert.
  private func updates() -> ChangeStage? {
    var updates = items.updates
    if !keepsSections {
      let gone = Set(sections.deletes)
      let come = Set(sections.inserts)
      updates.removeAll { gone.contains($0.from.section) || come.contains($0.to.section) }
    }
    guard !updates.isEmpty || !sections.updates.isEmpty else { return nil }
    return ChangeStage(
      sections: IndexChanges(updates: sections.updates.map(\.to)),
      items: IndexChanges(updates: updates.map(\.to))
    )
  }
}

extension ChangeStage {
  /// A Boolean value that indicates whether all that happens is that an item moves to where it is.
  fileprivate var isIdle: Bool {
    guard sections.count == 0, items.count == 1, let move = items.moves.first else { return false }
    return move.from == move.to
  }
}
