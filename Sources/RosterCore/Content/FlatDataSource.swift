/// A list of items in one section.
///
/// ``EmptySections`` says whether a list without items is one empty section or no section.
@preconcurrency @MainActor public final class FlatDataSource<Item>: DataSource {
  /// What happens to items with an identifier that another item has, when items are applied.
  public var duplicates = DuplicatePolicy.standard {
    didSet { store.allowsRepeatedItems = duplicates == .keepAll }
  }
  /// Is told of repeated identifiers, when items are applied.
  public var onDuplicates: ((DuplicateReport) -> Void)?

  @usableFromInline let store: SectionStore<Never, Item, Never>

  /// - Parameters:
  ///   - items: the items in the order in which they are shown.
  ///   - emptySections: whether the section is there when it has no items.
  public init(_ items: [Item] = [], emptySections: EmptySections = .keep) {
    store = SectionStore([ContentSection(items: items)], emptySections)
    changes.source = self
  }

  /// The items in the order in which they are shown, as the last change left them.
  public var items: [Item] { store.newest.sections[0].items }

  /// Whether the section is there when it has no items.
  public var emptySections: EmptySections { store.emptySections }

  public var changes: ContentChannel { store.changes }

  @inlinable public var numberOfSections: Int { store.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    store.numberOfItems(inSection: section, in: "FlatDataSource")
  }

  @inlinable
  public func item(at index: Int, inSection section: Int) -> Item {
    store.item(at: index, inSection: section, in: "FlatDataSource")
  }
}
