extension NestedDataSource {
  /// Shows other sections.
  public func apply(_ newSections: [Section]) {
    sections = newSections
  }

  /// Inserts a section where the comparator puts it, or at the end if the order is as given.
  ///
  /// - Returns: where the section is shown, or `nil` if it is empty and dropped.
  /// - Complexity: O(*n*) in the number of sections; O(log *n*) calls of the comparator.
  @discardableResult
  public func insertSection(_ section: Section) -> Int? {
    let index: Int
    if let areInIncreasingOrder {
      checkStrictness(areInIncreasingOrder, at: section, in: "NestedDataSource", "by")
      index = storage.insert(section, by: areInIncreasingOrder)
    } else {
      index = storage.endIndex
      storage.append(section)
    }
    return finishInsertion(at: index)
  }

  /// Inserts a section at an index from 0 to the number of sections shown; the order must be as given.
  ///
  /// - Returns: where the section is shown, or `nil` if it is empty and dropped.
  /// - Complexity: O(*n*) in the number of sections.
  @discardableResult
  public func insertSection(_ section: Section, at index: Int) -> Int? {
    checkOrderAsGiven(#function)
    checkInsertion(at: index, of: .section, upTo: shown.count, in: "NestedDataSource", #function)
    let index = index == shown.count ? storage.endIndex : shown[index]
    storage.insert(section, at: index)
    return finishInsertion(at: index)
  }

  /// Removes a section and returns it.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  @discardableResult
  public func removeSection(at index: Int) -> Section {
    let section = storage.remove(at: checked(index, #function))
    updateShown()
    changes.announce(.reload)
    return section
  }

  /// Moves a section; the order must be as given.
  ///
  /// - Parameters:
  ///   - index: where the section is.
  ///   - newIndex: where it is after the move.
  /// - Complexity: O(*n*) in the number of sections.
  public func moveSection(from index: Int, to newIndex: Int) {
    checkOrderAsGiven(#function)
    let stored = checked(index, #function)
    checkInsertion(at: newIndex, of: .section, upTo: shown.count - 1, in: "NestedDataSource", #function)
    let section = storage.remove(at: stored)
    updateShown()
    storage.insert(section, at: newIndex == shown.count ? storage.endIndex : shown[newIndex])
    updateShown()
    changes.announce(.reload)
  }

  /// Puts another section in the place of one; a comparator may move it.
  ///
  /// - Returns: where the section is shown, or `nil` if it is empty and dropped.
  /// - Complexity: O(log *n*) in the number of sections, O(*n*) if the section moves, appears or disappears.
  @discardableResult
  public func replaceSection(at index: Int, with section: Section) -> Int? {
    updateSection(at: index) { $0 = section }
  }

  /// Changes a section in place; a comparator may move it.
  ///
  /// - Returns: where the section is shown, or `nil` if it is now empty and dropped.
  /// - Complexity: O(log *n*) in the number of sections, O(*n*) if the section moves, appears or disappears.
  @discardableResult
  public func updateSection(at index: Int, _ body: (inout Section) -> Void) -> Int? {
    let (_, stored) = editSection(checked(index, #function), body)
    let position = shown.position(of: stored)
    changes.announce(.reload)
    return position
  }

  private func finishInsertion(at index: Int) -> Int? {
    updateShown()
    let position = shown.position(of: index)
    changes.announce(.reload)
    return position
  }

  private func checkOrderAsGiven(_ function: StaticString) {
    guard areInIncreasingOrder == nil else {
      trap(
        "NestedDataSource: sections that a comparator orders cannot be put at an index with \(function)",
        cause: "the data source was made with `by:` or `sectionsBy:`",
        advice: "use `insertSection(_:)`, or make the data source without a comparator"
      )
    }
  }
}
