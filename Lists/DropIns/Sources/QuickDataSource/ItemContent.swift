import Roster

/// Items in sections as Roster's content.
final class ItemContent<Header>: DataSource {
  typealias Item = PresentedItem

  let changes: ContentChannel
  private let items: any DataSourceType
  private let makeHeader: @MainActor (any ItemType) -> Header?

  init(_ items: any DataSourceType, header: @escaping @MainActor (any ItemType) -> Header?) {
    self.items = items
    makeHeader = header
    changes = (items as? any ContentProviding)?.changes ?? ContentChannel()
  }

  var numberOfSections: Int { items.sectionsCount }

  func numberOfItems(inSection section: Int) -> Int {
    items.itemsCount(section: section)
  }

  func item(at index: Int, inSection section: Int) -> PresentedItem {
    PresentedItem(item: items.item(index: index, section: section))
  }

  func header(ofSection section: Int) -> Header? {
    items.item(section: section, kind: nil).flatMap(makeHeader)
  }
}
