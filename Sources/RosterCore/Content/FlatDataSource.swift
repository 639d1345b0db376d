/// A list of items in one section.
///
/// ``EmptySections`` says whether a list without items is one empty section or no section.
@MainActor public final class FlatDataSource<Item>: DataSource {
  /// Whether the section is there when it has no items.
  public let emptySections: EmptySections
  public let changes = ContentChanges()
  private var storage: [Item]

  /// - Parameters:
  ///   - items: the items in the order in which they are shown.
  ///   - emptySections: whether the section is there when it has no items.
  public init(_ items: [Item] = [], emptySections: EmptySections = .keep) {
    storage = items
    self.emptySections = emptySections
  }

  /// The items in the order in which they are shown; assigning them, or changing them in place, is announced once.
  public var items: [Item] {
    get { storage }
    _modify {
      defer { changes.announce(.reload) }
      yield &storage
    }
  }

  public var numberOfSections: Int {
    storage.isEmpty && emptySections == .drop ? 0 : 1
  }

  public func numberOfItems(inSection section: Int) -> Int {
    checkIndex(section, of: .section, below: numberOfSections, in: "FlatDataSource", #function)
    return storage.count
  }

  public func item(at index: Int, inSection section: Int) -> Item {
    checkIndex(section, of: .section, below: numberOfSections, in: "FlatDataSource", #function)
    checkIndex(index, of: .item, below: storage.count, in: "FlatDataSource", #function)
    return storage[index]
  }
}
