/// Sections whose items are computed when they are asked for, and never kept.
///
/// It holds the number of items in each section and nothing else: a million rows cost no more than ten.
@MainActor public final class LazyDataSource<Item, Header, Footer>: DataSource {
  public let changes = ContentChanges()

  /// The number of items in each section, whether it is shown or not.
  public private(set) var itemCounts: [Int]
  private var shown: ShownSections
  private let itemAt: (_ index: Int, _ section: Int) -> Item
  private let headerOf: (_ section: Int) -> Header?
  private let footerOf: (_ section: Int) -> Footer?
  private let indexTitleOf: (_ section: Int) -> String?

  /// - Parameters:
  ///   - itemCounts: the number of items in each section.
  ///   - emptySections: whether sections without items are shown.
  ///   - header: computes the header of a section, given its index in `itemCounts`.
  ///   - footer: computes the footer of a section, given its index in `itemCounts`.
  ///   - indexTitle: computes the index title of a section, given its index in `itemCounts`.
  ///   - item: computes an item, given its index in its section and the section's index in `itemCounts`.
  public init(
    itemCounts: [Int],
    emptySections: EmptySections = .keep,
    header: @escaping (_ section: Int) -> Header?,
    footer: @escaping (_ section: Int) -> Footer?,
    indexTitle: @escaping (_ section: Int) -> String? = { _ in nil },
    item: @escaping (_ index: Int, _ section: Int) -> Item
  ) {
    self.itemCounts = []
    shown = ShownSections(emptySections)
    itemAt = item
    headerOf = header
    footerOf = footer
    indexTitleOf = indexTitle
    setItemCounts(itemCounts, #function)
  }

  /// Shows other numbers of items, or computes all items again if the numbers are the same.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public func apply(itemCounts newItemCounts: [Int]) {
    setItemCounts(newItemCounts, #function)
    changes.announce(.reload)
  }

  /// Whether sections without items are shown.
  public var emptySections: EmptySections {
    shown.emptySections
  }

  public var numberOfSections: Int {
    shown.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    itemCounts[checked(section)]
  }

  public func item(at index: Int, inSection section: Int) -> Item {
    let section = checked(section)
    checkIndex(index, of: .item, below: itemCounts[section], in: "LazyDataSource", #function)
    return itemAt(index, section)
  }

  public func header(ofSection section: Int) -> Header? {
    headerOf(checked(section))
  }

  public func footer(ofSection section: Int) -> Footer? {
    footerOf(checked(section))
  }

  public func indexTitle(ofSection section: Int) -> String? {
    indexTitleOf(checked(section))
  }

  private func checked(_ section: Int, _ function: StaticString = #function) -> Int {
    checkIndex(section, of: .section, below: shown.count, in: "LazyDataSource", function)
    return shown[section]
  }

  private func setItemCounts(_ newItemCounts: [Int], _ function: StaticString) {
    if let section = newItemCounts.firstIndex(where: { $0 < 0 }) {
      trap(
        "LazyDataSource: section \(section) cannot have \(newItemCounts[section]) items in \(function)",
        cause: "the number was computed as a difference that went below 0",
        advice: "pass 0 for a section without items"
      )
    }
    itemCounts = newItemCounts
    shown.update(total: newItemCounts.count) { newItemCounts[$0] > 0 }
  }
}
