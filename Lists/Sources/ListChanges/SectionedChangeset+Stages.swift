extension SectionedChangeset {
  /// Returns the batches in which a view performs the changes: structure first, then updates.
  ///
  /// Structure takes one stage, after which the content is the new content. It takes two if items leave or enter a
  /// section that moves, because views can't perform that in one batch. The first moves sections, which retain their
  /// old items. The second changes the items. Updates take one more stage.
  ///
  /// - Parameter sectionCount: The number of sections after the change, used if structure takes two stages.
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

  /// Returns the stages of changes that don't change the items of moved sections.
  package func stages() -> [ChangeStage] {
    stages(sectionCount: 0).map(\.stage)
  }

  /// A Boolean value that indicates whether items leave or enter a section that moves, so structure takes two stages.
  package var changesItemsOfMovedSections: Bool {
    guard !sections.moves.isEmpty else { return false }
    let sources = Set(sections.moves.map(\.from))
    let destinations = Set(sections.moves.map(\.to))
    return items.deletes.contains { sources.contains($0.section) }
      || items.inserts.contains { destinations.contains($0.section) }
      || items.moves.contains { sources.contains($0.from.section) || destinations.contains($0.to.section) }
  }

  /// Returns all sections and items in one batch.
  private func structure() -> ChangeStage {
    if keepsSections {
      let items = IndexChanges(deletes: items.deletes, inserts: items.inserts, moves: items.moves)
      return ChangeStage(sections: sectionStructure, items: items)
    }
    return ChangeStage(sections: sectionStructure, items: itemStructure { $0 }, carriedItems: carriedItems)
  }

  /// A Boolean value that indicates whether no section is inserted or deleted, so views perform all item changes as
  /// they are.
  private var keepsSections: Bool { sections.deletes.isEmpty && sections.inserts.isEmpty }

  private var sectionStructure: IndexChanges<Int> {
    IndexChanges(deletes: sections.deletes, inserts: sections.inserts, moves: sections.moves)
  }

  /// The items that a view deletes or inserts with their section.
  private var carriedItems: [IndexMove<ItemPath>] {
    if items.moves.isEmpty || keepsSections { return [] }
    let gone = Set(sections.deletes)
    let come = Set(sections.inserts)
    return items.moves.filter { gone.contains($0.from.section) || come.contains($0.to.section) }
  }

  /// Returns a batch with the sections, which retain their old items, and one with the items.
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

  /// Returns the items in one batch. A move out of a deleted section is an insert, and one into an inserted section is
  /// a delete. A move from the former to the latter isn't an item change.
  ///
  /// - Parameter place: A closure that returns the path before the stage of an item of the old content.
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

  /// Returns the updates, except for items loaded as inserts.
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
  /// A Boolean value that indicates whether the only change moves an item to its own path.
  fileprivate var isIdle: Bool {
    guard sections.count == 0, items.count == 1, let move = items.moves.first else { return false }
    return move.from == move.to
  }
}
