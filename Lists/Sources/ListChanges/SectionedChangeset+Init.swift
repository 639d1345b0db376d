extension SectionedChangeset {
  /// Creates the changes between two lists of sections.
  ///
  /// - Parameters:
  ///   - old: The sections before the change.
  ///   - new: The sections after the change.
  ///   - sections: The matcher that identifies sections, compares their headers and footers, and returns their items.
  ///   - items: The matcher that identifies items and compares their content.
  /// - Complexity: The same as ``ListChangeset``, for all items together. O(1) for each section that shares its items'
  ///   storage with the old section.
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

  /// Creates changes of sections and items, moving sections whose items didn't change.
  ///
  /// - Parameter origins: The old index of each new section, or -1. It's `nil` if no section was inserted, deleted, or
  ///   moved.
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

  /// Creates the changes between two lists of sections whose headers and items are identifiable and compared with `==`.
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
  /// Returns the same changes with no more moves, preferring sections whose items didn't change.
  ///
  /// - Parameters:
  ///   - origins: The old index of each section of the new list, or -1.
  ///   - left: The old indexes of sections that items left.
  ///   - entered: The new indexes of sections that items entered.
  @usableFromInline
  func movingUntouched(origins: [Int], left: NumberSet, entered: NumberSet) -> ListChangeset {
    // All changed sections together don't outweigh one section that can stay.
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
