/// A single change of sections of items. Sections are counted among all of them, shown or not.
package enum SectionEdit<Header, Item, Footer> {
  package typealias Section = ContentSection<Header, Item, Footer>

  case insertItems([Item], at: ItemPath)
  case removeItem(ItemPath)
  /// The destination counts without the item.
  case moveItem(from: ItemPath, to: ItemPath)
  case replaceItem(ItemPath, Item)
  /// Other items in a section, and what that changes.
  case replaceItems(section: Int, [Item], ListChangeset)
  case insertSection(Section, at: Int)
  case removeSection(Int)
  /// The destination counts without the section.
  case moveSection(from: Int, to: Int)
  /// The header, the footer and the index title of another section; `isDifferent` says whether they show differently.
  case replaceSupplements(section: Int, with: Section, isDifferent: Bool)

  /// Whether an identifier may be there twice after it.
  var mayRepeat: Bool {
    switch self {
    case .insertItems, .replaceItem, .replaceItems, .insertSection: true
    case .removeItem, .moveItem, .removeSection, .moveSection, .replaceSupplements: false
    }
  }
}

extension SectionEdit {
  /// The edit that has items of a section come, go and move; none if they all stay.
  ///
  /// Items that show differently are what they were: edits of content tell views of them, and no data source may read what
  /// they become before, as a search among them would be led astray.
  package static func structure(
    ofSection section: Int,
    from old: [Item],
    to new: [Item],
    _ changes: ListChangeset
  ) -> [SectionEdit] {
    guard changes.hasStructure else { return [] }
    var items = new
    for update in changes.updates { items[update.to] = old[update.from] }
    let structure = ListChangeset(deletes: changes.deletes, inserts: changes.inserts, moves: changes.moves)
    return [.replaceItems(section: section, items, structure)]
  }
}
