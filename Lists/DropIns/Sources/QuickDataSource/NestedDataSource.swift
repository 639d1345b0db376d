import Roster

/// Items in sections with headers.
@preconcurrency @MainActor public class NestedDataSource<S: ItemType & Hashable>: ContentProviding {
  /// Roster's data source with the sections. Views that Roster attached follow its changes.
  public let content: Roster.NestedDataSource<S, any ItemType, Never>

  /// Creates a data source with sorted sections.
  ///
  /// - Parameters:
  ///   - items: The items of each section.
  ///   - sectionsComparator: A closure that returns whether the first header precedes the second.
  public init(items: [S: [any ItemType]], sectionsComparator: (S, S) throws -> Bool) rethrows {
    content = Roster.NestedDataSource(
      try items.sorted { try sectionsComparator($0.key, $1.key) }
        .map { ContentSection(header: $0.key, items: $0.value) }
    )
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

  public func item(section: Int, kind: String?) -> (any ItemType)? {
    content.header(ofSection: section)
  }
}
