import Foundation
import ListModels
import RowStructures
import TestSupport
import Testing

@testable import RosterFlows

/// Random edits of a tree, compared with a tree that is flattened anew each time, and with what a view shows.
///
/// Children are there, unread, loaded and another data source's; places of rows are followed, and what is composed of the rows.
@MainActor struct OutlineMachineTests {
  @Test(arguments: Seeds.some(of: 0..<60 as Range<UInt64>))
  func rowsAreThoseOfTheTree(_ seed: UInt64) async {
    let machine = OutlineMachine(seed: seed, loads: true)
    for step in 0..<200 {
      if seed % 2 == 0, step % 8 == 0 { await machine.answer() } else { machine.step() }
      if machine.fails(at: step) { break }
    }
    machine.server.end()
  }

  /// Without children that are loaded, and with few labels.
  @Test(arguments: Seeds.some(of: 0..<60 as Range<UInt64>))
  func rowsAreThoseOfTheTreeWhenLabelsRunOut(_ seed: UInt64) {
    let step = LabelSpacing.step
    LabelSpacing.step = seed % 3 == 0 ? step : Int(seed % 3) * 2
    defer { LabelSpacing.step = step }
    let machine = OutlineMachine(seed: seed, loads: false)
    for step in 0..<150 {
      machine.step()
      if machine.fails(at: step) { return }
    }
  }
}

/// A tree without anything clever.
@MainActor private final class Plain {
  enum Below {
    case read, unread([Plain]), unloaded, loading, failed
  }

  var entry: Entry
  var children: [Plain] = []
  var below = Below.read
  var source: FlatDataSource<Entry>?
  var isExpandable = false
  var isExpanded = false
  var isClosedInFilter = false

  init(_ entry: Entry) { self.entry = entry }

  var all: [Plain] { [self] + children.flatMap(\.all) }

  var isUnread: Bool { if case .unread = below { true } else { false } }

  var isRead: Bool { if case .read = below { true } else { false } }

  var isLoading: Bool { if case .loading = below { true } else { false } }

  func read() {
    guard case .unread(let items) = below else { return }
    children = items
    below = .read
  }

  func readAll() {
    read()
    for child in children { child.readAll() }
  }
}

/// What children an item has, and those that are being loaded.
@MainActor private final class Server {
  enum Kind {
    case none, nodes([Entry]), loaded, content(any DataSource<Entry>)
  }

  var kinds: [Int: Kind] = [:]
  private(set) var waiting: [Int: CheckedContinuation<[Entry], any Error>] = [:]

  private struct Failure: Error {}

  func children(of entry: Entry) -> OutlineChildren<Entry> {
    switch kinds[entry.id] {
    case .none?, nil: .none
    case .nodes(let entries): .nodes(entries)
    case .loaded: .loaded { [weak self] in try await self?.load(entry.id) ?? [] }
    case .content(let source): .content(source)
    }
  }

  private func load(_ id: Int) async throws -> [Entry] {
    try await withCheckedThrowingContinuation { waiting[id] = $0 }
  }

  func answer(_ id: Int, _ entries: [Entry]?) {
    let continuation = waiting.removeValue(forKey: id)
    if let entries { continuation?.resume(returning: entries) } else { continuation?.resume(throwing: Failure()) }
  }

  func end() { for id in waiting.keys { answer(id, nil) } }
}

@MainActor private final class OutlineMachine {
  let server = Server()
  private let outline: OutlineDataSource<Entry>
  /// A third of the trees are seen by nobody.
  private let view: ListModel?
  private let composite: CompositeDataSource<OutlineRow<Entry>, Never, Never>?
  private let compositeView: ListModel?
  private let seed: UInt64
  private let loads: Bool
  /// Rows as they were, and what they showed.
  private var kept: [(version: OutlineVersion<Entry>, texts: [String])] = []
  private(set) var log: [String] = []
  private var random: SeededGenerator
  private let root = Plain(Entry(id: -1, name: ""))
  private var nextID = 0
  private var filter: (letter: String, includesDescendants: Bool)?
  private var order: (@MainActor (Entry, Entry) -> Bool)?
  private var places: [(id: Int, place: ItemPlace)] = []
  private var isInTransaction = false

