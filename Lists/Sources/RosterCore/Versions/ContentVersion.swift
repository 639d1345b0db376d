/// The content at one time, which later changes of the data source don't affect.
///
/// A view shows one version and catches up. A version is a value. Taking one costs O(1), and it shares unchanged
/// content with the versions before and after it.
///
/// *Labels* identify rows. They're numbers that ascend with the rows of a section. A row retains its label as long as
/// it stays between its neighbors.
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

  /// Returns the title of a section in the list's section index, or `nil` if it has none.
  func indexTitle(ofSection section: Int) -> String?

  /// Returns the label of a row.
  ///
  /// - Complexity: O(log *n*)
  func label(at index: Int, inSection section: Int) -> Int

  /// Returns the index of the row with a label, or `nil` if the section doesn't have one.
  ///
  /// - Complexity: O(log *n*)
  func index(of label: Int, inSection section: Int) -> Int?

  /// Returns the item of the row with a label in the section. For another label, the result is `nil` or any item.
  ///
  /// - Complexity: O(log *n*)
  func item(labeled label: Int, inSection section: Int) -> Item?

  /// Calls a closure with the label and the item of each row of a section, in order.
  ///
  /// - Complexity: O(*n*)
  func forEachItem(inSection section: Int, _ body: (_ label: Int, _ item: Item) -> Void)

  /// Calls a closure with the label of each row of a section, in order, without reading items.
  ///
  /// - Complexity: O(*n*)
  func forEachLabel(inSection section: Int, _ body: (_ label: Int) -> Void)

  /// Returns a place that follows the item through changes.
  func place(at index: Int, inSection section: Int) -> ItemPlace

  /// Returns the data source that provides a section, and the section's index in it.
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

  /// Calls a closure with some rows of a section and their items. If they're many, all items are read in one pass.
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

  /// Calls a closure with some indexes of a section and their labels. If they're many, all labels are read in one pass.
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

  /// Returns the items of a section.
  @inlinable
  package func items(inSection section: Int) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(numberOfItems(inSection: section))
    forEachItem(inSection: section) { items.append($1) }
    return items
  }
}
