extension CompositeDataSource {
  /// The data sources in the order in which they are shown, hidden ones included.
  ///
  /// - Complexity: O(*n*)
  public var children: [AnyObject] {
    tree.elements.map { tree[$0].child.content }
  }

  /// The number of children, hidden ones included.
  public var numberOfChildren: Int { tree.count }

  // MARK: Adding

  /// Adds a child at the end.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func add(_ child: Child) {
    insert(child, at: tree.count)
  }

  /// Adds a data source of the composite's types at the end.
  public func add<Content: DataSource>(_ content: Content)
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    add(Child(content))
  }

  /// Inserts a child at an index from 0 to the number of children.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func insert(_ child: Child, at index: Int) {
    checkChild(index, upTo: tree.count)
    let entry = register(child)
    elements[child.identity] = tree.insert(entry, count: entry.shownSections, at: index)
    changes.announce(.reload)
  }

  /// Inserts a data source of the composite's types at an index from 0 to the number of children.
  public func insert<Content: DataSource>(_ content: Content, at index: Int)
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    insert(Child(content), at: index)
  }

  // MARK: Removing, replacing and moving

  /// Removes a child, and lets it go.
  ///
  /// - Returns: whether it was a child.
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func remove(_ content: some DataSource) -> Bool {
    guard let element = element(of: content) else { return false }
    unregister(tree.remove(element))
    changes.announce(.reload)
    return true
  }

  /// Removes the child at an index.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func removeChild(at index: Int) {
    checkChild(index, upTo: tree.count - 1)
    unregister(tree.remove(tree.element(at: index)))
    changes.announce(.reload)
  }

  /// Puts another child in the place of the one at an index. A child that was hidden is replaced by a shown one.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func replaceChild(at index: Int, with child: Child) {
    checkChild(index, upTo: tree.count - 1)
    let element = tree.element(at: index)
    unregister(tree[element])
    let entry = register(child)
    tree.replace(element, with: entry, count: entry.shownSections)
    elements[child.identity] = element
    changes.announce(.reload)
  }

  /// Moves a child.
  ///
  /// - Parameters:
  ///   - index: where the child is.
  ///   - newIndex: where it is after the move.
  /// - Complexity: O(log *n*) in the number of children.
  public func moveChild(from index: Int, to newIndex: Int) {
    checkChild(index, upTo: tree.count - 1)
    checkChild(newIndex, upTo: tree.count - 1)
    guard index != newIndex else { return }
    tree.move(tree.element(at: index), to: newIndex)
    changes.announce(.reload)
  }

  // MARK: Hiding

  /// Hides or shows a child, which keeps its place; a hidden one takes no space and its changes are not announced.
  ///
  /// - Returns: whether it is a child.
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func setHidden(_ isHidden: Bool, _ content: some DataSource) -> Bool {
    guard let element = element(of: content) else { return false }
    let entry = tree[element]
    guard entry.isHidden != isHidden else { return true }
    entry.isHidden = isHidden
    tree.setCount(entry.shownSections, of: element)
    changes.announce(.reload)
    return true
  }

  /// Whether a child is hidden; `nil` if it is no child.
  public func isHidden(_ content: some DataSource) -> Bool? {
    element(of: content).map { tree[$0].isHidden }
  }

  // MARK: Looking up

  /// The index of a child among the children, or `nil`.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func index(ofChild content: some DataSource) -> Int? {
    element(of: content).map(tree.index(of:))
  }

  /// The child that a section of the composite belongs to, and which of the child's sections that is.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(atSection section: Int) -> (content: AnyObject, section: Int) {
    checkIndex(section, of: .section, below: tree.total, in: "CompositeDataSource", #function)
    let (element, local) = tree.element(covering: section)
    return (tree[element].child.content, local)
  }

  /// The composite's section that shows a section of a child; `nil` if it is no child, hidden, or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func section(of section: Int, in content: some DataSource) -> Int? {
    guard let element = element(of: content), (0..<tree.count(of: element)).contains(section) else { return nil }
    return tree.offset(of: element) + section
  }

  func element(of content: some DataSource) -> Tree.Element? {
    elements[ObjectIdentifier((content as? any MappedContent)?.unmapped ?? content)]
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
}
