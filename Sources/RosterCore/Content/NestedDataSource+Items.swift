// Complexities are those of edits that leave the sections where they are. A section that appears, disappears or goes
// to another place takes O(*n*) in the number of sections; a comparator is called twice to see that it stays.
extension NestedDataSource {
  /// Inserts an item at an index from 0 to the number of items in the section.
  ///
  /// - Complexity: O(*n*) in the number of items after it.
  public func insert(_ item: Item, at index: Int, inSection section: Int) {
    insert(contentsOf: CollectionOfOne(item), at: index, inSection: section, #function)
  }

  /// Inserts items at an index from 0 to the number of items in the section.
  ///
  /// - Complexity: O(*n* + *m*) in the number of items after them and their own number.
  public func insert(contentsOf items: [Item], at index: Int, inSection section: Int) {
    insert(contentsOf: items, at: index, inSection: section, #function)
  }

  private func insert(
    contentsOf items: some Collection<Item>,
    at index: Int,
    inSection section: Int,
    _ function: StaticString
  ) {
    let stored = checked(section, function)
    checkInsertion(at: index, of: .item, upTo: storage[stored].items.count, in: "NestedDataSource", function)
    edit(stored) { $0.insert(contentsOf: items, at: index) }
  }

  /// Adds an item at the end of a section.
  ///
  /// - Complexity: O(1), amortised.
  public func append(_ item: Item, toSection section: Int) {
    edit(checked(section, #function)) { $0.append(item) }
  }

  /// Removes an item and returns it; the section disappears if it is now empty and empty sections are dropped.
  ///
  /// - Complexity: O(*n*) in the number of items after it.
  @discardableResult
  public func remove(at index: Int, inSection section: Int) -> Item {
    let stored = checked(item: index, inSection: section, #function)
    return edit(stored) { $0.remove(at: index) }
  }

  /// Moves an item within its section or to another one.
  ///
  /// - Parameters:
  ///   - index: where the item is.
  ///   - section: the section it is in.
  ///   - newIndex: where it is after the move.
  ///   - newSection: the section it goes to, counted before the move.
  /// - Complexity: O(*n*) in the number of items of both sections, and in that of sections if they are two.
  public func move(at index: Int, inSection section: Int, to newIndex: Int, inSection newSection: Int) {
    let old = checked(item: index, inSection: section, #function)
    let new = checked(newSection, #function)
    let count = storage[new].items.count - (old == new ? 1 : 0)
    checkInsertion(at: newIndex, of: .item, upTo: count, in: "NestedDataSource", #function)
    if old == new {
      edit(old) { $0.insert($0.remove(at: index), at: newIndex) }
    } else {
      sections[new].items.insert(storage[old].items.remove(at: index), at: newIndex)
    }
  }

  /// Puts another item in the place of one.
  ///
  /// - Complexity: O(1)
  public func replace(at index: Int, inSection section: Int, with item: Item) {
    let stored = checked(item: index, inSection: section, #function)
    edit(stored) { $0[index] = item }
  }

  /// Changes an item in place.
  ///
  /// - Complexity: O(1) and what `body` takes.
  public func update(at index: Int, inSection section: Int, _ body: (inout Item) -> Void) {
    let stored = checked(item: index, inSection: section, #function)
    edit(stored) { body(&$0[index]) }
  }

  @discardableResult
  private func edit<Result>(_ stored: Int, _ body: (inout [Item]) -> Result) -> Result {
    let (result, _) = editSection(stored) { body(&$0.items) }
    changes.announce(.reload)
    return result
  }

  private func checked(item index: Int, inSection section: Int, _ function: StaticString) -> Int {
    let stored = checked(section, function)
    checkIndex(index, of: .item, below: storage[stored].items.count, in: "NestedDataSource", function)
    return stored
  }
}
