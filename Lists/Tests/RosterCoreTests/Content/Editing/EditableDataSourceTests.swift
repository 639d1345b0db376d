import Foundation
import ListModels
import RowStructures
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct EditableDataSourceTests {
  private let flat = FlatDataSource(cells(1, 2, 3, 4))
  private let nested = NestedDataSource<Int, Cell, Never>([
    .init(header: 1, items: cells(1, 2)), .init(header: 2, items: cells(3, 4)),
  ])

  private func ids(_ source: some DataSource<Cell>) -> [[Int]] { source.rows.map { $0.map(\.id) } }

  @Test func itemsAreEditedByTheirIdentifiers() {
    expectEqual(flat.update(id: 2) { $0.content = 7 }.value, Cell(id: 2, content: 7))
    expectEqual(flat.item(id: 2)?.content, 7)
    expectEqual(flat.replace(Cell(id: 3, content: 1)).value, Cell(id: 3))
    expectEqual(flat.move(id: 4, before: 1).value, Cell(id: 4))
    expectEqual(flat.move(id: 1, after: 3).value, Cell(id: 1))
    expectEqual(flat.insert(Cell(id: 5), after: 4).value, ItemPath(section: 0, item: 1))
    expectEqual(flat.insert(Cell(id: 6), before: 4).value, ItemPath(section: 0, item: 0))
    expectEqual(ids(flat), [[6, 4, 5, 2, 3, 1]])
    expectEqual(flat.remove(id: 5).value, Cell(id: 5))
    expectEqual(flat.indexPath(ofID: 1), [0, 4])
    expectEqual(nested.move(id: 1, after: 4).value, Cell(id: 1))
    expectEqual(nested.insert(Cell(id: 9), before: 3).value, ItemPath(section: 1, item: 0))
    expectEqual(ids(nested), [[2], [9, 3, 4, 1]])
    expectEqual(nested.indexPath(ofID: 4), [1, 2])
  }

  @Test func editsOfWhatIsGoneDoNothingAndSaySo() {
    let log = ChangeLog(flat)
    #expect(flat.remove(id: 9).value == nil && flat.remove(id: 9).update.isShown)
    #expect(flat.update(id: 9) { _ in Issue.record("called") }.value == nil)
    #expect(flat.replace(Cell(id: 9)).value == nil)
    #expect(flat.reconfigure(id: 9).value == nil)
    #expect(flat.move(id: 9, before: 1).value == nil && flat.move(id: 1, after: 9).value == nil)
    #expect(flat.insert(Cell(id: 10), before: 9).value == nil)
    #expect(flat.place(ofID: 9) == nil && flat.item(id: 9) == nil && flat.indexPath(ofID: 9) == nil)
    expectEqual(log.drain(), 0)
  }

  @Test func anEditGivesWhatItTookOnceItIsShown() async {
    let item = await flat.remove(at: 3).shown()
    expectEqual(item, Cell(id: 4))
    var shown: Cell?
    flat.remove(id: 1).onShown { shown = $0 }
    expectEqual(shown, Cell(id: 1))
    // A burst that nobody follows is over at once.
    let log = ChangeLog(flat)
    let late = coalesced { flat.remove(id: 2) }
    #expect(!late.isShown)
    await late.shown()
    expectEqual(ids(flat), [[3]])
    expectEqual(log.drain(), 1)
  }

  @Test func anEqualItemIsShownAnew() {
    let (log, nestedLog) = (ChangeLog(flat), ChangeLog(nested))
    flat.reconfigure(id: 3)
    nested.reconfigure(id: 3)
    nested.reconfigureSection(at: 1)
    expectEqual(log.drainStages(), ["update 0.2"])
    expectEqual(nestedLog.drainStages(), ["update 1.0", "update section 1"])
    transaction { flat.reconfigure(id: 1) }
    expectEqual(log.drainStages(), ["update 0.0"])
  }

  @Test func aChangeSaysWhetherItIsAnimated() {
    #expect(flat.apply(cells(4, 1)).isAnimated)
    #expect(!flat.apply(cells(1), animated: false).isAnimated)
    #expect(!nested.apply([], animated: false).isAnimated)
    #expect(!transaction(animated: false) { flat.append(Cell(id: 2)) }.isAnimated)
    #expect(!transaction { flat.apply(cells(1), animated: false) }.isAnimated)
  }

  /// Views reload, and places are found again.
  @Test func otherItemsAreShownWithoutComparing() {
    let log = ChangeLog(flat)
    let place = flat.place(at: 0, inSection: 0)
    flat.reload(cells(3, 2, 1))
    expectEqual(log.drainStages(), ["reload"])
    expectEqual(flat.indexPath(of: place), [0, 2])
  }

  // MARK: Sections

  /// A header with a count is another section at each count, unless there is a key.
  @Test func aKeyIdentifiesSections() {
    typealias Source = NestedDataSource<String, Cell, Never>
    let old = [Source.Section(header: "inbox 1", items: cells(1))]
    let new = [Source.Section(header: "inbox 2", items: cells(1, 2))]
    let (plain, keyed) = (Source(old), Source(old))
    keyed.sectionKey = { $0.header?.prefix(5) }
    var changes: [String: [ContentChange]] = [:]
    let observations = [
      plain.changes.observe { changes["plain", default: []].append($0) },
      keyed.changes.observe { changes["keyed", default: []].append($0) },
    ]
    plain.apply(new)
    keyed.apply(new)
    #expect(changes["plain"].map { "\($0)" }?.contains("delete section 0, insert section 0") == true)
    #expect(
      changes["keyed"].map { "\($0)" }?.contains("insert 0.1, update section 0") == true
        || changes["keyed"] == [
          .update([
            ChangeStage(items: .init(inserts: [ItemPath(section: 0, item: 1)])),
            ChangeStage(sections: .init(updates: [0])),
          ])
        ]
    )
    withExtendedLifetime(observations) {}
  }

  // MARK: Cost

  /// An item whose identifier counts how often it is hashed and compared.
  private struct Item: Identifiable {
    struct ID: Hashable {
      let number: Int
      let operations: StepCounter

      static func == (left: ID, right: ID) -> Bool {
        left.operations.count += 1
        return left.number == right.number
      }

      func hash(into hasher: inout Hasher) {
        operations.count += 1
        hasher.combine(number)
      }
    }

    let id: ID
  }

  /// n alternating edits and look-ups take O(n log n) steps, and what never looks up takes none.
  @Test func lookUpsBetweenEditsTakeLogarithmicSteps() {
    func steps(_ count: Int) -> Int {
      let operations = StepCounter()
      func id(_ number: Int) -> Item.ID { Item.ID(number: number, operations: operations) }
      // Where identifiers may repeat, debug builds do not look for repeated ones.
      let source = FlatDataSource((0..<count).map { Item(id: id($0)) }, duplicates: .keepAll)
      source.insert(Item(id: id(-1)), at: 0)
      source.remove(at: 0)
      #expect(operations.count == 0)
      source.duplicates = .keepFirst
      _ = source.indexPath(ofID: id(0))
      var random = SeededGenerator(seed: 1)
      for number in 0..<count {
        source.insert(Item(id: id(count + number)), at: Int.random(in: 0..<count, using: &random))
        #expect(source.remove(id: id(number)).value != nil)
        #expect(source.indexPath(ofID: id(count + number)) != nil)
      }
      return operations.count
    }
    let (small, large) = (steps(500), steps(4_000))
    // Eight times as many, and half as many steps more for each.
    #expect(large < 12 * small)
  }

  /// A transaction takes over what was counted before it, and leaves it to the next: each looks at what it touches only.
  @Test func lookUpsInTransactionsCountOnce() {
    let operations = StepCounter()
    let source = FlatDataSource(
      (0..<1_000).map { Item(id: Item.ID(number: $0, operations: operations)) },
      duplicates: .keepAll
    )
    let log = ChangeLog(source)
    _ = source.indexPath(ofID: source.items[0].id)
    operations.count = 0
    for number in 0..<100 {
      transaction {
        source.update(id: Item.ID(number: number, operations: operations)) { _ in }
        source.remove(id: Item.ID(number: 999 - number, operations: operations))
        source.insert(Item(id: Item.ID(number: 1_000 + number, operations: operations)), at: 0)
      }
    }
    #expect(source.items.count == 1_000 && log.changes.count == 100)
    expectEqual(source.indexPath(ofID: Item.ID(number: 1_042, operations: operations)), [0, 57])
    #expect(operations.count < 100 * 40, "\(operations.count) identifiers are hashed or compared")
  }

  @Test(arguments: 0..<40) func identifiersAreFoundAfterEveryEdit(seed: UInt64) {
    typealias Source = NestedDataSource<Int, Cell, Never>
    var random = SeededGenerator(seed: seed)
    let source = Source(
      (0..<3).map { section in .init(header: section, items: (0..<3).map { Cell(id: section * 10 + $0) }) },
      emptySections: seed % 2 == 0 ? .keep : .drop
    )
    var next = 100
    func edit() {
      next += 1
      let shown = source.numberOfSections == 0 ? [] : source.sections.filter { seed % 2 == 0 || !$0.items.isEmpty }
      guard let section = shown.indices.randomElement(using: &random) else {
        source.insertSection(.init(header: next, items: [Cell(id: next)]))
        return
      }
      let count = shown[section].items.count
      let index = Int.random(in: 0..<max(1, count), using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: source.insert(Cell(id: next), at: Int.random(in: 0...count, using: &random), inSection: section)
      case 1 where count > 0: source.remove(at: index, inSection: section)
      case 2 where count > 0: source.replace(at: index, inSection: section, with: Cell(id: next))
      case 3 where count > 0:
        let other = Int.random(in: 0..<shown.count, using: &random)
        source.move(at: index, inSection: section, to: 0, inSection: other)
      case 4: source.moveSection(from: section, to: Int.random(in: 0..<shown.count, using: &random))
      case 5 where shown.count > 2: source.removeSection(at: section)
      case 6: source.insertSection(.init(header: next, items: [Cell(id: next)]), at: section)
      default: source.updateSection(at: section) { $0.items = $0.items.reversed() + [Cell(id: next)] }
      }
    }
    for round in 0..<40 {
      if round % 5 == 4 {
        transaction {
          edit()
          edit()
          compare(source, "seed \(seed), in transaction \(round)")
        }
      } else {
        edit()
      }
      compare(source, "seed \(seed), round \(round)")
    }
  }

  private func compare(_ source: NestedDataSource<Int, Cell, Never>, _ comment: Comment) {
    for (section, items) in source.rows.enumerated() {
      for (item, cell) in items.enumerated() { expectEqual(source.indexPath(ofID: cell.id), [section, item], comment) }
    }
    #expect(source.indexPath(ofID: -1) == nil, comment)
  }
}
