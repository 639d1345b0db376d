import RosterCore
import RosterDiagnostics
import RowStructures

extension OutlineDataSource {
  /// How many levels a tree may have: it is walked level by level on the stack.
  static var maximumLevels: Int { 500 }

  // MARK: Items that come

  /// Puts new items into another, and reads what is in them as far as they are expanded.
  ///
  /// - Parameter index: where they are among the children that were given.
  func add(_ nodes: [Node], to parent: Slot, at index: Int) {
    UpdateCoordinator.shared.evaluate("OutlineDataSource") { makeAndAdd(nodes, to: parent, at: index) }
  }

  private func makeAndAdd(_ nodes: [Node], to parent: Slot, at index: Int) {
    reserveCapacity(nodes.count)
    if order == nil {
      var line: [Slot] = []
      let children = nodes.map { make($0, in: parent, &line) }
      shape.insert(children, in: parent, at: index, line, at: place(of: index, in: parent))
    } else {
      for (offset, node) in nodes.enumerated() {
        var line: [Slot] = []
        let child = make(node, in: parent, &line)
        let place = place(of: index + offset, in: parent, child)
        shape.insert([child], in: parent, at: index + offset, line, at: place)
      }
    }
  }

  private func reserveCapacity(_ count: Int) {
    values.reserveCapacity(slots.count + count)
    shape.reserveCapacity(slots.count + count)
    if slots.count + count <= slots.capacity { return }
    slots = EntryTable(values.slots, capacity: slots.count + count) { hash(of: values[$0].id) }
  }

  /// Where a child is put.
  ///
  /// - Parameters:
  ///   - index: where it is among the children that were given.
  ///   - child: the child, if there is an order.
  func place(of index: Int, in parent: Slot, _ child: Slot? = nil) -> Int {
    let first = shape.places(in: parent).lowerBound
    let siblings = shape.children(of: parent)
    guard let order, let child else {
      return index == 0 ? first : shape.places(of: siblings[index - 1]).upperBound
    }
    return siblings.enumerated().reduce(first) { place, sibling in
      let isBefore =
        order(values[sibling.element], values[child])
        || sibling.offset < index && !order(values[child], values[sibling.element])
      return isBefore ? max(place, shape.places(of: sibling.element).upperBound) : place
    }
  }

  /// Makes an item, and what is in it as far as it is expanded.
  ///
  /// - Parameter line: gets them in their order.
  private func make(_ node: Node, in parent: Slot, _ line: inout [Slot]) -> Slot {
    let id = node.id
    let hash = hash(of: id)
    guard slot(of: id, hash: hash) == nil else {
      trap(
        "OutlineDataSource: there is an item with the identifier \(id) already",
        cause: "one item was added in two places, or an identifier is not unique at its origin",
        advice: "give each place in the tree an identifier of its own, such as its path"
      )
    }
    let level = parent == OutlineShape.root ? 0 : Int(shape[parent].level) + 1
    guard level < Self.maximumLevels else {
      trap(
        "OutlineDataSource: the item \(id) is in \(level) others, and no more than \(Self.maximumLevels) levels are shown",
        cause:
          "items are made for each other without end, or an item is among its own children with another identifier",
        advice: "end the children somewhere, or expand items when the user does"
      )
    }
    var flags: OutlineShape.Flags = []
    if remembered.take(id) ?? isExpandedAtFirst(node) { flags.insert(.isExpanded) }
    if predicate?(node) ?? true { flags.insert(.matches) }
    let slot = shape.makeSlot(flags, in: parent)
    values.insert(node, at: slot)
    slots.insert(slot) { $0 == slot ? hash : self.hash(of: values[$0].id) }
    line.append(slot)
    switch childrenOf(node) {
    case .none: break
    case .nodes(let nodes): makeContents(nodes, of: slot, &line)
    case .loaded(let load):
      guard flags.contains(.isExpanded) else {
        setState(.unloaded(load), of: slot)
        break
      }
      setState(.loading(self.load(id, load)), of: slot)
      line.append(shape.makeSlot(.standsForChildren, in: slot))
      shape.setContents(of: slot, [], size: 1)
    case .content(let source): makeContents(follow(source, in: slot), of: slot, &line)
    }
    return slot
  }

  /// Makes the children of a new item, if they are to be read.
  private func makeContents(_ nodes: [Node], of slot: Slot, _ line: inout [Slot]) {
    guard shape.has(.isExpanded, slot) || predicate != nil else { return setState(.unread(nodes), of: slot) }
    shape.set(.isExpandable, true, slot)
    if nodes.isEmpty { return }
    let start = line.count
    var children: [Slot] = []
    children.reserveCapacity(nodes.count)
    reserveCapacity(nodes.count)
    if order == nil {
      for node in nodes { children.append(make(node, in: slot, &line)) }
    } else {
      var lines: [Slot: [Slot]] = [:]
      for node in nodes {
        var below: [Slot] = []
        let child = make(node, in: slot, &below)
        children.append(child)
        lines[child] = below
      }
      for child in inOrder(children) { line += lines[child] ?? [] }
    }
    shape.setContents(of: slot, children, size: line.count - start)
  }

