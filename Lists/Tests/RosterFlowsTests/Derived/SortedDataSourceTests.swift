import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct SortedDataSourceTests {
  private func stages(_ log: ChangeLog) -> [String] {
    log.changes.flatMap { change in
      if case .update(let stages) = change { stages.map(\.description) } else { ["reload"] }
    }
  }

  private func cell(_ id: Int, _ content: Int) -> Cell { Cell(id: id, content: content) }

  @Test func sortsByKeysAndComparators() {
    let base = FlatDataSource([3, 1, 2])
    expectEqual(base.sorted { $0 }.rows, [[1, 2, 3]])
    expectEqual(base.sorted(by: { $0 }, .descending).rows, [[3, 2, 1]])
    expectEqual(base.sorted { $0 > $1 }.rows, [[3, 2, 1]])
    let nested = NestedDataSource([
      ContentSection(header: "A", items: [2, 1], footer: 0.5, indexTitle: "a"),
      ContentSection(header: nil, items: [], footer: nil),
      ContentSection(header: "B", items: [4, 3], footer: nil),
    ])
    expectEqual(nested.sorted { $0 }.rows, [[1, 2], [], [3, 4]])
    expectEqual(nested.sorted { $0 }.shape[0], Shape(header: "A", items: [1, 2], footer: 0.5, indexTitle: "a"))
  }

  @Test func eachEditIsItsStage() {
    let base = FlatDataSource([cell(1, 5), cell(2, 3), cell(3, 8)])
    let shown = base.sorted(by: \.content)
    let view = ListModel(shown)
    func check(_ expected: [String], _ ids: [Int], _ edit: () -> Void) {
      let updates = view.numberOfUpdates
      edit()
      expectEqual((view.numberOfUpdates == updates ? [] : view.stages.map(\.description)), expected)
      #expect(view.ids == [ids] && view.complaints == [])
    }
    check(["insert 0.1"], [2, 4, 1, 3]) { base.append(cell(4, 4)) }
    check(["delete 0.0"], [4, 1, 3]) { base.remove(at: 1) }
    // keyChangeIsOneMoveOneUpdate
    check(["move 0.0→0.2", "update 0.2"], [1, 3, 4]) { base.update(at: 2) { $0.content = 9 } }
    // updateOfEqualKeyStaysPut, as does one that is still between its neighbours
    check(["update 0.1"], [1, 3, 4]) { base.update(at: 1) { $0.content = 8 } }
    check(["update 0.1"], [1, 3, 4]) { base.update(at: 1) { $0.content = 6 } }
    check([], [1, 3, 4]) { base.move(from: 0, to: 2) }
    // hundredChangesAreNoReset, and one batch is all.
    check(["move 0.0→0.2", "update 0.1 0.2"], [3, 4, 1]) {
      transaction {
        base.update(at: 2) { $0.content = 20 }
        base.update(at: 1) { $0.content = 10 }
      }
    }
  }

  /// Ties are in the order of the base, whatever happens: all scripts of two edits of small lists.
  @Test(.slow) func tiesByBaseOrderAfterEveryEdit() {
    var checked = 0
    for pattern in Seeds.some(of: 0..<27) {
      let contents = [pattern % 3, pattern / 3 % 3, pattern / 9]
      for first in 0..<12 {
        for second in 0..<12 {
          let base = FlatDataSource(contents.enumerated().map { cell($0 + 1, $1) })
          let views = [base.sorted(by: \.content), base.sorted { $0.content < $1.content }]
          let models = views.map { ListModel($0) }
          for (number, edit) in [first, second].enumerated() {
            switch edit {
            case 0..<3: base.insert(cell(10 + number, edit), at: 1)
            case 3..<5: base.remove(at: edit - 3)
            case 5..<8: base.update(at: 1) { $0.content = edit - 5 }
            case 8: base.move(from: 0, to: base.items.count - 1)
            case 9: base.move(from: base.items.count - 1, to: 0)
            default:
              transaction {
                base.move(from: 0, to: 1)
                base.update(at: 0) { $0.content = edit - 9 }
                base.append(cell(20 + number, 1))
              }
            }
          }
          let expected = base.items.enumerated().sorted {
            ($0.element.content, $0.offset) < ($1.element.content, $1.offset)
          }
          for (view, model) in zip(views, models) {
            #expect(view.rows == [expected.map(\.element)] && model.complaints == [], "\(contents) \(first) \(second)")
          }
          checked += 1
        }
      }
    }
    expectEqual(checked, Seeds.some(of: 0..<27).count * 144)
  }

  /// A row that changes in the same update as others is no neighbour to judge them by.
  @Test func staleNeighbourDoesNotMislead() {
    let base = FlatDataSource((0..<8).map { cell($0, $0) })
    let shown = base.sorted { $0.content < $1.content }
    let view = ListModel(shown)
    base.apply((0..<8).map { cell($0, ($0 * 5 + 3) % 8) } + [cell(9, 4)])
    #expect(shown.rows[0].map(\.content) == [0, 1, 2, 3, 4, 4, 5, 6, 7] && view.complaints == [])
    expectEqual(view.stages.count, 2)
  }

  /// A section tells of items that change after those that come: all lists of three items with two contents, to which
  /// one more comes anywhere.
  @Test(.slow) func itemOfASectionThatChangesDoesNotMisleadBefore() {
    typealias Base = NestedDataSource<Int, Cell, Never>
    func cells(_ pattern: Int) -> [Cell] { (0..<3).map { cell($0, pattern >> $0 & 1) } }
    for pattern in 0..<8 * 8 * 2 * 4 {
      let base = Base([.init(header: 1, items: cells(pattern & 7))])
      let views = [base.sorted(by: \.content), base.sorted { $0.content < $1.content }]
      let models = views.map { ListModel($0) }
      var items = cells(pattern >> 3 & 7)
      items.insert(cell(9, pattern >> 6 & 1), at: pattern >> 7)
      base.updateSection(at: 0) { $0.items = items }
      let expected = items.filter { $0.content == 0 } + items.filter { $0.content == 1 }
      for (view, model) in zip(views, models) {
        #expect(view.rows == [expected] && model.complaints == [], "\(pattern)")
      }
    }
  }

  /// One key for each row that comes or changes, none for those that move or go, and logarithmically many comparisons.
  @Test(arguments: [1_000, 20_000])
  func keysAndComparisonsAreCounted(count: Int) {
    struct Counted: Comparable {
      nonisolated(unsafe) static var comparisons = 0
      var value: Int

      static func < (left: Counted, right: Counted) -> Bool {
        comparisons += 1
        return left.value < right.value
      }
    }
    var keys = 0
    let base = FlatDataSource((0..<count).map { cell($0, $0 * 7919 % count) })
    base.duplicates = .keepAll
    let shown = base.sorted(by: { item -> Counted in
      keys += 1
      return Counted(value: item.content)
    })
    expectEqual(keys, count)
    let limit = Int.bitWidth - count.leadingZeroBitCount + 2
    var most = 0
    func edit(_ expectedKeys: Int, _ body: () -> Void) {
      keys = 0
      Counted.comparisons = 0
      body()
      expectEqual(keys, expectedKeys)
      most = max(most, Counted.comparisons)
    }
    for step in 0..<50 {
      edit(1) { base.insert(cell(count + step, step * 101 % count), at: step * 37 % count) }
      edit(1) { base.update(at: step * 53 % count) { $0.content = step * 71 % count } }
      edit(0) { base.remove(at: step * 41 % count) }
      edit(0) { base.move(from: step * 11 % count, to: step * 29 % count) }
    }
    // An update compares the new key with the old one, too; a row that has equals behind it is searched for twice more.
    #expect(most <= 3 * limit + 3, "\(most) of \(limit)")
    expectEqual(shown.rows[0].map(\.content), base.items.map(\.content).sorted())
  }

  @Test func anotherOrderIsTheLeastMoves() {
    let base = FlatDataSource((0..<10).map { cell($0, $0 == 3 ? 100 : $0) })
    let shown = base.sorted(by: \.id)
    let view = ListModel(shown)
    shown.sorter.sort(by: \.content)
    expectEqual(view.stages.map(\.description), ["move 0.3→0.9"])
    shown.sorter.sort(by: \.content)
    #expect(view.numberOfUpdates == 1 && view.numberOfSteps == 1)
    shown.sorter.sort(by: \.content, .descending)
    #expect(shown.rows[0].map(\.id) == [3, 9, 8, 7, 6, 5, 4, 2, 1, 0] && view.complaints == [])
    transaction {
      shown.sorter.sort { $0.id > $1.id }
      base.append(cell(20, 0))
      expectEqual(shown.rows[0].first?.id, 20)
    }
    #expect(shown.rows[0].map(\.id) == [20, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] && view.complaints == [])
  }

  /// Many changes at once are merged in a pass: the same list, and the same number of keys.
  @Test(.slow, arguments: Seeds.some(of: 0..<6 as Range<UInt64>))
  func manyChangesAtOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func fresh() -> Cell {
      next += 1
      return cell(next, Int.random(in: 0..<50, using: &random))
    }
    let base = FlatDataSource((0..<600).map { _ in fresh() })
    base.duplicates = .keepAll
    let sorted = base.sorted(by: \.content)
    let compared = base.sorted { $0.content > $1.content }
    let few = sorted.filtered { $0.content % 3 == 0 }
    let views = [ListModel(sorted), ListModel(compared), ListModel(few)]
    for _ in 0..<6 {
      var items = base.items.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      for index in items.indices where Int.random(in: 0..<4, using: &random) == 0 {
        items[index].content = Int.random(in: 0..<50, using: &random)
      }
      items.insert(contentsOf: (0..<150).map { _ in fresh() }, at: items.count / 2)
      if Bool.random(using: &random) { items = Array(items[200...] + items[..<200]) }
      base.apply(items)
      let ranked = items.enumerated()
      let up = ranked.sorted { ($0.element.content, $0.offset) < ($1.element.content, $1.offset) }.map(\.element)
      let down = ranked.sorted { (-$0.element.content, $0.offset) < (-$1.element.content, $1.offset) }.map(\.element)
      #expect(sorted.rows == [up] && compared.rows == [down], "seed \(seed)")
      let isRight = few.rows == [up.filter { $0.content % 3 == 0 }]
      #expect(isRight && views.allSatisfy { $0.complaints == [] }, "seed \(seed)")
    }
  }

  @Test func filterAfterSortKeepsOrderAndEditsReachTheBase() {
    let base = FlatDataSource([cell(1, 5), cell(2, 3), cell(3, 8), cell(4, 4)])
    let shown = base.sorted(by: \.content).filtered { $0.content != 4 }.sorted(by: \.id, .descending)
    expectEqual(shown.rows[0].map(\.id), [3, 2, 1])
    shown.remove(shown.place(at: 1, inSection: 0))
    shown.update(shown.place(at: 0, inSection: 0)) { $0.content = 4 }
    #expect(base.items == [cell(1, 5), cell(3, 4), cell(4, 4)] && shown.rows == [[cell(1, 5)]])
  }

  @Test func basesWithoutLookAhead() {
    for compares in [false, true] {
      let base = CustomSource([CellSection(id: 0, cells: [cell(1, 3), cell(2, 2), cell(3, 1), cell(4, 2)])])
      let shown = compares ? base.sorted { $0.content < $1.content } : base.sorted(by: \.content)
      let view = ListModel(shown)
      var next = base.sections
      next[0].cells = [cell(4, 2), cell(9, 2), cell(1, 0), cell(2, 2)]
      next.append(CellSection(id: 1, cells: [cell(8, 2), cell(7, 1)]))
      base.show(next, from: base.sections, knowsChanges: true)
      expectEqual(view.ids, [[1, 4, 9, 2], [7, 8]])
      expectEqual(view.complaints, [])
    }
  }

  #if EXIT_TESTS
    @Test func notAStrictOrderTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1, 2]).sorted { $0 <= $1 } }
      }
      expectText("SortedDataSource: `sorted(by:)` must be a strict order, but puts 1 before itself", in: result)
    }
  #endif

  /// A comparator that is no strict weak order loses and repeats nothing.
  @Test(.slow, arguments: Seeds.some(of: 0..<10 as Range<UInt64>))
  func weakComparatorLosesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = FlatDataSource((0..<40).map { cell($0, Int.random(in: 0..<9, using: &random)) })
    // Rock, paper, scissors.
    let shown = base.sorted { ($0.content - $1.content + 9) % 3 == 1 }
    let view = ListModel(shown)
    for step in 0..<60 {
      base.update(at: step * 7 % base.items.count) { $0.content = Int.random(in: 0..<9, using: &random) }
      base.insert(cell(100 + step, Int.random(in: 0..<9, using: &random)), at: step % 10)
      base.remove(at: step * 3 % base.items.count)
      #expect(Set(shown.rows[0]) == Set(base.items) && shown.rows[0].count == base.items.count, "seed \(seed)")
    }
    expectEqual(view.complaints, [], "seed \(seed)")
  }
}
