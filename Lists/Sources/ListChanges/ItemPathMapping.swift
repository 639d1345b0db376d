import RowStructures

/// The positions of a list's items after a stage.
package struct ItemPathMapping {
  private let deletedSections: [Int]
  private let insertedSections: [Int]
  private let movedSections: [Int: Int]
  /// The old indexes of deleted or moved sections, and the new indexes of inserted or moved ones, ascending.
  private let leavingSections: [Int]
  private let enteringSections: [Int]
  private let movedItems: [ItemPath: ItemPath]
  private let carriedItems: [ItemPath: ItemPath]
  /// The old indexes of deleted or moved items, and the new indexes of inserted or moved ones, by section.
  private let leaving: [Int: [Int]]
  private let entering: [Int: [Int]]

  package init(_ stage: ChangeStage) {
    deletedSections = stage.sections.deletes
    insertedSections = stage.sections.inserts
    movedSections = Dictionary(stage.sections.moves.map { ($0.from, $0.to) }) { first, _ in first }
    leavingSections = (stage.sections.deletes + stage.sections.moves.map(\.from)).sorted()
    enteringSections = (stage.sections.inserts + stage.sections.moves.map(\.to)).sorted()
    movedItems = Dictionary(stage.items.moves.map { ($0.from, $0.to) }) { first, _ in first }
    carriedItems = Dictionary(stage.carriedItems.map { ($0.from, $0.to) }) { first, _ in first }
    let leaving = Dictionary(grouping: stage.items.deletes + stage.items.moves.map(\.from), by: \.section)
    self.leaving = leaving.mapValues { $0.map(\.item).sorted() }
    let entering = Dictionary(grouping: stage.items.inserts + stage.items.moves.map(\.to), by: \.section)
    self.entering = entering.mapValues { $0.map(\.item).sorted() }
  }

  /// Returns the section after the stage, or `nil` if it's deleted.
  package func section(_ old: Int) -> Int? {
    if let new = movedSections[old] { return new }
    return ItemPathMapping.place(of: old, leaving: leavingSections, entering: enteringSections)
  }

  /// Returns the path after the whole update of an item that a view deletes and inserts with its section.
  package func carriedPath(_ old: ItemPath) -> ItemPath? { carriedItems[old] }

  /// Returns the path after the stage, or `nil` if the item is deleted or carried.
  package func path(_ old: ItemPath) -> ItemPath? {
    if let new = movedItems[old] { return new }
    guard let section = section(old.section) else { return nil }
    let leaving = leaving[old.section] ?? []
    let entering = entering[section] ?? []
    return ItemPathMapping.place(of: old.item, leaving: leaving, entering: entering).map {
      ItemPath(section: section, item: $0)
    }
  }

  /// Returns the index of an element that doesn't move itself, or `nil` if it's deleted.
  private static func place(of old: Int, leaving: [Int], entering: [Int]) -> Int? {
    let left = leaving.partitioningIndex { $0 >= old }
    if left < leaving.count, leaving[left] == old { return nil }
    var place = old - left
    for index in entering {
      guard index <= place else { break }
      place += 1
    }
    return place
  }
}