  /// Finds out what is in an item that was there before, without reading it.
  private func readKind(of slot: Slot) {
    switch (childrenOf(values[slot]), states[slot]) {
    case (.none, _): if shape.has(.isExpandable, slot) { setChildren(of: slot, to: [], isExpandable: false) }
    case (.nodes(let nodes), nil) where !shape.has(.isExpandable, slot): setState(.unread(nodes), of: slot)
    case (.nodes(let nodes), .unread): setState(.unread(nodes), of: slot)
    case (.nodes(let nodes), _): setChildren(of: slot, to: nodes)
    case (.loaded(let load), nil) where !shape.has(.isExpandable, slot): setState(.unloaded(load), of: slot)
    case (.loaded(let load), .unloaded): setState(.unloaded(load), of: slot)
    // What has been loaded stays, also if it has not been read yet.
    case (.loaded, _): break
    case (.content(let source), _):
      if contentsBySlot[slot] == nil { setState(.unread(follow(source, in: slot)), of: slot) }
    }
  }

  private func setState(_ state: OutlineState<Node>, of slot: Slot) {
    states[slot] = state
    shape.set(.isExpandable, true, slot)
  }

  // MARK: Items that are there

  /// Reads an item's children, or begins to load them.
  func open(_ slot: Slot) {
    switch states[slot] {
    case .loading, nil: break
    case .unread(let nodes):
      states[slot] = nil
      // Gives back the room of those that were unread.
      if states.isEmpty { states = [:] }
      if !nodes.isEmpty { add(nodes, to: slot, at: 0) }
    case .unloaded(let load), .failed(_, let load):
      states[slot] = .loading(self.load(values[slot].id, load))
      if shape.placeholder(of: slot) != nil { return }
      let placeholder = shape.makeSlot(.standsForChildren, in: slot)
      shape.insert([], in: slot, at: 0, [placeholder], at: shape.places(of: slot).upperBound)
    }
  }

  private func removePlaceholder(of slot: Slot) {
    guard let placeholder = shape.placeholder(of: slot) else { return }
    shape.free(shape.remove(placeholder))
  }

  /// Reads all children that need not be loaded, here and below.
  func readAll(_ slot: Slot) {
    if case .unread = states[slot] { open(slot) }
    for child in shape.children(of: slot) { readAll(child) }
  }

  /// Puts other children into an item. Those with a known identifier stay what they are.
  func setChildren(of parent: Slot, to nodes: [Node], isExpandable: Bool = true) {
    if parent != OutlineShape.root {
      states[parent] = nil
      shape.set(.isExpandable, isExpandable, parent)
      removePlaceholder(of: parent)
    }
    let ids = Set(nodes.map(\.id))
    var known: [Node.ID: Slot] = [:]
    for child in shape.children(of: parent) {
      let id = values[child].id
      if ids.contains(id) { known[id] = child } else { forget(child) }
    }
    reserveCapacity(nodes.count - known.count)
    UpdateCoordinator.shared.evaluate("OutlineDataSource") { makeChildren(of: parent, nodes, &known) }
    shape.refresh(in: parent)
  }

  private func makeChildren(of parent: Slot, _ nodes: [Node], _ known: inout [Node.ID: Slot]) {
    var lines: [Slot: [Slot]] = [:]
    var children: [Slot] = []
    for node in nodes {
      if let child = known.removeValue(forKey: node.id) {
        replace(child, by: node)
        readKind(of: child)
        if shape.has(.isExpanded, child) { open(child) }
        if predicate != nil { readAll(child) }
        children.append(child)
      } else {
        var line: [Slot] = []
        children.append(make(node, in: parent, &line))
        lines[children[children.count - 1]] = line
      }
    }
    let line = inOrder(children).flatMap { lines[$0] ?? shape.slots(at: shape.places(of: $0)) }
    shape.setContents(of: parent, children, line)
  }

  /// Puts an item in the place of the one with the same identifier.
  func replace(_ slot: Slot, by node: Node) {
    let old = values.remove(at: slot)
    values.insert(node, at: slot)
    noteReplaced(node.id, old, node)
    matchAgain(slot)
  }

  /// Takes an item out, with what is in it, and forgets all but what is expanded.
  func forget(_ slot: Slot) {
    let line = shape.remove(slot)
    // Values are let go when all of them are gone: that may call anything.
    var gone: [Any] = []
    gone.reserveCapacity(line.count)
    for slot in line where !shape.has(.standsForChildren, slot) {
      if let content = contentsBySlot.removeValue(forKey: slot) { unfollow(content) }
      if let state = states.removeValue(forKey: slot) { gone.append(state) }
      slots.remove(slot) { hash(of: values[$0].id) }
      remembered.remember(values[slot].id, isExpanded: shape.has(.isExpanded, slot))
      gone.append(values.remove(at: slot))
    }
    shape.free(line)
    withExtendedLifetime(gone) {}
  }

  // MARK: Loading

  private func load(_ id: Node.ID, _ load: @escaping OutlineState<Node>.Load) -> RunningLoad {
    RunningLoad(
      Task { [weak self] in
        let result: Result<[Node], any Error>
        do { result = .success(try await load()) } catch { result = .failure(error) }
        guard !Task.isCancelled, let self, let slot = slot(of: id), case .loading = states[slot] else { return }
        change(below: slot) {
          switch result {
          case .success(let nodes):
            states[slot] = .unread(nodes)
            removePlaceholder(of: slot)
          case .failure(let error): states[slot] = .failed(error, load)
          }
          let isWanted = shape.has(.isExpanded, slot) || predicate != nil
          if isWanted, case .unread = states[slot] { open(slot) }
        }
      }
    )
  }
}