  init(seed: UInt64, loads: Bool) {
    (self.seed, self.loads) = (seed, loads)
    random = SeededGenerator(seed: seed)
    root.isExpandable = true
    outline = OutlineDataSource([]) { [server] in server.children(of: $0) }
    view = seed % 3 == 2 ? nil : ListModel(outline)
    guard seed % 3 == 1 else {
      (composite, compositeView) = (nil, nil)
      return
    }
    let other = OutlineDataSource([Entry(id: -2, name: "z")]) { _ in .none }
    let composite = CompositeDataSource<OutlineRow<Entry>, Never, Never>([.init(outline), .init(other)])
    (self.composite, compositeView) = (composite, ListModel(composite, "composite", cell: Cell.init, header: noTitle))
  }

  private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private var items: [Plain] { root.children.flatMap(\.all) }

  private func item() -> Plain? { items.isEmpty ? nil : items[number(items.count)] }

  private func parent(of item: Plain) -> Plain? {
    ([root] + items).first { $0.children.contains { $0 === item } }
  }

  private var letter: String { ["a", "b", "c"][number(3)] }

  /// An item that is in no tree yet, with what it has below it; less, the deeper it is.
  private func make(depth: Int = 0) -> Plain {
    nextID += 1
    let item = Plain(Entry(id: nextID, name: letter))
    item.isExpandable = true
    switch number(4 + 6 * depth) {
    case 0:
      let below = makeSome(depth: depth + 1)
      item.below = .unread(below)
      server.kinds[item.entry.id] = .nodes(below.map(\.entry))
    case 1 where loads:
      item.below = .unloaded
      server.kinds[item.entry.id] = .loaded
    case 2 where number(2) == 0:
      let below = makeSome(depth: depth + 1)
      let source = FlatDataSource(below.map(\.entry))
      item.below = .unread(below)
      item.source = source
      server.kinds[item.entry.id] = .content(number(2) == 0 ? source : source.map { $0 })
    default: item.isExpandable = false
    }
    if filter != nil { item.readAll() }
    return item
  }

  private func makeSome(depth: Int = 0) -> [Plain] { (0..<number(4)).map { _ in make(depth: depth) } }

  // MARK: What is expected

  private func matches(_ item: Plain) -> Bool { filter.map { item.entry.name.contains($0.letter) } ?? true }

  private func lines(_ items: [Plain], _ level: Int, belowMatch: Bool) -> [String] {
    var items = items
    if let order {
      items = items.enumerated().sorted {
        order($0.element.entry, $1.element.entry)
          || !order($1.element.entry, $0.element.entry) && $0.offset < $1.offset
      }.map(\.element)
    }
    return items.flatMap { item -> [String] in
      let below = belowMatch || matches(item)
      let hasMatch = item.children.flatMap(\.all).contains { matches($0) }
      let isOpen: Bool
      if let filter {
        guard matches(item) || hasMatch || filter.includesDescendants && belowMatch else { return [] }
        isOpen =
          item.isExpandable && !item.isClosedInFilter && (hasMatch || filter.includesDescendants && below)
      } else {
        isOpen = item.isExpandable && item.isExpanded
      }
      let state = "\(item.isExpandable ? isOpen ? "-" : "+" : "")"
      let line = "\(level)\(state)\(item.entry.name)\(item.entry.id)"
      guard isOpen else { return [line] }
      var placeholder: [String] = []
      switch item.below {
      case .loading: placeholder = ["\(level + 1)…\(item.entry.name)\(item.entry.id)"]
      case .failed: placeholder = ["\(level + 1)!\(item.entry.name)\(item.entry.id)"]
      case .read, .unread, .unloaded: break
      }
      return [line] + lines(item.children, level + 1, belowMatch: below) + placeholder
    }
  }

  private func text(_ row: OutlineRow<Entry>) -> String {
    let state =
      switch row.role {
      case .item: row.isExpandable ? row.isExpanded ? "-" : "+" : ""
      case .loading: "…"
      case .failed: "!"
      }
    return "\(row.level)\(state)\(row.node.name)\(row.node.id)"
  }

