/// The difference between two lists of sections.
///
/// ```swift
/// let changes = SectionedChangeset(ListChangeset(deletes: [0]), inSection: 1)
/// ```
///
/// Sections with the same identifier are matched, then their items, then the leftovers of all sections. An item in
/// another section than before moved there, even out of a deleted section or into an inserted one. Deletes and inserts
/// are listed only for retained sections. A deleted section includes all items that didn't move out, and an inserted
/// section all items that didn't move in.
///
/// Repeated identifiers are matched as in ``ListChangeset``, first inside a section, then across sections in reading
/// order. With unique identifiers, moves are the fewest possible. They're moves of sections, of items that changed
/// their section, and of items outside their section's longest increasing subsequence. If one of several sections can
/// move, it's one whose items didn't change.
public struct SectionedChangeset: Hashable, Sendable {
  /// The changes of the sections themselves. Updates are sections whose header or footer changed.
  public var sections: IndexChanges<Int>
  /// The changes of the items. Deletes and inserts are in retained sections. Moves lead past other items or to another
  /// section.
  public var items: IndexChanges<ItemPath>

  /// Creates a changeset.
  ///
  /// - Parameters:
  ///   - sections: The changes of sections.
  ///   - items: The changes of items.
  @inlinable
  public init(sections: IndexChanges<Int> = .init(), items: IndexChanges<ItemPath> = .init()) {
    self.sections = sections
    self.items = items
  }

  /// Creates the changes of one section of a list whose other sections stay the same.
  ///
  /// - Parameter section: The index of the section.
  public init(_ changeset: ListChangeset, inSection section: Int) {
    func path(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    self.init(items: changeset.map(from: path, to: path))
  }

  /// A Boolean value that indicates whether it has no changes.
  public var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  /// A Boolean value that indicates whether sections or items were deleted, inserted, or moved.
  public var hasStructure: Bool { sections.hasStructure || items.hasStructure }

  /// The number of deletes, inserts, moves, and updates.
  public var count: Int { sections.count + items.count }

  /// The changes that undo these.
  public var inverse: SectionedChangeset {
    SectionedChangeset(sections: sections.inverse, items: items.inverse)
  }
}

extension SectionedChangeset: CustomStringConvertible {
  /// A description such as `insert section 1, delete 0.3, move 0.2→2.7, update 0.4`.
  public var description: String {
    ChangeDescription.text(sections.descriptions(of: " section") + items.descriptions())
  }
}
