/// The difference between two lists of sections.
///
/// ```swift
/// let changes = SectionedChangeset(ListChangeset(deletes: [0]), inSection: 1)
/// ```
///
/// Sections with the same identifier are matched, then their items, then what is left over of all sections: an item
/// that is in another section than before moved there, even out of a section that is gone or into one that came.
/// Deletions and insertions are listed for the sections that are still there only; a section that is gone took with
/// it all items that did not move out, and a section that came brought all items that did not move in.
///
/// Repeated identifiers are matched as in ``ListChangeset``, first inside a section, then across sections in reading
/// order. If identifiers are unique, the number of moves is the least possible: of sections, and of items those
/// that changed their section and, in each section, the others minus their longest increasing subsequence. If one of
/// several sections can move, it is one whose items did not change.
public struct SectionedChangeset: Hashable, Sendable {
  /// Changes of the sections as such; updates are those whose header or footer shows differently.
  public var sections: IndexChanges<Int>
  /// Changes of the items. Deletes lie in sections that are still there, inserts in sections that were there
  /// before; moves lead past others or to another section.
  public var items: IndexChanges<ItemPath>

  /// - Parameters:
  ///   - sections: the changes of sections.
  ///   - items: the changes of items.
  @inlinable
  public init(sections: IndexChanges<Int> = .init(), items: IndexChanges<ItemPath> = .init()) {
    self.sections = sections
    self.items = items
  }

  /// Changes of a list that is one section of several which otherwise stay the same.
  ///
  /// - Parameter section: the index of the section.
  public init(_ changeset: ListChangeset, inSection section: Int) {
    func path(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    self.init(items: changeset.map(from: path, to: path))
  }

  /// Whether nothing happened.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// Whether sections or items came, went or moved.
  public var hasStructure: Bool { sections.hasStructure || items.hasStructure }

  /// The number of deletes, inserts, moves and updates.
  public var count: Int { sections.count + items.count }

  /// The changes that undo these.
  public var inverse: SectionedChangeset {
    SectionedChangeset(sections: sections.inverse, items: items.inverse)
  }
}

extension SectionedChangeset: CustomStringConvertible {
  /// For example `insert section 1, delete 0.3, move 0.2→2.7, update 0.4`.
  public var description: String {
    ChangeDescription.text(sections.descriptions(of: " section") + items.descriptions())
  }
}