  /// What is wrong with the tree, or `nil`.
  var complaint: String? {
    for view in [view, compositeView].compactMap(\.self) {
      view.compareAll("at the end of a step")
      if !view.complaints.isEmpty { return "\(view.complaints)" }
    }
    for (version, texts) in kept where version.items(inSection: 0).map(text) != texts {
      return "an old version changed"
    }
    for item in [root] + items {
      let id = item.entry.id
      let children = item === root ? outline.roots : outline.children(of: id) ?? []
      if children != item.children.map(\.entry) { return "item \(id) has the children \(children)" }
      for child in item.children where outline.parent(of: child.entry.id)?.id != (item === root ? nil : id) {
        return "item \(child.entry.id) is not in \(id)"
      }
      if item !== root, outline.isExpanded(id) != item.isExpanded { return "item \(id) is not as expanded as it was" }
    }
    let expected = lines(root.children, 0, belowMatch: false)
    let shown = outline.rows.map(text)
    let read = (0..<outline.numberOfItems(inSection: 0)).map { text(outline.item(at: $0, inSection: 0)) }
    if shown != expected || read != expected { return "expected \(expected)\nshown    \(shown)\nread     \(read)" }
    for (row, line) in outline.rows.enumerated() {
      if case .item = line.role, outline.row(of: line.node.id) != row {
        return "item \(line.node.id) is not in row \(row)"
      }
    }
    if let composite, (0..<outline.numberOfItems).map({ text(composite.item(at: $0, inSection: 0)) }) != shown {
      return "the composite shows something else"
    }
    if let violation = violation(outline.tree.top) { return violation }
    for (id, place) in places where outline.indexPath(of: place)?[1] != outline.row(of: id) {
      return "the place of \(id) leads to \(outline.indexPath(of: place)?.description ?? "nothing")"
    }
    return nil
  }

  /// What is wrong with the counts of rows in a branch, or `nil`.
  private func violation(_ branch: OutlineTree.Branch) -> String? {
    let (tree, isRoot) = (outline.tree, branch.slot == OutlineTree.root)
    let isShown = isRoot || tree.label(of: branch.slot) != nil && tree.isOpen(branch.slot)
    let counts = branch.children.map { tree.label(of: $0) == nil ? 0 : 1 + tree.rowCount(in: $0) }
    let count = isShown ? counts.reduce(branch.placeholder != nil ? 1 : 0, +) : 0
    if branch.rowCount != count { return "\(branch.rowCount) rows are counted in slot \(branch.slot), not \(count)" }
    for child in branch.children {
      if !isShown, tree.label(of: child) != nil { return "slot \(child) has a label, but no row" }
      if tree[child].parent != branch.slot { return "slot \(child) is in another branch" }
      if let violation = tree.branch(of: child).flatMap(violation) { return violation }
    }
    return nil
  }

  /// Records what is wrong after a step.
  func fails(at step: Int) -> Bool {
    guard let complaint else { return false }
    Issue.record("seed \(seed), step \(step): \(log.suffix(6))\n\(complaint)")
    return true
  }

  // MARK: Edits

  func step() {
    switch number(8) {
    case 0:
      transaction {
        isInTransaction = true
        for _ in 0..<(1 + number(5)) { edit() }
        isInTransaction = false
      }
    case 1, 2: editContent()
    default: edit()
    }
    if number(6) == 0 { kept.append((outline.version, outline.rows.map(text))) }
    if kept.count > 6 { kept.removeFirst(3) }
    if places.count > 20 { places.removeFirst(10) }
    for row in outline.rows.indices where number(8) == 0 {
      if case .item = outline.rows[row].role {
        places.append((outline.rows[row].node.id, outline.place(at: row, inSection: 0)))
      }
    }
  }

  /// Answers an item that is being loaded.
  func answer() async {
    let loading = items.filter(\.isLoading)
    guard !loading.isEmpty else { return edit() }
    let item = loading[number(loading.count)]
    let id = item.entry.id
    for _ in 0..<1_000 where server.waiting[id] == nil { await Task.yield() }
    if number(3) == 0 {
      log.append("fail \(id)")
      item.below = .failed
      server.answer(id, nil)
    } else {
      let below = makeSome()
      log.append("answer \(id) with \(below.map(\.entry.id))")
      item.below = .unread(below)
      if item.isExpanded || filter != nil { filter == nil ? item.read() : item.readAll() }
      server.answer(id, below.map(\.entry))
    }
    for _ in 0..<1_000 where isLoading(id) { await Task.yield() }
  }

