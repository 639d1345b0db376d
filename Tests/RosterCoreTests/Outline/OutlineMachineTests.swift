import RosterFlows
import TestSupport
import Testing

/// Random edits of a tree, compared with a tree that is flattened anew each time, and with what a view shows.
@MainActor struct OutlineMachineTests {
  @Test(arguments: Seeds.some(of: 0..<30 as Range<UInt64>))
  func rowsAreThoseOfTheTree(_ seed: UInt64) {
    var machine = OutlineMachine(seed: seed)
    for step in 0..<200 {
      machine.step()
      guard machine.view.complaints.isEmpty, machine.expected == machine.shown else {
        Issue.record(
          """
          seed \(seed), step \(step): \(machine.log.suffix(4))
          expected \(machine.expected)
          shown    \(machine.shown)
          \(machine.view.complaints)
          """
        )
        return
      }
      for (row, line) in machine.outline.rows.enumerated() { #expect(machine.outline.row(of: line.node.id) == row) }
    }
  }
}

/// A tree without anything clever.
@MainActor private final class Plain {
  var entry: Entry
  var children: [Plain] = []
  var isExpandable: Bool
  var isExpanded = false
  var isClosedInFilter = false

  init(_ entry: Entry, isExpandable: Bool = false) {
    self.entry = entry
    self.isExpandable = isExpandable
  }

  var all: [Plain] { [self] + children.flatMap(\.all) }
}

@MainActor private struct OutlineMachine {
  let outline: OutlineDataSource<Entry>
  let view: ListModel
  private(set) var log: [String] = []
  private var random: SeededGenerator
  private let root = Plain(Entry(id: -1, name: ""), isExpandable: true)
  private var nextID = 0
  private var filter: (letter: String, includesDescendants: Bool)?
  private var order: (@MainActor (Entry, Entry) -> Bool)?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    outline = OutlineDataSource([]) { _ in .none }
    view = ListModel(outline)
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private var items: [Plain] { root.children.flatMap(\.all) }

  private mutating func item() -> Plain? { items.isEmpty ? nil : items[number(items.count)] }

  private func parent(of item: Plain) -> Plain? {
    ([root] + items).first { $0.children.contains { $0 === item } }
  }

  private mutating func entry() -> Entry {
    nextID += 1
    return Entry(id: nextID, name: ["a", "b", "c"][number(3)])
  }

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
      return ["\(level)\(state)\(item.entry.name)\(item.entry.id)"]
        + (isOpen ? lines(item.children, level + 1, belowMatch: below) : [])
    }
  }

  var expected: [String] { lines(root.children, 0, belowMatch: false) }

  var shown: [String] {
    outline.rows.map { row in
      "\(row.level)\(row.isExpandable ? row.isExpanded ? "-" : "+" : "")\(row.node.name)\(row.node.id)"
    }
  }

  // MARK: Edits

  mutating func step() {
    guard number(6) == 0 else { return edit() }
    var copy = self
    transaction { for _ in 0..<(1 + copy.number(5)) { copy.edit() } }
    self = copy
  }

  private mutating func setExpanded(_ item: Plain, _ isExpanded: Bool) {
    if filter == nil { item.isExpanded = isExpanded } else { item.isClosedInFilter = !isExpanded }
  }

  private mutating func insert(_ entries: [Entry], into parent: Plain?, at index: Int?) {
    let target = parent ?? root
    target.isExpandable = true
    target.children.insert(contentsOf: entries.map { Plain($0) }, at: index ?? target.children.count)
    outline.insert(entries, into: parent?.entry.id, at: index)
  }

  private mutating func edit() {
    let kind = number(14)
    guard kind > 4, let item = item() else {
      let parent = number(3) == 0 ? nil : item()
      let entries = (0..<(1 + number(3))).map { _ in entry() }
      let index = number(2) == 0 ? nil : Optional(number((parent ?? root).children.count + 1))
      log.append("insert \(entries.map(\.id)) into \(parent?.entry.id ?? -1) at \(index ?? -1)")
      return insert(entries, into: parent, at: index)
    }
    let id = item.entry.id
    switch kind {
    case 5:
      log.append("expand \(id)")
      if item.isExpandable { setExpanded(item, true) }
      outline.expand(id)
    case 6:
      log.append("collapse \(id)")
      if item.isExpandable { setExpanded(item, false) }
      outline.collapse(id)
    case 7:
      log.append("remove \(id)")
      parent(of: item)?.children.removeAll { $0 === item }
      outline.remove(id)
    case 8:
      let name = ["a", "b", "c"][number(3)]
      log.append("update \(id) to \(name)")
      item.entry.name = name
      outline.update(id) { $0.name = name }
    case 9, 10:
      let target = number(3) == 0 ? nil : self.item()
      let isAllowed = !(target.map { target in item.all.contains { $0 === target } } ?? false)
      #expect(outline.canMove(id, into: target?.entry.id) == isAllowed)
      guard isAllowed, let source = parent(of: item) else { return }
      let destination = target ?? root
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
        let letter = ["a", "b", "c"][number(3)]
        let includesDescendants = number(2) == 0
        log.append("filter \(letter) \(includesDescendants)")
        filter = (letter, includesDescendants)
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
    default:
      switch number(3) {
      case 0:
        log.append("expand all in \(id)")
        for item in item.all where item.isExpandable { setExpanded(item, true) }
        outline.expandAll(in: id)
      case 1:
        log.append("collapse all")
        for item in items { setExpanded(item, false) }
        outline.collapseAll()
      default:
        log.append("reveal \(id)")
        var above = parent(of: item)
        while let next = above, next !== root {
          setExpanded(next, true)
          above = parent(of: next)
        }
        outline.reveal(id)
      }
    }
  }
}
