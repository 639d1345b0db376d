import RosterDiagnostics
import RowStructures

extension NestedDataSource {
  /// Inserts a section where the comparator puts it, or at the end if the order is as given.
  ///
  /// - Returns: where the section is shown, or `nil` if it is empty and dropped.
  /// - Complexity: O(*n*) in the number of sections; O(log *n*) calls of the comparator.
  @discardableResult
  public func insertSection(_ section: Section) -> Int? {
    guard let areInIncreasingOrder else { return insert(section, stored: sections.count) }
    checkStrictness(areInIncreasingOrder, at: section, in: "NestedDataSource", "by")
    return insert(section, stored: sections.partitioningIndex { areInIncreasingOrder(section, $0) })
  }

  /// Inserts a section at an index from 0 to the number of sections shown; the order must be as given.
  ///
  /// - Returns: where the section is shown, or `nil` if it is empty and dropped.
  /// - Complexity: O(*n*) in the number of sections.
  @discardableResult
  public func insertSection(_ section: Section, at index: Int) -> Int? {
    checkOrderAsGiven(#function)
    let shown = store.newest.shown
    checkInsertion(at: index, of: .section, upTo: shown.count, in: "NestedDataSource", #function)
    return insert(section, stored: index == shown.count ? sections.count : shown[index])
  }

  private func insert(_ section: Section, stored: Int) -> Int? {
    let isShown = store.newest.shown.emptySections == .keep || !section.items.isEmpty
    let position = store.newest.shown.insertionPosition(of: stored)
    store.perform([.insertSection(section, at: stored)])
    return isShown ? position : nil
  }

  /// Removes a section.
  ///
  /// - Returns: the section, at once or when it is gone from views.
  /// - Complexity: O(*n*) in the number of sections.
  @discardableResult
  public func removeSection(at index: Int) -> EditResult<Section> {
    let stored = checked(index, #function)
    let section = sections[stored]
    return EditResult(section, store.perform([.removeSection(stored)]))
  }

  /// Moves a section; the order must be as given.
  ///
  /// - Parameters:
  ///   - index: where the section is.
  ///   - newIndex: where it is after the move.
  /// - Complexity: O(*n*) in the number of sections.
  @discardableResult
  public func moveSection(from index: Int, to newIndex: Int) -> ContentUpdate {
    checkOrderAsGiven(#function)
    let stored = checked(index, #function)
    let shown = store.newest.shown
    checkInsertion(at: newIndex, of: .section, upTo: shown.count - 1, in: "NestedDataSource", #function)
    // The section that follows afterwards, among all sections before the move.
    let follower = newIndex >= index ? newIndex + 1 : newIndex
    let destination = follower == shown.count ? sections.count : shown[follower]
    return store.perform([.moveSection(from: stored, to: destination > stored ? destination - 1 : destination)])
  }

  /// Changes a section in place; a comparator may move it if its header changes.
  ///
  /// Its items are compared as `apply(_:)` compares them; items without identity are replaced by the new ones.
  ///
  /// - Returns: where the section is shown, or `nil` if it is now empty and dropped.
  /// - Complexity: O(log *n*) in the number of sections, O(*n*) if the section moves, appears or disappears; and what it
  ///   takes to compare its items.
  @discardableResult
  public func updateSection(at index: Int, _ body: (inout Section) -> Void) -> Int? {
    let stored = checked(index, #function)
    var section = sections[stored]
    changes.change(&section, by: body)
    return update(stored, section)
  }

  private func update(_ stored: Int, _ section: Section) -> Int? {
    let old = sections[stored]
    let place = areInIncreasingOrder.map { sections.place(of: section, at: stored, by: $0) } ?? stored
    let changes = itemChanges(from: old.items, to: section.items)
    // What shows differently comes with the content, at the section's place.
    var edits = SectionEdit<Header, Item, Footer>
      .structure(ofSection: stored, from: old.items, to: section.items, changes)
    if place != stored { edits.append(.moveSection(from: stored, to: place)) }
    let isDifferent = !InferredSectionMatcher().hasSameContent(old, section)
    var position: Int?
    store.perform(edits) {
      position = self.store.newest.shown.position(of: place)
      var content: [SectionEdit<Header, Item, Footer>] = changes.updates.map { update in
        .replaceItem(ItemPath(section: place, item: update.to), section.items[update.to])
      }
      content.append(.replaceSupplements(section: place, with: section, isDifferent: isDifferent))
      return content
    }
    return position
  }

  /// What is different between the items of a section.
  private func itemChanges(from old: [Item], to new: [Item]) -> ListChangeset {
    if let matcher = inferredMatcher(of: Item.self) { return ListChangeset(from: old, to: new, by: matcher) }
    let common = min(old.count, new.count)
    return ListChangeset(
      deletes: Array(common..<old.count),
      inserts: Array(common..<new.count),
      updates: (0..<common).map { IndexMove(from: $0, to: $0) }
    )
  }

  /// Shows the header and the footer of a section anew though they are equal, as they depend on something else, too.
  ///
  /// - Complexity: O(1)
  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    let stored = checked(index, #function)
    let section = sections[stored]
    return store.perform([]) { [.replaceSupplements(section: stored, with: section, isDifferent: true)] }
  }

  private func checkOrderAsGiven(_ function: StaticString) {
    guard areInIncreasingOrder == nil else {
      trap(
        "NestedDataSource: sections that a comparator orders cannot be put at an index with \(function)",
        cause: "the data source was made with `by:`",
        advice: "use `insertSection(_:)`, or make the data source without a comparator"
      )
    }
  }
}
