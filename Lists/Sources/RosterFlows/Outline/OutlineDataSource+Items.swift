import RosterCore
import RosterDiagnostics
import RowStructures

// The tree alone. Callers update the rows.

extension OutlineDataSource {
  /// The maximum number of levels, because the tree is traversed on the stack.
  static var maximumLevels: Int { 500 }

  // MARK: Items that arrive

  /// Inserts new items into one at an index in the given order, and reads expanded items in them.
  func add(_ values: [Node], to parent: Slot, at index: Int) {
    if values.isEmpty { return }
    makingItems {
      let new = make(values, in: parent)
      let branch = tree.madeBranch(of: parent)
      branch.children.insert(contentsOf: new, at: index)
      if new.count == 1, branch.sorted != nil { place(new[0], in: branch) } else { sort(branch) }
    }
  }

  /// Runs a closure that creates items, which calls closures that must not change content.
  func makingItems(_ body: () -> Void) {
    let isOutermost = !isMakingItems
    isMakingItems = true
    Turn.evaluate("OutlineDataSource", body)
    guard isOutermost else { return }
    isMakingItems = false
    // A new array has no unused capacity.
    let new = newNodes.map { $0 }
    newNodes = []
    if nodes.count == 0 { nodes = RowList(new) } else { _ = nodes.insert(contentsOf: new, at: nodes.count) }
  }

  private func make(_ values: [Node], in parent: Slot) -> [Slot] {
    tree.reserveCapacity(tree.slotCount + values.count)
    if slots.isEmpty { slots.reserveCapacity(values.count) }
    return values.map { make($0, in: parent) }
  }

  /// Creates an item, with its descendants as far as they are expanded.
  private func make(_ node: Node, in parent: Slot) -> Slot {
    let id = node.id
    guard slots[id] == nil else {
      trap(
        "OutlineDataSource: there is an item with the identifier \(id) already",
        cause: "one item was added in two places, or an identifier is not unique at its origin",
        advice: "give each place in the tree an identifier of its own, such as its path"
      )
    }
    var flags: OutlineTree.Flags = []
    if remembered.take(id) ?? isExpandedAtFirst(node) { flags.insert(.isExpanded) }
    if predicate?(node) ?? true { flags.insert(.matches) }
    let slot = tree.makeSlot(in: parent, flags)
    let level = tree[slot].level
    guard level < Self.maximumLevels else {
      trap(
        "OutlineDataSource: the item \(id) is in \(level) others, and no more than \(Self.maximumLevels) levels are shown",
        cause:
          "items are made for each other without end, or an item is among its own children with another identifier",
        advice: "end the children somewhere, or expand items when the user does"
      )
    }
    let isNew = Int(slot) >= nodes.count
    if isNew { newNodes.append(node) } else { _ = nodes.replace(at: Int(slot), with: node) }
    slots[id] = slot
    switch childrenOf(node) {
    case .none: return slot
    case .nodes(let nodes): setState(.unread(nodes), of: slot)
    case .loaded(let load): setState(.unloaded(load), of: slot)
    case .content(let source): follow(source, in: slot)
    }
    openIfWanted(slot)
    return slot
  }

  /// Updates the children of an existing item, without reading unread ones.
  private func readKind(of slot: Slot) {
    let (state, isExpandable) = (states[slot], tree.has(.isExpandable, slot))
    switch childrenOf(node(slot)) {
    case .none:
      guard isExpandable else { break }
      unfollow(slot)
      setChildren(of: slot, to: [])
      tree.set(.isExpandable, false, slot)
    case .nodes(let nodes):
      unfollow(slot)
      if case .unread = state {
        setState(.unread(nodes), of: slot)
      } else if !isExpandable {
        setState(.unread(nodes), of: slot)
      } else {
        setChildren(of: slot, to: nodes)
      }
    case .loaded(let load):
      // Loaded children remain, even if they haven't been read yet.
      if case .unloaded = state { setState(.unloaded(load), of: slot) }
      if !isExpandable { setState(.unloaded(load), of: slot) }
    case .content(let source):
      if let content = contents[slot], content.source === source { break }
      unfollow(slot)
      follow(source, in: slot)
    }
  }

  /// Sets the reason why an item's children aren't there, or `nil` if they are.
  func setState(_ state: State?, of slot: Slot) {
    if let old = states[slot] {
      released.append(old)
      if case .failed = old { staleErrors.append(slot) }
    }
    states[slot] = state
    // Frees the capacity for unread children.
    if states.isEmpty { states = [:] }
    tree.set(.isExpandable, true, slot)
    var placeholder: OutlineLine.Flags?
    var failure: (any Error)?
    switch state {
    case .loading: placeholder = .standsForChildren
    case .failed(let error, _): (placeholder, failure) = ([.standsForChildren, .isFailed], error)
    case .unread, .unloaded, nil: break
    }
    if placeholder != nil {
      tree.madeBranch(of: slot).placeholder = placeholder
    } else {
      tree.branch(of: slot)?.placeholder = nil
    }
    if failure != nil { errors[slot] = failure }
  }