  private func isLoading(_ id: Int) -> Bool {
    if let slot = outline.slots[id], case .loading = outline.states[slot] { true } else { false }
  }

  /// Changes a data source that children come from.
  private func editContent() {
    let followed = items.filter { $0.source != nil }
    guard !followed.isEmpty else { return edit() }
    let item = followed[number(followed.count)]
    guard let source = item.source else { return }
    var below = item.children
    if case .unread(let items) = item.below { below = items }
    log.append("change the content of \(item.entry.id)")
    let index = number(below.count + 1)
    keepKinds()
    // What has moved is compared: then all items are what the data source has, whatever was made of them.
    var isCompared = item.isUnread
    if below.isEmpty || number(3) == 0 {
      let new = make(depth: 1)
      below.insert(new, at: index)
      source.insert(new.entry, at: index)
    } else {
      let changed = number(below.count)
      switch number(4) {
      case 0:
        below.remove(at: changed)
        source.remove(at: changed)
      case 1:
        source.update(at: changed) { $0.name = letter }
        below[changed].entry = source.items[changed]
      case 2:
        let count = source.items.count
        source.apply(source.items.shuffled(using: &random).map { number(3) == 0 ? Entry(id: $0.id, name: letter) : $0 })
        below.sort { first, second in
          let ids = source.items.map(\.id)
          return (ids.firstIndex(of: first.entry.id) ?? count) < (ids.firstIndex(of: second.entry.id) ?? count)
        }
        for child in below { child.entry = source.items.first { $0.id == child.entry.id } ?? child.entry }
        isCompared = true
      default:
        let to = number(below.count)
        if changed == to { return }
        below.insert(below.remove(at: changed), at: to)
        source.move(from: changed, to: to)
        isCompared = true
      }
    }
    if isCompared { for (child, entry) in zip(below, source.items) { child.entry = entry } }
    if item.isUnread {
      item.below = .unread(below)
    } else {
      item.children = below
      if isCompared { for child in below { askAgain(child) } }
    }
  }

  /// Has items keep what is in them when they are asked again.
  private func keepKinds() {
    for item in items where item.isRead && item.source == nil {
      if item.isExpandable { server.kinds[item.entry.id] = .nodes(item.children.map(\.entry)) }
    }
  }

  /// Has items that stay opened again, as they are asked what is in them.
  private func askAgain(_ item: Plain) {
    if item.source == nil, item.isRead { for child in item.children { askAgain(child) } }
    if item.isExpanded { open(item) }
  }

  private func setExpanded(_ item: Plain, _ isExpanded: Bool) {
    if filter == nil { item.isExpanded = isExpanded } else { item.isClosedInFilter = !isExpanded }
  }

  private func open(_ item: Plain) {
    switch item.below {
    case .unread: item.read()
    case .unloaded, .failed: item.below = .loading
    case .read, .loading: break
    }
  }

  /// - Returns: whether items can be put into it.
  private func takesItems(_ parent: Plain) -> Bool {
    parent.read()
    return parent.isRead && parent.source == nil
  }

