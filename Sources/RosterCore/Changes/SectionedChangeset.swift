/// What happened between two lists of sections.
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
///
/// All indexes ascend; moves and updates ascend by where they lead.
public struct SectionedChangeset: Hashable, Sendable {
  /// The old indexes of the sections that are gone.
  public var deletedSections: [Int]
  /// The new indexes of the sections that came.
  public var insertedSections: [Int]
  /// From where to where sections moved past others.
  public var movedSections: [IndexMove<Int>]
  /// The old and the new indexes of the sections that are still there and whose header or footer shows differently.
  public var updatedSections: [IndexMove<Int>]

  /// The old paths of the items that are gone, in the sections that are still there.
  public var deletedItems: [ItemPath]
  /// The new paths of the items that came, in the sections that were there before.
  public var insertedItems: [ItemPath]
  /// From where to where items moved past others or to another section.
  public var movedItems: [IndexMove<ItemPath>]
  /// The old and the new paths of the items that are still there and show differently, moved or not.
  public var updatedItems: [IndexMove<ItemPath>]

  /// Indexes ascend; moves and updates ascend by where they lead.
  public init(
    deletedSections: [Int] = [],
    insertedSections: [Int] = [],
    movedSections: [IndexMove<Int>] = [],
    updatedSections: [IndexMove<Int>] = [],
    deletedItems: [ItemPath] = [],
    insertedItems: [ItemPath] = [],
    movedItems: [IndexMove<ItemPath>] = [],
    updatedItems: [IndexMove<ItemPath>] = []
  ) {
    self.deletedSections = deletedSections
    self.insertedSections = insertedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.deletedItems = deletedItems
    self.insertedItems = insertedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
  }

  /// What happened to a list that is one section of several which otherwise stay the same.
  ///
  /// - Parameter section: the index of the section.
  public init(_ changeset: ListChangeset, inSection section: Int) {
    func path(_ item: Int) -> ItemPath { ItemPath(section: section, item: item) }
    func path(_ move: IndexMove<Int>) -> IndexMove<ItemPath> { IndexMove(from: path(move.from), to: path(move.to)) }
    self.init(
      deletedItems: changeset.deletes.map(path),
      insertedItems: changeset.inserts.map(path),
      movedItems: changeset.moves.map(path),
      updatedItems: changeset.updates.map(path)
    )
  }

  /// Whether nothing happened.
  public var isEmpty: Bool { !hasStructure && updatedSections.isEmpty && updatedItems.isEmpty }

  /// Whether sections or items came, went or moved.
  public var hasStructure: Bool {
    hasSectionStructure || !deletedItems.isEmpty || !insertedItems.isEmpty || !movedItems.isEmpty
  }

  /// Whether sections came, went or moved.
  public var hasSectionStructure: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
  }

  /// The number of deletions, insertions, moves and updates.
  public var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count + updatedSections.count
      + deletedItems.count + insertedItems.count + movedItems.count + updatedItems.count
  }

  /// What happened to the sections as such.
  public var sections: ListChangeset {
    ListChangeset(
      deletes: deletedSections,
      inserts: insertedSections,
      moves: movedSections,
      updates: updatedSections
    )
  }

  /// What undoes it.
  public var inverse: SectionedChangeset {
    SectionedChangeset(
      deletedSections: insertedSections,
      insertedSections: deletedSections,
      movedSections: movedSections.map(\.inverse).sorted { $0.to < $1.to },
      updatedSections: updatedSections.map(\.inverse).sorted { $0.to < $1.to },
      deletedItems: insertedItems,
      insertedItems: deletedItems,
      movedItems: movedItems.map(\.inverse).sorted { $0.to < $1.to },
      updatedItems: updatedItems.map(\.inverse).sorted { $0.to < $1.to }
    )
  }
}

extension SectionedChangeset: CustomStringConvertible {
  /// For example `insert section 1, delete 0.3, move 0.2→2.7, update 0.4→0.4`.
  public var description: String {
    ChangeDescription.text([
      ("delete section", deletedSections.map(String.init)),
      ("insert section", insertedSections.map(String.init)),
      ("move section", movedSections.map(\.description)),
      ("update section", updatedSections.map(\.description)),
      ("delete", deletedItems.map(\.description)),
      ("insert", insertedItems.map(\.description)),
      ("move", movedItems.map(\.description)),
      ("update", updatedItems.map(\.description)),
    ])
  }
}
