import Roster

/// Items in one section.
@preconcurrency @MainActor public final class FlatDataSource: ContentProviding {
  /// Roster's data source with the items. Views that Roster attached follow its changes.
  public let content: Roster.FlatDataSource<any ItemType>

  /// Creates a data source with items.
  public init(items: [any ItemType]) {
    content = Roster.FlatDataSource(items)
  }

  func makeChild<Header>(header: @escaping @MainActor (any ItemType) -> Header?)
    -> ContentChild<PresentedItem, Header, Never>
  {
    ContentChild(ProvidedContent(content, header: header))
  }

  public var sectionsCount: Int { content.numberOfSections }

  public func itemsCount(section: Int) -> Int {
    content.numberOfItems(inSection: section)
  }

  public func item(index: Int, section: Int) -> any ItemType {
    content.item(at: index, inSection: section)
  }
}