  private func edit() {
    let kind = number(17)
    guard kind > 3, let item = item() else {
      let parent = number(3) == 0 ? nil : item()
      let come = [make()] + makeSome()
      let target = parent ?? root
      // Outside a transaction, as what stands there may be of a data source that has changed.
      let takes = takesItems(target)
      let index = number(2) == 0 ? nil : Optional(number(target.children.count + 1))
      log.append("insert \(come.map(\.entry.id)) into \(target.entry.id) at \(index ?? -1)")
      if takes {
        target.isExpandable = true
        target.children.insert(contentsOf: come, at: index ?? target.children.count)
      }
      outline.insert(come.map(\.entry), into: parent?.entry.id, at: takes ? index : nil)
      return
    }
    let id = item.entry.id
    switch kind {
    case 5:
      log.append("expand \(id)")
      if item.isExpandable {
        setExpanded(item, true)
        open(item)
      }
      outline.expand(id)
    case 6:
      log.append("collapse \(id)")
      if item.isExpandable { setExpanded(item, false) }
      outline.collapse(id)
    case 7:
      log.append("remove \(id)")
      if let parent = parent(of: item), parent.source == nil { parent.children.removeAll { $0 === item } }
      outline.remove(id)
    case 8:
      let name = letter
      // The items of a data source are what that says.
      if parent(of: item)?.source != nil { return }
      log.append("update \(id) to \(name)")
      item.entry.name = name
      outline.update(id) { $0.name = name }
    case 9, 10:
      let target = number(3) == 0 ? nil : self.item()
      let destination = target ?? root
      guard let source = parent(of: item) else { return }
      let isAllowed =
        !item.all.contains { $0 === destination } && source.source == nil && destination.source == nil
        && (destination.isRead || destination.isUnread)
      expectEqual(outline.canMove(id, into: target?.entry.id), isAllowed)
      guard isAllowed, takesItems(destination) else { return }
      source.children.removeAll { $0 === item }
      let index = number(destination.children.count + 1)
      log.append("move \(id) into \(target?.entry.id ?? -1) at \(index)")
      destination.isExpandable = true
      destination.children.insert(item, at: index)
      outline.move(id, into: target?.entry.id, at: index)
    case 11:
      if filter != nil || number(2) == 0 {
        log.append("no filter")
        filter = nil
        outline.filter(nil)
      } else {
        let letter = letter
        let includesDescendants = number(2) == 0
        log.append("filter \(letter) \(includesDescendants)")
        filter = (letter, includesDescendants)
        for item in items { item.readAll() }
        outline.filter(includesDescendants: includesDescendants) { $0.name.contains(letter) }
      }
      for item in items { item.isClosedInFilter = false }
    case 12:
      switch number(4) {
      case 0: order = nil
      case 1: order = { $0.name < $1.name }
      default: order = { $0.id > $1.id }
      }
      log.append("sort")
      outline.sort(by: order)
    case 4:
      log.append("retry \(id)")
      if case .failed = item.below { item.below = .loading }
      outline.retry(id)
    case 13, 14:
      let target = number(2) == 0 ? root : item
      if target.source != nil || isInTransaction { return }
      keepKinds()
      var children = target.children.filter { _ in number(4) > 0 }
      if number(3) == 0 { children.shuffle(using: &random) }
      for new in makeSome() { children.insert(new, at: number(children.count + 1)) }
      log.append("apply \(children.map(\.entry.id)) in \(target.entry.id)")
      for child in children where number(4) == 0 && parent(of: child) != nil { child.entry.name = letter }
      target.children = children
      target.below = .read
      for child in children { askAgain(child) }
      if target !== root {
        target.isExpandable = true
        outline.apply(children.map(\.entry), in: id)
      } else {
        outline.apply(children.map(\.entry))
      }
    default:
      switch number(3) {
      case 0:
        log.append("expand all in \(id)")
        expandAll(item)
        outline.expandAll(in: id)
      case 1:
        log.append("collapse all")
        for item in items { setExpanded(item, false) }
        outline.collapseAll()
      default:
        log.append("reveal \(id)")
        var above = parent(of: item)
        while let next = above, next !== root {
          if !isOpen(next) { setExpanded(next, true) }
          above = parent(of: next)
        }
        outline.reveal(id)
      }
    }
  }

  private func isOpen(_ item: Plain) -> Bool {
    guard let filter else { return item.isExpanded }
    var above: [Plain] = [item]
    while let next = parent(of: above[above.count - 1]), next !== root { above.append(next) }
    let hasMatch = item.children.flatMap(\.all).contains { matches($0) }
    let isInMatch = filter.includesDescendants && above.contains { matches($0) }
    return !item.isClosedInFilter && (hasMatch || isInMatch)
  }

  private func expandAll(_ item: Plain) {
    if case .unloaded = item.below { return }
    if item.isExpandable {
      setExpanded(item, true)
      open(item)
    }
    for child in item.children { expandAll(child) }
  }
}
