extension SectionedChangeset {
  /// Compares two lists of sections.
  ///
  /// - Parameters:
  ///   - old: the sections before the change.
  ///   - new: the sections after the change.
  ///   - sections: says which sections are the same, which show the same, and where their items are.
  ///   - items: says which items are the same, and which show the same.
  /// - Complexity: as that of ``ListChangeset``, for all items together; O(1) for each section whose items share their
  ///   storage with those of the old section.
  @inlinable
  public init<
    Old: RandomAccessCollection,
    New: RandomAccessCollection,
    Sections: SectionMatcher,
    Matcher: ItemMatcher
  >(
    from old: Old,
    to new: New,
    sections: Sections,
    items: Matcher
  )
  where
    Old.Element == Sections.Section, New.Element == Sections.Section, Sections.Items.Element == Matcher.Element
  {
    let changes = ListChangeset(from: old, to: new, by: SectionIdentity(sections))
    let origins = changes.hasStructure ? changes.origins(count: new.count).map { $0 ?? -1 } : nil
    var pairs = SectionPairs<Sections>()
    ItemMatching<SectionIdentity<Sections>, Old, New>.withBuffers(old, new) { oldSections, newSections in
      pairs = SectionPairs(from: oldSections, to: newSections, origins: origins, by: sections)
    }
    var matching = ItemMatching(old: pairs.old, new: pairs.new, oldSections: pairs.origins, matcher: items)
    matching.run()
    self.init(
      sections: changes,
      origins: origins,
      items: IndexChanges(
        deletes: pairs.numberedOld(matching.deleted),
        inserts: pairs.numberedNew(matching.inserted),
        moves: pairs.numbered(matching.moved.lazy.map { $0.paths }),
        updates: pairs.numbered(matching.updated)
      )
    )
  }

  /// The changes of sections and of their items, of which those sections move whose items did not change.
  ///
  /// - Parameter origins: the old index of each section of the new list, or -1; `nil` if no section came, went or moved.
  @usableFromInline
  package init(sections: IndexChanges<Int>, origins: [Int]?, items: IndexChanges<ItemPath>) {
    self.init(sections: sections, items: items)
    guard let origins, !sections.moves.isEmpty else { return }
    self.sections = sections.movingUntouched(
      origins: origins,
      left: NumberSet(items.deletes.lazy.map(\.section) + items.moves.lazy.map(\.from.section)),
      entered: NumberSet(items.inserts.lazy.map(\.section) + items.moves.lazy.map(\.to.section))
    )
  }

  /// Compares two lists of sections whose headers and items have an identifier and are compared with `==`.
  @inlinable
  public init<Header: Identifiable & Equatable, Item: Identifiable & Equatable, Footer: Equatable>(
    from old: [ContentSection<Header, Item, Footer>],
    to new: [ContentSection<Header, Item, Footer>]
  ) {
    typealias Section = ContentSection<Header, Item, Footer>
    let sections = KeySectionMatcher<Section, Header.ID?, [Item]>(id: { $0.header?.id }, items: { $0.items }) {
      $0.header == $1.header && $0.footer == $1.footer && $0.indexTitle == $1.indexTitle
    }
    self.init(from: old, to: new, sections: sections, items: .id())
  }
}

extension IndexChanges where Index == Int {
  /// The same changes with a choice of moves, no more of them, that moves sections whose items did not change.
  ///
  /// - Parameters:
  ///   - origins: the old index of each section of the new list, or -1.
  ///   - left: the old indexes of sections that items left.
  ///   - entered: the new indexes of sections that items came to.
  @usableFromInline
  func movingUntouched(origins: [Int], left: NumberSet, entered: NumberSet) -> ListChangeset {
    // No number of changed sections outweighs one section that need not move.
    let weight = origins.count + 1
    var sections: [MatchedRun] = []
    for (new, old) in origins.enumerated() where old >= 0 {
      let isChanged = left.contains(old) || entered.contains(new)
      sections.append(MatchedRun(old: old, new: new, count: isChanged ? weight + 1 : weight))
    }
    let stays = HeaviestIncreasingSubsequence(sections).stays
    return ListChangeset(
      deletes: deletes,
      inserts: inserts,
      moves: zip(sections, stays).filter { !$0.1 }.map { IndexMove(from: $0.0.old, to: $0.0.new) },
      updates: updates
    )
  }
}
