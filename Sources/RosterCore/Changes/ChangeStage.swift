/// A step of an update that a table or collection view can make as one batch.
///
/// Deleted indexes and those that moves start from mean the content before this stage; inserted indexes, those that
/// moves lead to and updated indexes mean the content after it. A stage has either structure or updates, so that
/// updated indexes are the same before and after it.
public struct ChangeStage: Hashable, Sendable {
  /// Indexes of sections before the stage.
  public var deletedSections: [Int]
  /// Indexes of sections after the stage.
  public var insertedSections: [Int]
  public var movedSections: [IndexMove<Int>]
  /// Sections whose header or footer is to be shown anew in place, without reloading the section.
  public var updatedSections: [Int]

  /// Paths of items before the stage.
  public var deletedItems: [ItemPath]
  /// Paths of items after the stage.
  public var insertedItems: [ItemPath]
  public var movedItems: [IndexMove<ItemPath>]
  /// Paths of items that are to be reconfigured, or reloaded.
  public var updatedItems: [ItemPath]

  /// Items that a view sees go and come because their section goes or comes: from a path before this stage to a path
  /// after the last stage of the update. They count for what follows an item, such as a selection.
  public var carriedItems: [IndexMove<ItemPath>]

  /// The content after the stage.
  public var content: StageContent

  /// Indexes ascend; moves ascend by where they lead.
  public init(
    deletedSections: [Int] = [],
    insertedSections: [Int] = [],
    movedSections: [IndexMove<Int>] = [],
    updatedSections: [Int] = [],
    deletedItems: [ItemPath] = [],
    insertedItems: [ItemPath] = [],
    movedItems: [IndexMove<ItemPath>] = [],
    updatedItems: [ItemPath] = [],
    carriedItems: [IndexMove<ItemPath>] = [],
    content: StageContent = .new
  ) {
    self.deletedSections = deletedSections
    self.insertedSections = insertedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.deletedItems = deletedItems
    self.insertedItems = insertedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
    self.carriedItems = carriedItems
    self.content = content
  }

  /// The number of deletions, insertions, moves and updates.
  public var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count + updatedSections.count
      + deletedItems.count + insertedItems.count + movedItems.count + updatedItems.count
  }

  /// Whether sections or items come, go or move.
  public var hasStructure: Bool { count > updatedSections.count + updatedItems.count }
}

extension ChangeStage: CustomStringConvertible {
  /// For example `insert section 1, delete 0.3, move 0.2→2.7`.
  public var description: String {
    ChangeDescription.text([
      ("delete section", deletedSections.map(String.init)),
      ("insert section", insertedSections.map(String.init)),
      ("move section", movedSections.map(\.description)),
      ("update section", updatedSections.map(String.init)),
      ("delete", deletedItems.map(\.description)),
      ("insert", insertedItems.map(\.description)),
      ("move", movedItems.map(\.description)),
      ("update", updatedItems.map(\.description)),
    ])
  }
}
