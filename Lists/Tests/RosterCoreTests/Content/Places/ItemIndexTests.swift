import TestSupport
import Testing

@testable import RosterCore

/// An index that follows edits finds what a search finds, also where all hashes are the same.
struct ItemIndexTests {
  private typealias List = SectionList<Int, Row, Never>

  private struct ID: Hashable {
    let number: Int
    let hash: Int

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    static func == (left: ID, right: ID) -> Bool { left.number == right.number }
  }

  private struct Row {
    let id: ID?
  }

  @Test(arguments: [1, 3, .max], 0..<20 as Range<UInt64>)
  func randomEdits(numberOfHashes: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func row() -> Row {
      next += 1
      return next % 9 == 0 ? Row(id: nil) : Row(id: ID(number: next, hash: next % numberOfHashes))
    }
    func rows(_ count: Int) -> [Row] { (0..<count).map { _ in row() } }
    // Slots come in blocks of 64.
    let scale = numberOfHashes == .max ? 70 : 1
    var list = List((0..<3).map { List.Section(header: $0, items: rows($0 * scale)) }, .keep)
    let index = ItemIndex(list.sections, by: ItemIdentity(\.id))
    for _ in 0..<60 {
      let edit = edit(list, row, rows, &random)
      list.apply(edit)
      index.apply(edit, to: list.sections)
      #expect(index.isUnique)
      var known: Set<Int> = []
      for (section, content) in list.sections.enumerated() {
        for (item, row) in content.items.enumerated() {
          guard let id = row.id else { continue }
          known.insert(id.number)
          expectEqual(
            index.path(of: AnyHashable(id), in: list.sections),
            ItemPath(section: section, item: item),
            "seed \(seed)"
          )
        }
      }
      for number in 0...next where !known.contains(number) {
        let gone = AnyHashable(ID(number: number, hash: number % numberOfHashes))
        #expect(index.path(of: gone, in: list.sections) == nil, "seed \(seed)")
      }
    }
  }

  private func edit(
    _ list: List,
    _ row: () -> Row,
    _ rows: (Int) -> [Row],
    _ random: inout SeededGenerator
  ) -> List.Edit {
    let sections = list.sections
    let new = Int.random(in: 0...3, using: &random)
    guard let section = sections.indices.randomElement(using: &random) else {
      return .insertSection(.init(header: 0, items: rows(new)), at: 0)
    }
    let count = sections[section].items.count
    let path = ItemPath(section: section, item: Int.random(in: 0...max(0, count - 1), using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where count > 0: return .removeItem(path)
    case 1 where count > 0:
      let target = Int.random(in: sections.indices, using: &random)
      let last = sections[target].items.count - (target == section ? 1 : 0)
      return .moveItem(from: path, to: ItemPath(section: target, item: Int.random(in: 0...last, using: &random)))
    case 2 where count > 0: return .replaceItem(path, row())
    case 3 where count > 0: return .replaceItem(path, sections[section].items[path.item])
    case 4: return .removeSection(section)
    case 5: return .moveSection(from: section, to: Int.random(in: sections.indices, using: &random))
    case 6: return .insertSection(.init(header: 0, items: rows(new)), at: section)
    case 7: return .replaceItems(section: section, rows(new), ListChangeset())
    default: return .insertItems(rows(new), at: ItemPath(section: section, item: count))
    }
  }

  private func list(_ numbers: Range<Int>...) -> List {
    List(numbers.map { List.Section(header: 0, items: $0.map { Row(id: ID(number: $0, hash: $0)) }) }, .keep)
  }

  @Test func repeatedIdentifiersAreFound() {
    let row = Row(id: ID(number: 7, hash: 7))
    let other = Row(id: ID(number: 200, hash: 200))
    let edits: [List.Edit] = [
      .replaceItem(ItemPath(section: 1, item: 4), row),
      .replaceItems(section: 1, [row], ListChangeset()),
      .insertItems([row], at: ItemPath(section: 1, item: 0)),
      .insertItems([other, other], at: ItemPath(section: 1, item: 0)),
      .insertSection(.init(header: 0, items: [row]), at: 1),
    ]
    for edit in edits {
      var list = list(0..<100, 100..<120)
      let index = ItemIndex(list.sections, by: ItemIdentity(\.id))
      #expect(index.isUnique)
      list.apply(edit)
      index.apply(edit, to: list.sections)
      #expect(!index.isUnique, "\(edit)")
      // It follows no more.
      list.apply(.removeSection(0))
      index.apply(.removeSection(0), to: list.sections)
      #expect(!index.isUnique)
    }
    #expect(!ItemIndex(list(0..<100, 99..<120).sections, by: ItemIdentity(\.id)).isUnique)
  }

  // MARK: Identifiers

  private struct Named<ID: Hashable>: Identifiable {
    let id: ID
  }

  private func expectFound<ID: Hashable>(_ ids: [ID], missing: ID? = nil) throws {
    let identity = try #require(ItemIdentity<Named<ID>>.ofItems)
    let items = ids.map { Named(id: $0) }
    for (item, hash) in zip(items, identity.hashes(items)) {
      if item.id == missing {
        #expect(identity.id(item) == nil && hash == 0)
      } else {
        expectEqual(identity.id(item), AnyHashable(item.id))
        #expect(hash != 0 && identity.hash(AnyHashable(item.id)) == hash)
      }
    }
  }

  @Test func identifiersAreHashedAloneAsAmongItems() throws {
    try expectFound([1, -7, .max])
    try expectFound(["a", "\u{E9}", "e\u{301}"])
    try expectFound([UInt8(3), 4])
    try expectFound([AnyHashable(1), AnyHashable("b"), AnyHashable(2.0)])
    try expectFound([1, nil, 3], missing: .some(nil))
    if ItemIdentity<Int>.ofItems != nil { Issue.record("integers have no identifiers") }
  }

  @Test func anIdentifierOfAnotherTypeFindsNothing() throws {
    let identity = try #require(ItemIdentity<Named<Int>>.ofItems)
    expectEqual(identity.hash(AnyHashable("1")), 0)
  }
}
