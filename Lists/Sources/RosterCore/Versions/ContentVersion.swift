/// Content as it was at one time. Later changes of the data source leave it as it is.
///
/// A view shows one version and catches up. A version is a value: it costs O(1) to take, and shares what has not changed
/// with the versions before and after it.
///
/// Rows are named by *labels*: numbers that ascend with the rows of a section, and that stay with a row as long as it
/// stays between its neighbors.
@preconcurrency @MainActor public protocol ContentVersion<Item> {
  associatedtype Item
  associatedtype Header = Never
  associatedtype Footer = Never

  /// The number of sections.
  var numberOfSections: Int { get }

  /// Returns the number of items in a section.
  func numberOfItems(inSection section: Int) -> Int

  /// Returns the item at an index of a section.
  func item(at index: Int, inSection section: Int) -> Item

  /// Returns the header of a section, or `nil` if it has none.
  func header(ofSection section: Int) -> Header?

  /// Returns the footer of a section, or `nil` if it has none.
  func footer(ofSection section: Int) -> Footer?

  /// Returns the title that leads to a section from the list's section index, or `nil` if none does.
  func indexTitle(ofSection section: Int) -> String?

  /// Returns the label of a row.
  ///
  /// - Complexity: O(log *n*)
  func label(at index: Int, inSection section: Int) -> Int

  /// Returns the index of the row with a label, or `nil` if the section has none.
  ///
  /// - Complexity: O(log *n*)
  func index(of label: Int, inSection section: Int) -> Int?

  /// Calls a function with the label and the item of each row of a section, in order.
  ///
  /// - Complexity: O(*n*)
  func forEachItem(inSection section: Int, _ body: (_ label: Int, _ item: Item) -> Void)

  /// Calls a function with the label of each row of a section, in order. No item is read.
  ///
  /// - Complexity: O(*n*)
  func forEachLabel(inSection section: Int, _ body: (_ label: Int) -> Void)

  /// Returns a place that follows the item through changes.
  func place(at index: Int, inSection section: Int) -> ItemPlace

  /// Returns the data source that has a section, and which of its sections that is.
  func owner(ofSection section: Int) -> SectionOwner?
}

extension ContentVersion {
  public func header(ofSection section: Int) -> Header? { nil }
  public func footer(ofSection section: Int) -> Footer? { nil }
  public func indexTitle(ofSection section: Int) -> String? { nil }

  @inlinable
  public func forEachItem(inSection section: Int, _ body: (_ label: Int, _ item: Item) -> Void) {
    for index in 0..<numberOfItems(inSection: section) {
      body(label(at: index, inSection: section), item(at: index, inSection: section))
    }
  }

  @inlinable
  public func forEachLabel(inSection section: Int, _ body: (_ label: Int) -> Void) {
    for index in 0..<numberOfItems(inSection: section) { body(label(at: index, inSection: section)) }
  }

  /// Returns the item of the row with a label, or `nil` if the section has none.
  @inlinable
  package func item(labeled label: Int, inSection section: Int) -> Item? {
    index(of: label, inSection: section).map { item(at: $0, inSection: section) }
  }

  /// The items of a section.
  @inlinable
  package func items(inSection section: Int) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems(inSection: section))
    forEachItem(inSection: section) { items.append($1) }
    return items
  }
}
