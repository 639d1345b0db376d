import RowStructures

/// Where the items of a list are after a stage.
package struct ItemPathMapping {
  private let deletedSections: [Int]
  private let insertedSections: [Int]
  private let movedSections: [Int: Int]
  /// The sections that moves come from or lead to, ascending.
  private let leavingSections: [Int]
  private let enteringSections: [Int]
  private let movedItems: [ItemPath: ItemPath]
  private let carriedItems: [ItemPath: ItemPath]
  /// The old indexes of items that leave their place, and the new indexes of items that come to one, by section.
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

  /// The section after the stage, or `nil` if it is gone.
  package func section(_ old: Int) -> Int? {
    if let new = movedSections[old] { return new }
    return ItemPathMapping.place(of: old, leaving: leavingSections, entering: enteringSections)
  }

  /// The path after the whole update of an item that a view sees go and come with its section.
  package func carriedPath(_ old: ItemPath) -> ItemPath? { carriedItems[old] }

  /// The path after the stage, or `nil` if the item is gone or carried.
  package func path(_ old: ItemPath) -> ItemPath? {
    if let new = movedItems[old] { return new }
    guard let section = section(old.section) else { return nil }
    let leaving = leaving[old.section] ?? []
    let entering = entering[section] ?? []
    return ItemPathMapping.place(of: old.item, leaving: leaving, entering: entering).map {
      ItemPath(section: section, item: $0)
    }
  }

  /// The place of something that does not move itself, after others have left and come; `nil` if it left.
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
