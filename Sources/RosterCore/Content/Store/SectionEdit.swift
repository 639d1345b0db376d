/// A single change of sections of items. Sections are counted among all of them, shown or not.
enum SectionEdit<Header, Item, Footer> {
  typealias Section = ContentSection<Header, Item, Footer>

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