  /// Reads an item's children, or begins to load them.
  func open(_ slot: Slot) {
    switch states[slot] {
    case .loading, nil: break
    case .unread(let nodes):
      setState(nil, of: slot)
      add(contents[slot]?.items ?? nodes, to: slot, at: 0)
    case .unloaded(let load), .failed(_, let load):
      setState(.loading(self.load(node(slot).id, load)), of: slot)
    }
  }

  /// Opens an item if its children are shown, or may match.
  private func openIfWanted(_ slot: Slot) {
    if tree.has(.isExpanded, slot) { return open(slot) }
    if predicate != nil, case .unread = states[slot] { open(slot) }
  }

  /// Reads all children here and below, unless they have to be loaded.
  func readAll(_ slot: Slot) {
    makingItems {
      if case .unread = states[slot] { open(slot) }
      for child in tree.children(of: slot) { readAll(child) }
    }
  }

  // MARK: Items that are there

  /// Replaces the children of an item. Items with a known identifier remain.
  func setChildren(of parent: Slot, to values: [Node]) {
    if parent != OutlineTree.root { setState(nil, of: parent) }
    let ids = Set(values.map(\.id))
    var known: [Node.ID: Slot] = [:]
    for child in tree.children(of: parent) {
      let id = node(child).id
      if ids.contains(id) { known[id] = child } else { forget(child) }
    }
    makingItems {
      let children = values.map { value in
        guard let child = known.removeValue(forKey: value.id) else { return make(value, in: parent) }
        replace(child, by: value)
        readKind(of: child)
        if tree.has(.isExpanded, child) { open(child) }
        if predicate != nil { readAll(child) }
        return child
      }
      let branch = tree.madeBranch(of: parent)
      branch.children = children
      sort(branch)
    }
  }

  /// Replaces the value of an item. The values are compared unless `isChanged` is given.
  func replace(_ slot: Slot, by new: Node, isChanged: Bool? = nil) {
    let old = node(slot)
    _ = nodes.replace(at: Int(slot), with: new)
    if isChanged ?? !showSame(old, new) { changed.insert(slot) }
    if let predicate { tree.set(.matches, predicate(new), slot) }
  }

  /// Forgets an item and its descendants, but not their expansion. The caller removes the item from its parent.
  func forget(_ slot: Slot) {
    let children = tree.children(of: slot)
    unfollow(slot)
    let id = node(slot).id
    slots[id] = nil
    remembered.remember(id, isExpanded: tree.has(.isExpanded, slot))
    _ = nodes.replace(at: Int(slot), with: nil)
    if let state = states.removeValue(forKey: slot) {
      released.append(state)
      if case .failed = state { staleErrors.append(slot) }
    }
    tree.removeBranch(of: slot)
    departed.append(slot)
    for child in children { forget(child) }
  }

  // MARK: Order

  /// Sorts the children of a branch, if there's an order.
  func sort(_ branch: Branch) {
    guard let order else { return branch.sorted = nil }
    let children = branch.children.enumerated().map { (offset: $0.offset, slot: $0.element, node: node($0.element)) }
    branch.sorted = children.sorted { first, second in
      if order(first.node, second.node) { return true }
      return !order(second.node, first.node) && first.offset < second.offset
    }.map(\.slot)
  }

  /// Inserts a child into the sorted children of a branch.
  func place(_ slot: Slot, in branch: Branch) {
    guard let order else { return }
    guard var sorted = branch.sorted else { return sort(branch) }
    let (index, node) = (branch.children.firstIndex(of: slot) ?? 0, node(slot))
    func isBefore(_ other: Slot) -> Bool {
      let otherNode = self.node(other)
      if order(otherNode, node) { return true }
      return !order(node, otherNode) && branch.children[..<index].contains(other)
    }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(sorted[middle]) { low = middle + 1 } else { high = middle }
    }
    sorted.insert(slot, at: low)
    branch.sorted = sorted
  }

  // MARK: Loading

  private func load(_ id: Node.ID, _ load: @escaping Load) -> RunningLoad {
    RunningLoad(
      Task { [weak self] in
        let result: Result<[Node], any Error>
        do { result = .success(try await load()) } catch { result = .failure(error) }
        guard !Task.isCancelled, let self, let slot = slots[id], case .loading = states[slot] else { return }
        change(in: slot) {
          switch result {
          case .success(let nodes): setState(.unread(nodes), of: slot)
          case .failure(let error): setState(.failed(error, load), of: slot)
          }
          if case .unread = states[slot] { openIfWanted(slot) }
        }
      }
    )
  }
}
