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

  /// Returns the item of the row with a label that's in the section; `nil` or any item for another label.
  ///
  /// - Complexity: O(log *n*)
  func item(labeled label: Int, inSection section: Int) -> Item?

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

  @inlinable
  public func item(labeled label: Int, inSection section: Int) -> Item? {
    index(of: label, inSection: section).map { item(at: $0, inSection: section) }
  }

  /// Calls a function with some rows of a section and their items. If they're many, all items are read in one pass.
  ///
  /// - Parameter rows: Rows in ascending order.
  @inlinable
  package func forEachItem(
    of rows: ContiguousArray<RowChanges.Row>,
    inSection section: Int,
    _ body: (RowChanges.Row, Item) -> Void
  ) {
    guard rows.count > numberOfItems(inSection: section) / 2 else {
      for row in rows { body(row, item(at: row.index, inSection: section)) }
      return
    }
    var (index, next) = (0, 0)
    forEachItem(inSection: section) { _, item in
      if next < rows.count, rows[next].index == index {
        body(rows[next], item)
        next += 1
      }
      index += 1
    }
  }

  /// Calls a function with some indexes of a section and the labels there. If they're many, all labels are read in one pass.
  ///
  /// - Parameter indexes: Ascending indexes.
  @inlinable
  package func forEachLabel(of indexes: [Int], inSection section: Int, _ body: (_ index: Int, _ label: Int) -> Void) {
    guard indexes.count > numberOfItems(inSection: section) / 16 else {
      for index in indexes { body(index, label(at: index, inSection: section)) }
      return
    }
    var (index, next) = (0, 0)
    forEachLabel(inSection: section) { label in
      if next < indexes.count, indexes[next] == index {
        body(index, label)
        next += 1
      }
      index += 1
    }
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
