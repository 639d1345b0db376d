import Foundation
import RosterDiagnostics
import RowStructures

extension CompositeDataSource {
  /// The children in order, hidden ones included.
  ///
  /// - Complexity: O(*n*)
  public var children: [AnyObject] { order.array.map(\.child.content) }

  /// The number of children, hidden ones included.
  package var numberOfChildren: Int { order.count }

  // MARK: Adding

  /// Adds a child at the end.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func add(_ child: Child) -> ContentUpdate { insert(child, at: order.count) }

  /// Adds a data source of the composite's types at the end.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func add<Content: DataSource>(_ content: Content) -> ContentUpdate
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    add(Child(content))
  }

  /// Inserts a child at an index from 0 to the number of children.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func insert(_ child: Child, at index: Int) -> ContentUpdate {
    changes.checkChange()
    checkChild(index, upTo: order.count)
    return Turn.edit { sendInsert(of: register(child, at: index)) }
  }

  /// Inserts a data source of the composite's types at an index from 0 to the number of children.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func insert<Content: DataSource>(_ content: Content, at index: Int) -> ContentUpdate
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    insert(Child(content), at: index)
  }

  // MARK: Removing and moving

  /// Removes a child and releases it.
  ///
  /// - Returns: A Boolean value that indicates whether it was a child.
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func remove(_ content: some DataSource) -> Bool {
    guard let index = index(ofChild: content) else { return false }
    removeChild(at: index)
    return true
  }

  /// Removes the child at an index.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func removeChild(at index: Int) -> ContentUpdate {
    changes.checkChange()
    checkChild(index, upTo: order.count - 1)
    return Turn.edit { sendRemoval(of: unregister(at: index)) }
  }

  /// Moves a child.
  ///
  /// - Parameters:
  ///   - index: The index of the child.
  ///   - newIndex: The child's index after the move.
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func moveChild(from index: Int, to newIndex: Int) -> ContentUpdate {
    changes.checkChange()
    checkChild(index, upTo: order.count - 1)
    checkChild(newIndex, upTo: order.count - 1)
    return Turn.edit {
      let sections = sections(at: index)
      put(order.remove(at: index).item, at: newIndex)
      contents.move(from: index, to: newIndex)
      let first = contents.offset(of: newIndex)
      if !sections.isEmpty, first != sections.lowerBound { changes.send(.moveSections(sections, to: first)) }
    }
  }

  // MARK: Hiding

  /// Hides or shows a child, which retains its place.
  ///
  /// A hidden child takes no space, and its changes reach no view.
  ///
  /// - Returns: A Boolean value that indicates whether it's a child.
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func setHidden(_ isHidden: Bool, _ content: some DataSource) -> Bool {
    changes.checkChange()
    guard let entry = entry(of: content), let index = order.index(of: entry.label) else { return false }
    if entry.isHidden == isHidden { return true }
    Turn.edit {
      let old = sections(at: index)
      entry.isHidden = isHidden
      changes.hiddenBases.removeAll { $0 === entry.changes }
      if isHidden { changes.hiddenBases.append(entry.changes) }
      contents.update(at: index) { content, weight in weight = entry.sections(of: content.version) }
      if isHidden { sendRemoval(of: old) } else { sendInsert(of: sections(at: index)) }
    }
    return true
  }

  /// Returns a Boolean value that indicates whether a child is hidden, or `nil` if it isn't a child.
  ///
  /// - Complexity: O(1)
  public func isHidden(_ content: some DataSource) -> Bool? { entry(of: content)?.isHidden }

  private func sendInsert(of sections: Range<Int>) {
    if !sections.isEmpty { changes.send(.insertSections(sections)) }
  }

  private func sendRemoval(of sections: Range<Int>) {
    if !sections.isEmpty { changes.send(.removeSections(sections)) }
  }

  // MARK: Looking up

  /// Returns the index of a child among the children, or `nil`.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func index(ofChild content: some DataSource) -> Int? {
    entry(of: content).flatMap { order.index(of: $0.label) }
  }

  /// Returns the child that has a section of the composite, and that section's index in the child.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(atSection section: Int) -> (content: AnyObject, section: Int) {
    let (entry, local) = entry(ofSection: section)
    return (entry.child.content, local)
  }

  /// Returns the composite's section that shows a section of a child. It's `nil` if the data source isn't a child, is
  /// hidden, or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func section(of section: Int, in content: some DataSource) -> Int? {
    entry(of: content).flatMap { self.section(of: section, at: $0) }
  }

  /// Returns the child that has an index path of the composite, and the index path in the child.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(at indexPath: IndexPath) -> (content: AnyObject, indexPath: IndexPath) {
    let (content, section) = child(atSection: indexPath[0])
    return (content, IndexPath(indexes: [section] + indexPath.dropFirst()))
  }

  /// Returns the composite's index path of one in a child, or `nil` if it isn't a child, is hidden, or has no such
  /// section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func indexPath(of indexPath: IndexPath, in content: some DataSource) -> IndexPath? {
    section(of: indexPath[0], in: content).map { IndexPath(indexes: [$0] + indexPath.dropFirst()) }
  }

  /// Returns the index of the child with a mark, or `nil`.
  package func index(ofMark mark: AnyObject) -> Int? {
    entries[ObjectIdentifier(mark)].flatMap { order.index(of: $0.label) }
  }

  /// Returns the sections of the child with a mark, or `nil`.
  package func sections(ofMark mark: AnyObject) -> Range<Int>? { index(ofMark: mark).map(sections(at:)) }

  private func section(of section: Int, at entry: Entry) -> Int? {
    guard let index = order.index(of: entry.label) else { return nil }
    let sections = sections(at: index)
    return (0..<sections.count).contains(section) ? sections.lowerBound + section : nil
  }

  private func entry(of content: some DataSource) -> Entry? {
    entries[ObjectIdentifier((content as? any MappedContent)?.unmapped ?? content)]
  }

  private func checkChild(_ index: Int, upTo limit: Int, _ function: StaticString = #function) {
    guard index >= 0, index <= limit else {
      trap(
        "CompositeDataSource: child index \(index) is out of range 0..<\(limit + 1) in \(function)",
        cause: "children were added or removed since the index was found out",
        advice: "ask `index(ofChild:)` again"
      )
    }
  }

  // MARK: Places

  /// Returns the composite's index path of an item of a child, at any depth. It's `nil` if the item is deleted, hidden,
  /// or of another data source.
  ///
  /// If the composite shows the item several times, it's the first index path.
  ///
  /// - Complexity: O(*n*) in the number of children, plus the child's complexity.
  public func indexPath(of place: ItemPlace) -> IndexPath? {
    candidates(of: place).lazy.compactMap { candidate in
      candidate.child.source.indexPath(of: place).flatMap { path in
        self.section(of: path[0], at: candidate).map { IndexPath(indexes: [$0, path[1]]) }
      }
    }.first
  }

  /// Returns the children made of the data source that has an item, in order.
  func candidates(of place: ItemPlace) -> [Entry] {
    guard let channel = place.item.channel else { return [] }
    var found: [Entry] = []
    order.forEach { _, entry in
      if entry.changes.isMade(of: channel) { found.append(entry) }
    }
    return found
  }
}
