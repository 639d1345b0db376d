/// A state of content at which places were made, and how to get from there to a later state.
///
/// A moment is kept alive by the places that were made at it and by the moments before it, so that changes are
/// remembered only as long as a place needs them.
package final class ContentRevision {
  /// How items get from one moment to the next.
  package enum Change {
    /// All items keep their paths.
    case none
    /// Items go where a stage or the stages of a changeset lead them.
    case stage(ChangeStage)
    /// Items go where a closure says, as far as it knows.
    case paths((ItemPath) -> ItemPath?)
    /// Where items are is not known.
    case unknown
  }

  private var change = Change.none
  private var mapping: ItemPathMapping?
  private(set) var next: ContentRevision?

  package init() {}

  /// Says how items get to a later moment.
  func link(_ change: Change, to next: ContentRevision) {
    self.change = change
    mapping = nil
    self.next = next
  }

  /// The path at the next moment, or `nil` if the item is gone.
  func path(_ old: ItemPath) -> ItemPath? { change.path(old, by: &mapping) }

  deinit {
    // A long chain would overflow the stack if each moment released the next.
    var rest = next
    next = nil
    while rest != nil, isKnownUniquelyReferenced(&rest) {
      let following = rest?.next
      rest?.next = nil
      rest = following
    }
  }
}

extension ContentRevision.Change {
  /// The way that all stages of a changeset lead.
  static func changeset(_ changeset: SectionedChangeset?) -> ContentRevision.Change {
    guard let changeset else { return .unknown }
    guard changeset.hasStructure else { return .none }
    return .stage(ChangeStage(sections: changeset.sections, items: changeset.items))
  }

  /// The way from between two stages of structure.
  ///
  /// Items that go from a section that stays to one that has come already are in both.
  static func secondHalf(_ second: ChangeStage, after first: ChangeStage, of all: SectionedChangeset) -> Self {
    let come = Set(first.sections.inserts)
    let mapping = ItemPathMapping(first)
    let carried = all.items.moves.filter { come.contains($0.to.section) }.compactMap { move in
      mapping.section(move.from.section).map {
        IndexMove(from: ItemPath(section: $0, item: move.from.item), to: move.to)
      }
    }
    return .stage(ChangeStage(items: second.items, carriedItems: carried))
  }

  func path(_ old: ItemPath) -> ItemPath? {
    var mapping: ItemPathMapping?
    return path(old, by: &mapping)
  }

  /// - Parameter mapping: where the stage leads, kept from one call to the next.
  func path(_ old: ItemPath, by mapping: inout ItemPathMapping?) -> ItemPath? {
    switch self {
    case .none: return old
    case .paths(let path): return path(old)
    case .unknown: return nil
    case .stage(let stage):
      let known = mapping ?? ItemPathMapping(stage)
      mapping = known
      return known.path(old) ?? known.carriedPath(old)
    }
  }

  /// What undoes the change.
  var inverse: ContentRevision.Change {
    if case .paths = self { return .unknown }
    guard case .stage(let stage) = self else { return self }
    let carried = stage.carriedItems.map(\.inverse)
    return .stage(ChangeStage(sections: stage.sections.inverse, items: stage.items.inverse, carriedItems: carried))
  }
}
