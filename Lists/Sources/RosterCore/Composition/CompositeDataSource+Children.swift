import RosterDiagnostics
import RowStructures

extension CompositeDataSource {
  /// The children in the order in which they are shown, hidden ones included. Changes of a transaction that has not ended count.
  ///
  /// - Complexity: O(*n*)
  public var children: [AnyObject] {
    draftedOrder.map(\.child.content)
  }

  /// The number of children, hidden ones included, as the last change left it.
  package var numberOfChildren: Int { newestOrder?.count ?? tree.count }

  // MARK: Adding

  /// Adds a child at the end.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func add(_ child: Child) -> ContentUpdate {
    insert(child, at: numberOfChildren)
  }

  /// Adds a data source of the composite's types at the end.
  ///
  /// - Complexity: O(log *n*) in the number of children, and O(*m*) in that of the child's sections.
  @discardableResult
  public func add<Content: DataSource>(_ content: Content) -> ContentUpdate
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    add(Child(content))
  }

  /// Inserts a child at an index from 0 to the number of children.
  ///
  /// - Complexity: O(log *n*) in the number of children, and O(*m*) in that of the child's sections. In a transaction each
  ///   of these changes is O(*n*).
  @discardableResult
  public func insert(_ child: Child, at index: Int) -> ContentUpdate {
    checkChild(index, upTo: numberOfChildren)
    let entry = register(child)
    return change {
      $0.insert(entry, at: index)
    } direct: {
      let offset = index == tree.count ? tree.total : tree.offset(of: tree.element(at: index))
      let stage = ChangeStage(sections: .init(inserts: Array(offset..<offset + entry.shownSections)))
      return (stage, { self.elements[child.identity] = self.tree.insert(entry, count: entry.shownSections, at: index) })
    }
  }

  /// Inserts a data source of the composite's types at an index from 0 to the number of children.
  ///
  /// - Complexity: O(log *n*) in the number of children, and O(*m*) in that of the child's sections.
  @discardableResult
  public func insert<Content: DataSource>(_ content: Content, at index: Int) -> ContentUpdate
  where Content.Item == Item, Content.Header == Header, Content.Footer == Footer {
    insert(Child(content), at: index)
  }

  // MARK: Removing and moving

  /// Removes a child, which the composite keeps alive no longer.
  ///
  /// - Returns: whether it was a child.
  /// - Complexity: O(log *n*) in the number of children.
  @discardableResult
  public func remove(_ content: some DataSource) -> Bool {
    guard let index = index(ofChild: content) else { return false }
    removeChild(at: index)
    return true
  }

  /// Removes the child at an index.
  ///
  /// - Complexity: O(log *n*) in the number of children, and O(*m*) in that of the child's sections. In a transaction each
  ///   of these changes is O(*n*).
  @discardableResult
  public func removeChild(at index: Int) -> ContentUpdate {
    checkChild(index, upTo: numberOfChildren - 1)
    let entry = entry(at: index)
    unregister(entry)
    return change {
      $0.remove(at: index)
    } direct: {
      let element = tree.element(at: index)
      return (
        ChangeStage(sections: .init(deletes: sections(of: element))),
        {
          self.tree.remove(element)
          self.elements[entry.child.identity] = nil
          self.unlink(entry)
        }
      )
    }
  }

  /// Moves a child.
  ///
  /// - Parameters:
  ///   - index: where the child is.
  ///   - newIndex: where it is after the move.
  /// - Complexity: O(log *n*) in the number of children, and O(*m*) in that of the child's sections.
  @discardableResult
  public func moveChild(from index: Int, to newIndex: Int) -> ContentUpdate {
    checkChild(index, upTo: numberOfChildren - 1)
    checkChild(newIndex, upTo: numberOfChildren - 1)
    return change {
      $0.insert($0.remove(at: index), at: newIndex)
    } direct: {
      let element = tree.element(at: index)
      let sections = sections(of: element)
      let neighbour = tree.element(at: newIndex)
      let start =
        newIndex <= index
        ? tree.offset(of: neighbour) : tree.offset(of: neighbour) + tree.count(of: neighbour) - sections.count
      let moves = sections.enumerated().map { IndexMove(from: $1, to: start + $0) }
      return (
        ChangeStage(sections: .init(moves: moves.filter { $0.from != $0.to })),
        { self.tree.move(element, to: newIndex) }
      )
    }
  }

  // MARK: Hiding

  /// Hides or shows a child, which keeps its place; a hidden one takes no space, and its changes reach no view.
  ///
  /// - Returns: whether it is a child.
  /// - Complexity: O(log *n*) in the number of children, and O(*m*) in that of the child's sections. In a transaction each
  ///   of these changes is O(*n*).
  @discardableResult
  public func setHidden(_ isHidden: Bool, _ content: some DataSource) -> Bool {
    guard let index = index(ofChild: content) else { return false }
    let entry = entry(at: index)
    guard entry.isHidden != isHidden else { return true }
    entry.isHidden = isHidden
    change { _ in
    } direct: {
      let element = tree.element(at: index)
      let offset = tree.offset(of: element)
      let sections = isHidden ? sections(of: element) : Array(offset..<offset + entry.child.numberOfSections())
      return (
        ChangeStage(sections: isHidden ? .init(deletes: sections) : .init(inserts: sections)),
        {
          entry.isLeftOut = isHidden
          self.tree.setCount(entry.shownSections, of: element)
        }
      )
    }
    return true
  }

  /// Whether a child is hidden; `nil` if it is no child. Changes of a transaction that has not ended count.
  ///
  /// - Complexity: O(1); O(*n*) in the number of children in a transaction that changes them.
  public func isHidden(_ content: some DataSource) -> Bool? {
    if let newestOrder { return newestOrder.first { $0.child.identity == identity(of: content) }?.isHidden }
    return element(of: content).map { tree[$0].isHidden }
  }

  // MARK: Changing

  /// Makes a change of the children, at once or at the end of the transaction.
  ///
  /// - Parameters:
  ///   - draft: changes the list of children.
  ///   - direct: says what changes of the sections, and changes the tree.
  @discardableResult
  private func change(
    _ draft: @escaping (inout [Entry]) -> Void,
    direct: () -> (stage: ChangeStage, commit: () -> Void)
  ) -> ContentUpdate {
    let coordinator = UpdateCoordinator.shared
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      var entries = draftedOrder
      // Not held twice, so that it is changed in place.
      drafted = nil
      draft(&entries)
      drafted = entries
      return coordinator.add(self)
    }
    let (stage, commit) = direct()
    return coordinator.update([
      { [self] in
        pending = draft
        coordinator.round([
          UpdateStep(changes, StagedUpdate(stage)) {
            self.pending = nil
            commit()
          }
        ])
      }
    ])
  }

  private func entry(at index: Int) -> Entry {
    newestOrder?[index] ?? tree[tree.element(at: index)]
  }

  private func sections(of element: Tree.Element) -> [Int] {
    let offset = tree.offset(of: element)
    return Array(offset..<offset + tree.count(of: element))
  }

  // MARK: Looking up

  /// The index of a child among the children, or `nil`.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func index(ofChild content: some DataSource) -> Int? {
    if let newestOrder { return newestOrder.firstIndex { $0.child.identity == identity(of: content) } }
    return element(of: content).map(tree.index(of:))
  }

  /// The child that a section of the composite belongs to, and which of the child's sections that is.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func child(atSection section: Int) -> (content: AnyObject, section: Int) {
    checkIndex(section, of: .section, below: tree.total, in: "CompositeDataSource", #function)
    let (element, local) = tree.element(covering: section)
    return (tree[element].child.content, local)
  }

  /// The composite's section that shows a section of a child; `nil` if the data source is no child, is hidden, or has no such section.
  ///
  /// - Complexity: O(log *n*) in the number of children.
  public func section(of section: Int, in content: some DataSource) -> Int? {
    guard let element = element(of: content), (0..<tree.count(of: element)).contains(section) else { return nil }
    return tree.offset(of: element) + section
  }

  private func element(of content: some DataSource) -> Tree.Element? {
    elements[identity(of: content)]
  }

  private func identity(of content: some DataSource) -> ObjectIdentifier {
    ObjectIdentifier((content as? any MappedContent)?.unmapped ?? content)
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

extension CompositeDataSource: ContentDraft {
  /// A child, and whether it is shown: whether it is hidden may change again before its turn comes.
  private struct PlacedChild {
    let entry: Entry
    var isShown: Bool

    var id: ObjectIdentifier { ObjectIdentifier(entry) }
  }

  package func takeDraft() -> [DraftPhase: UpdateStep] {
    guard let drafted else { return [:] }
    self.drafted = nil
    let phase = isInView ? DraftPhase.external : .composition
    let order = drafted.map { PlacedChild(entry: $0, isShown: !$0.isHidden) }
    guard let before = beforeDeparture(to: order) else {
      pending = { $0 = drafted }
      return [phase: step(to: order)]
    }
    var departure = step(to: order) { self.pending = { $0 = drafted } }
    departure.isDeparture = true
    var steps = [DraftPhase.departure: departure]
    if before.elementsEqual(placedChildren, by: { $0.id == $1.id && $0.isShown == $1.isShown }) {
      remaining = drafted
    } else {
      pending = { $0 = drafted }
      steps[phase] = step(to: before) {
      } commit: {
        self.remaining = drafted
      }
    }
    return steps
  }

  private var placedChildren: [PlacedChild] {
    tree.elements.map { PlacedChild(entry: tree[$0], isShown: !tree[$0].isLeftOut) }
  }

  /// The children that there will be, and those that go last where they are; `nil` if none goes last.
  private func beforeDeparture(to order: [PlacedChild]) -> [PlacedChild]? {
    let current = placedChildren
    let listed = Set(order.map(\.id))
    let shown = Set(order.filter(\.isShown).map(\.id))
    let departing = current.filter { child in
      child.isShown && !shown.contains(child.id) && departsLast(child.entry, isListed: listed.contains(child.id))
    }
    if departing.isEmpty { return nil }
    let identities = Set(departing.map(\.id))
    // Those that are in the order no more stay behind the child that was before them and is.
    var followers: [ObjectIdentifier?: [PlacedChild]] = [:]
    var last: ObjectIdentifier?
    for child in current {
      if listed.contains(child.id) {
        last = child.id
      } else if identities.contains(child.id) {
        followers[last, default: []].append(child)
      }
    }
    return order.reduce(into: followers[nil] ?? []) { result, child in
      result.append(PlacedChild(entry: child.entry, isShown: child.isShown || identities.contains(child.id)))
      result += followers[child.id] ?? []
    }
  }

  /// Whether a child that goes does so after what changes in it: items may leave it for other children, which views can
  /// show as moves as long as both are shown.
  ///
  /// A hand-written child may change without telling once it is taken away, and one that comes to another place must not
  /// be in both.
  private func departsLast(_ entry: Entry, isListed: Bool) -> Bool {
    let child = entry.child
    guard UpdateCoordinator.shared.channelsWithDrafts.contains(ObjectIdentifier(child.changes)) else { return false }
    if child.isHandWritten() || !isListed && identities.contains(child.identity) { return false }
    return !child.changes.links.contains { link in
      guard let container = link.container, container !== self, !(container is any DerivedContent) else { return false }
      return !container.shows(link.part)
    }
  }

  private func step(
    to order: [PlacedChild],
    begin: @escaping () -> Void = {},
    commit: @escaping () -> Void = {}
  ) -> UpdateStep {
    var step = UpdateStep(
      changes,
      plan: {
        begin()
        return StagedUpdate(self.stage(to: order))
      },
      commit: {
        self.commit(order)
        commit()
      }
    )
    step.changesChildren = true
    return step
  }

  /// What is different once these are the children.
  private func stage(to order: [PlacedChild]) -> ChangeStage {
    func sections(of entry: Entry, count: Int) -> [PartSection] {
      (0..<count).map { PartSection(part: ObjectIdentifier(entry), section: $0) }
    }
    let sections = ListChangeset(
      from: tree.elements.flatMap { sections(of: tree[$0], count: tree.count(of: $0)) },
      to: order.flatMap { sections(of: $0.entry, count: $0.isShown ? $0.entry.child.numberOfSections() : 0) },
      by: .value()
    )
    return ChangeStage(sections: sections)
  }

  private func commit(_ order: [PlacedChild]) {
    (pending, remaining) = (nil, nil)
    let old = tree.elements.map { tree[$0] }
    for child in order { child.entry.isLeftOut = !child.isShown }
    tree = Tree(order.map { ($0.entry, $0.entry.shownSections) })
    elements = [:]
    for element in tree.elements { elements[tree[element].child.identity] = element }
    // A child that a later change has freed already is linked as long as views show it.
    for entry in old where elements[entry.child.identity] == nil { unlink(entry) }
  }
}

/// A section of a child.
private struct PartSection: Hashable {
  let part: ObjectIdentifier
  let section: Int
}
