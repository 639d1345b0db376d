import ListChanges
import RosterDiagnostics
import RowStructures

extension NestedDataSource {
  /// Inserts a section where the comparator places it, or at the end without one.
  ///
  /// - Returns: The index of the section, or `nil` if it's empty and dropped.
  /// - Complexity: O(*s*) for *s* sections, and O(log *s*) calls of the comparator.
  @discardableResult
  public func insertSection(_ section: Section) -> Int? {
    willEdit()
    guard let areInIncreasingOrder else { return insert(section, at: kept.count) }
    checkStrictness(areInIncreasingOrder, at: section.header, in: "NestedDataSource", "by")
    let index = Turn.evaluate("NestedDataSource") {
      headers.partitioningIndex { areInIncreasingOrder(section.header, $0) }
    }
    return insert(section, at: index)
  }

  /// Inserts a section at an index from 0 to the number of visible sections. Traps if there's a comparator.
  ///
  /// - Returns: The index of the section, or `nil` if it's empty and dropped.
  /// - Complexity: O(*s*) for *s* sections.
  @discardableResult
  public func insertSection(_ section: Section, at index: Int) -> Int? {
    checkOrderAsGiven(#function)
    willEdit()
    checkInsertion(at: index, of: .section, upTo: shownCount, in: "NestedDataSource", #function)
    return insert(section, at: index == shownCount ? kept.count : gate.shown[index])
  }

  private func insert(_ section: Section, at index: Int) -> Int? {
    watch.isUnique = false
    Turn.edit {
      target = [section]
      insertSections(0..<1, at: index, rows: [RowList(section.items)])
      target = []
      watch.came(section: index)
    }
    return gate.shown.position(of: index)
  }

  /// Removes a section.
  ///
  /// - Returns: The section.
  /// - Complexity: O(*s*) for *s* sections, and O(*n*) if its *n* items were edited since they were assigned.
  @discardableResult
  public func removeSection(at index: Int) -> EditResult<Section> {
    willEdit()
    let index = checked(index, #function)
    let section = kept[index].content
    return EditResult(section, Turn.edit { removeSections(index..<index + 1) })
  }

  /// Moves a section. Traps if there's a comparator.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - newIndex: The index after the move.
  /// - Complexity: O(*s*) for *s* sections.
  @discardableResult
  public func moveSection(from index: Int, to newIndex: Int) -> ContentUpdate {
    checkOrderAsGiven(#function)
    willEdit()
    let source = checked(index, #function)
    checkInsertion(at: newIndex, of: .section, upTo: shownCount - 1, in: "NestedDataSource", #function)
    // The section that follows after the move, by its index before it.
    let follower = newIndex >= index ? newIndex + 1 : newIndex
    let destination = follower == shownCount ? kept.count : gate.shown[follower]
    let end = destination > source ? destination - 1 : destination
    return source == end ? .nothing : Turn.edit { moveKeptSection(from: source, to: end) }
  }

  /// Changes a section in place. A comparator may move it.
  ///
  /// Its items are compared as in `apply(_:)`. Items without identity are replaced by the new ones.
  ///
  /// - Returns: The index of the section, or `nil` if it's now empty and dropped.
  /// - Complexity: O(*s*) for *s* sections, plus the time to compare its items.
  @discardableResult
  public func updateSection(at index: Int, _ body: (inout Section) -> Void) -> Int? {
    willEdit()
    let index = checked(index, #function)
    let old = kept[index].content
    var section = old
    changes.change(&section, by: body)
    let new = section
    let (difference, isDifferent, place) = Turn.evaluate("NestedDataSource") {
      (
        itemChanges(from: old.items, to: new.items),
        !InferredSectionMatcher().hasSameContent(old, new),
        areInIncreasingOrder.map { headers.place(of: new.header, at: index, by: $0) } ?? index
      )
    }
    watch.isUnique = false
    Turn.edit {
      let content = NewRows<Item, Item>(row: { new.items[$0] }, old: { old.items[$0] }, new: { new.items[$0] }) {
        $0.replaceAll(new.items)
      }
      changeRows(of: index, difference, content)
      kept.update(at: index) { $0.setHeader(new) }
      if isDifferent { send(.updateSection(index)) }
      if place != index { moveKeptSection(from: index, to: place) }
      watch.came(section: place)
    }
    return gate.shown.position(of: place)
  }

  /// Returns the changes between the items of a section.
  private func itemChanges(from old: [Item], to new: [Item]) -> ListChangeset {
    if let matcher = inferredMatcher(of: Item.self) { return ListChangeset(from: old, to: new, by: matcher) }
    let common = min(old.count, new.count)
    return ListChangeset(
      deletes: Array(common..<old.count),
      inserts: Array(common..<new.count),
      updates: (0..<common).map { IndexMove(from: $0, to: $0) }
    )
  }

  /// Refreshes the header and the footer of a section that depend on more than the content.
  ///
  /// - Complexity: O(1)
  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    willEdit()
    let index = checked(index, #function)
    return Turn.edit { send(.updateSection(index)) }
  }

  private var headers: [Header?] {
    var headers: [Header?] = []
    kept.forEach { section, _ in headers.append(section.header) }
    return headers
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

extension NestedDataSource: SectionEditing {
  package func rows(ofSection section: Int) -> RowList<Item> { kept.read(section) { $0.rows } }

  package func changeRows<Result>(ofSection section: Int, _ body: (inout RowList<Item>) -> Result) -> Result {
    kept.update(at: section) { body(&$0.rows) }
  }

  package func send(_ edit: ContentEdit<Item>) {
    if watch.isFollowing { watch.follow(edit) }
    gate.send(edit, total: kept.count) { section in kept.read(section) { $0.rows.count == 0 } }
  }

  package func insertSections(_ new: Range<Int>, at index: Int, rows: [RowList<Item>]) {
    for (offset, rows) in rows.enumerated() {
      kept.insert(named(target[new.lowerBound + offset], rows), weight: 0, at: index + offset)
    }
    sectionsMoved()
    for offset in rows.indices where watch.isFollowing { watch.came(keptRows(index + offset)) }
    send(.insertSections(index..<index + rows.count))
  }

  package func removeSections(_ range: Range<Int>) {
    let gone = watch.isFollowing ? range.flatMap(keptRows) : []
    for section in range.reversed() { kept.remove(at: section) }
    sectionsMoved()
    for (row, item) in gone { watch.left(row, item) }
    send(.removeSections(range))
  }

  package func moveKeptSection(from index: Int, to newIndex: Int) {
    kept.move(from: index, to: newIndex)
    sectionsMoved()
    send(.moveSections(index..<index + 1, to: newIndex))
  }

  package func updateSection(_ section: Int) {
    kept.update(at: section) { $0.setHeader(target[section]) }
    send(.updateSection(section))
  }

  package func open(_ section: Int) { gate.open(section) }

  private func keptRows(_ section: Int) -> [(KeptRow, Item)] {
    let (name, rows) = kept.read(section) { ($0.name, $0.rows) }
    var kept: [(KeptRow, Item)] = []
    rows.forEach { kept.append((KeptRow(name, $0), $1)) }
    return kept
  }
}
