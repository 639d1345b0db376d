import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor @Suite struct TimeSlicingTests {
  /// Slices of a number of items, each but the first of which the test makes.
  private func byHand(_ count: Int) -> TimeSlicing { .counting(count) { _ in } }

  private func numbers(_ count: Int) -> FlatDataSource<Cell> { FlatDataSource((0..<count).map { Cell(id: $0) }) }

  private func ids(_ source: some DataSource<Cell>) -> [Int] { source.rows.flatMap { $0 }.map(\.id) }

  // MARK: Slices

  @Test func aSliceAsksSoMany() {
    let base = numbers(100)
    var asked: [Int] = []
    let shown = base.filtered { _ in true }
    let view = ListModel(shown)
    shown.slices = byHand(30)
    _ = shown.item(at: 0, inSection: 0)
    let update = shown.filter.filter { cell in
      asked.append(cell.id)
      return cell.id % 2 == 0
    }
    #expect(asked == Array(0..<30) && shown.pendingCount == 70 && !update.isShown)
    expectEqual(ids(shown), (0..<100).filter { $0 >= 30 || $0 % 2 == 0 })
    #expect(shown.proceed() && asked.count == 60 && shown.pendingCount == 40 && !update.isShown)
    #expect(shown.proceed() && !shown.proceed())
    #expect(asked.sorted() == Array(0..<100) && shown.pendingCount == 0 && update.isShown)
    expectEqual(ids(shown), (0..<100).filter { $0 % 2 == 0 })
    #expect(view.complaints == [] && view.numberOfUpdates == 4)
    #expect(!shown.proceed() && asked.count == 100)
  }

  @Test func fewItemsAreAskedAtOnce() {
    let shown = numbers(TimeSlicing.minimumCount - 1).filtered { _ in true }
    shown.filter.predicate = { $0.id % 2 == 0 }
    expectEqual(shown.pendingCount, 0)
    let many = numbers(50).filtered { _ in true }
    many.slices = .counting(10, from: 50) { _ in }
    many.filter.predicate = { $0.id % 2 == 0 }
    expectEqual(many.pendingCount, 40)
    many.slices = .atOnce
    many.filter.predicate = { $0.id % 3 == 0 }
    #expect(many.pendingCount == 0 && ids(many) == (0..<50).filter { $0 % 3 == 0 })
  }

  /// What was not asked yet is asked by ``DerivedDataSource/settle()``, and nothing twice.
  @Test func settlingAsksTheRest() {
    var asked = 0
    let shown = numbers(100).filtered { _ in true }
    shown.slices = byHand(7)
    shown.filter.predicate = {
      asked += 1
      return $0.id % 2 == 0
    }
    #expect(shown.settle().isShown && asked == 100 && shown.pendingCount == 0)
  }

  /// A slice ends when a clock says so, which is read for some hundred items.
  @Test func aClockEndsASlice() {
    let clock = CountingClock()
    let shown = numbers(10_000).filtered { _ in true }
    shown.slices = .lasting(.milliseconds(4), by: clock, from: 100)
    var asked = 0
    shown.filter.predicate = { _ in
      asked += 1
      clock.advance(by: .microseconds(5))
      return false
    }
    #expect((800..<800 + 256).contains(asked), "\(asked)")
    asked = 0
    shown.proceed()
    #expect((800..<800 + 256).contains(asked), "\(asked)")
  }

  @Test func slicesFollowByThemselves() async {
    let shown = numbers(1_000).filtered { _ in true }
    shown.slices = .counting(100)
    let update = shown.filter.filter { $0.id % 5 == 0 }
    expectEqual(shown.pendingCount, 900)
    await update.shown()
    #expect(shown.pendingCount == 0 && update.isShown && shown.numberOfItems == 200)
  }

  @Test func aTransactionBeginsToAsk() {
    let base = numbers(20)
    let shown = base.filtered { _ in true }
    let view = ListModel(shown)
    shown.slices = byHand(5)
    let update = transaction {
      shown.filter.predicate = { $0.id % 2 == 0 }
      base.remove(at: 0)
      expectEqual(ids(shown), [2, 4] + Array(5..<20))
    }
    #expect(shown.pendingCount == 15 && !update.isShown)
    transaction { shown.proceed() }
    expectEqual(shown.pendingCount, 10)
    shown.settle()
    #expect(update.isShown && ids(shown) == Array(stride(from: 2, to: 20, by: 2)) && view.complaints == [])
  }

  @Test func aReloadOfTheBaseEndsIt() {
    let base = CustomSource([CellSection(id: 1, cells: (0..<20).map { Cell(id: $0) })])
    let shown = base.filtered { _ in true }
    shown.slices = byHand(5)
    let update = shown.filter.filter { $0.id % 2 == 0 }
    base.show([CellSection(id: 1, cells: (0..<10).map { Cell(id: $0) })], from: [], knowsChanges: false)
    #expect(shown.pendingCount == 0 && ids(shown) == [0, 2, 4, 6, 8])
    shown.proceed()
    #expect(update.isShown)
  }

  // MARK: Filters

  /// Any predicates, narrower and wider ones, that are replaced at any time while items come, go, move and change: each item
  /// shows the answer that was given last, and is asked only if it could be another one.
  @Test(arguments: Seeds.some(of: 0..<40 as Range<UInt64>))
  func sliceThenEditThenType(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = numbers(Int.random(in: 0...30, using: &random))
    var next = 1_000
    var predicate = WorldPredicate()
    var answers: [Int: Bool] = [:]
    var pending: Set<Int> = []
    var asked: Set<Int> = []
    func ask(_ predicate: WorldPredicate) -> (Cell) -> Bool {
      { cell in
        #expect(asked.insert(cell.id).inserted, "seed \(seed): \(cell.id) is asked twice")
        answers[cell.id] = predicate(cell)
        pending.remove(cell.id)
        return predicate(cell)
      }
    }
    let shown = base.filtered(by: ask(predicate))
    let view = ListModel(shown)
    shown.slices = byHand(Int.random(in: 1...8, using: &random))
    for step in 0..<120 {
      asked = []
      let count = base.items.count
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        predicate = predicate.narrowed(&random)
        pending.formUnion(base.items.map(\.id).filter { answers[$0] == true })
        shown.filter.narrow(to: ask(predicate))
      case 1:
        predicate = predicate.widened(&random)
        pending.formUnion(base.items.map(\.id).filter { answers[$0] == false })
        shown.filter.widen(to: ask(predicate))
      case 2:
        predicate = WorldPredicate().narrowed(&random)
        pending = Set(base.items.map(\.id))
        shown.filter.predicate = ask(predicate)
      case 3:
        next += 1
        base.insert(Cell(id: next), at: Int.random(in: 0...count, using: &random))
        expectEqual(asked, [next])
      case 4 where count > 0:
        let index = Int.random(in: 0..<count, using: &random)
        pending.remove(base.items[index].id)
        base.remove(at: index)
      case 5 where count > 0:
        base.move(
          from: Int.random(in: 0..<count, using: &random),
          to: Int.random(in: 0..<count, using: &random)
        )
      case 6 where count > 0: base.update(at: Int.random(in: 0..<count, using: &random)) { $0.content += 1 }
      case 7 where count > 0:
        // Many at once, which are followed in one pass.
        let items = base.items.shuffled(using: &random).prefix(25).map { Cell(id: $0.id, content: $0.content + 1) }
        base.apply(items)
        pending.formIntersection(items.map(\.id))
      default: shown.proceed()
      }
      let expected = base.items.map(\.id).filter { answers[$0] == true }
      expectEqual(ids(shown), expected, "seed \(seed), step \(step)")
      expectEqual(shown.pendingCount, pending.count, "seed \(seed), step \(step)")
      expectEqual(view.complaints, [], "seed \(seed), step \(step)")
      guard ids(shown) == expected, shown.pendingCount == pending.count else { return }
    }
    asked = []
    shown.settle()
    #expect(ids(shown) == base.items.filter(predicate.callAsFunction).map(\.id) && shown.pendingCount == 0)
  }

  // MARK: Searches

  /// Letters that are typed and taken back while texts are read for the first time and items change.
  @Test(arguments: Seeds.some(of: 0..<40 as Range<UInt64>))
  func typingBeforeAllTextsAreRead(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = NestedDataSource<Never, Cell, Never>(
      (0..<2).map { section in ContentSection(items: (0..<20).map { Cell(id: 100 * section + $0) }) }
    )
    var next = 1_000
    let shown = base.searched(by: { "\($0.id) \($0.content)" })
    let view = ListModel(shown)
    shown.slices = byHand(Int.random(in: 1...8, using: &random))
    for step in 0..<80 {
      let section = Int.random(in: 0..<2, using: &random)
      let count = base.sections[section].items.count
      func index() -> Int { Int.random(in: 0..<count, using: &random) }
      switch Int.random(in: 0..<9, using: &random) {
      case 0: shown.search.text += "\(Int.random(in: 0..<3, using: &random))"
      case 1: shown.search.text = String(shown.search.text.dropLast())
      case 2: shown.search.text = "\(Int.random(in: 0..<10, using: &random))"
      case 3:
        next += 1
        let place = Int.random(in: 0...count, using: &random)
        base.insert(Cell(id: next), at: place, inSection: section)
      case 4 where count > 0: base.remove(at: index(), inSection: section)
      case 5 where count > 0:
        let other = Int.random(in: 0..<2, using: &random)
        let last = base.sections[other].items.count - (other == section ? 1 : 0)
        base.move(at: index(), inSection: section, to: Int.random(in: 0...last, using: &random), inSection: other)
      case 6 where count > 0: base.update(at: index(), inSection: section) { $0.content += 1 }
      default: shown.proceed()
      }
      expectEqual(view.complaints, [], "seed \(seed), step \(step)")
      guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
      shown.settle()
      let words = shown.search.text.split(separator: " ")
      let expected = base.sections.map { section in
        section.items.filter { cell in words.allSatisfy { "\(cell.id) \(cell.content)".contains($0) } }
      }
      expectEqual(shown.rows, expected, "seed \(seed), step \(step): \(shown.search.text)")
      guard shown.rows == expected else { return }
    }
  }

  // MARK: Orders

  /// An order is what it was until all rows have another one, whatever changes meanwhile.
  @Test(arguments: Seeds.some(of: 0..<60 as Range<UInt64>))
  func anOrderIsReplacedAtTheEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let base = FlatDataSource((0..<40).map { Cell(id: $0, content: $0 * 7 % 5) })
    var next = 1_000
    let orders: [(Cell, Cell) -> Bool] = [
      { $0.content < $1.content }, { $0.content > $1.content }, { $0.id > $1.id }, { $0.id % 3 < $1.id % 3 },
    ]
    var (old, new) = (0, 0)
    let shown = base.sorted(by: orders[0])
    let view = ListModel(shown)
    shown.slices = byHand(Int.random(in: 1...20, using: &random))
    func sorted(_ order: Int) -> [Cell] {
      base.items.enumerated().sorted { first, second in
        if orders[order](first.element, second.element) { return true }
        return !orders[order](second.element, first.element) && first.offset < second.offset
      }.map(\.element)
    }
    for step in 0..<100 {
      let count = base.items.count
      func index() -> Int { Int.random(in: 0..<count, using: &random) }
      switch Int.random(in: 0..<14, using: &random) {
      case 0:
        new = Int.random(in: 0..<4, using: &random)
        switch new {
        case 0 where Bool.random(using: &random): shown.sorter.sort(by: \.content)
        case 1 where Bool.random(using: &random): shown.sorter.sort(by: \.content, .descending)
        case 2 where Bool.random(using: &random): shown.sorter.sort(by: \.id, .descending)
        default: shown.sorter.sort(by: orders[new])
        }
      case 1:
        next += 1
        base.insert(Cell(id: next, content: next % 5), at: Int.random(in: 0...count, using: &random))
      case 2 where count > 0: base.remove(at: index())
      case 3 where count > 0: base.move(from: index(), to: index())
      case 4 where count > 0: base.update(at: index()) { $0.content = ($0.content + 1) % 5 }
      case 5:
        next += 1
        // Many at once, which are followed in one pass.
        let items = base.items.shuffled(using: &random).prefix(35).map { Cell(id: $0.id, content: next % 5) }
        base.apply(items + [Cell(id: next)])
      default: shown.proceed()
      }
      if shown.pendingCount == 0 { old = new }
      expectEqual(shown.rows, [sorted(old)], "seed \(seed), step \(step)")
      expectEqual(view.complaints, [], "seed \(seed), step \(step)")
      guard shown.rows == [sorted(old)] else { return }
    }
    shown.settle()
    expectEqual(shown.rows, [sorted(new)])
  }

  /// A key is computed once for each item, and once more for one that comes or changes meanwhile.
  @Test func keysOfAnOrderAreComputedOnce() {
    let base = numbers(10_000)
    let shown = base.sorted(by: \.id)
    shown.slices = byHand(3_000)
    var keys = 0
    shown.sorter.sort { cell -> Int in
      keys += 1
      return -cell.id
    }
    #expect(keys == 3_000 && shown.pendingCount == 10_000)
    base.insert(Cell(id: 20_000), at: 0)
    base.update(at: 1) { $0.content = 1 }
    base.remove(at: 9_999)
    while shown.proceed() {}
    // The changed one had been asked, and the one that went had not.
    expectEqual(keys, 10_000 + 1 + 1 - 1)
    #expect(ids(shown) == base.items.map(\.id).sorted(by: >) && ids(shown).count == 10_000)
  }

  /// Merging is a part of slices, too.
  @Test func mergingIsSliced() {
    let base = numbers(1_000)
    let shown = base.sorted(by: \.id)
    shown.slices = byHand(100)
    shown.sorter.sort { $0.id * 7919 % 1_000 }
    var slices = 1
    while shown.proceed() { slices += 1 }
    // 10 to ask, and some for each of 4 levels of runs.
    #expect((20...60).contains(slices), "\(slices)")
    expectEqual(ids(shown), (0..<1_000).sorted { $0 * 7919 % 1_000 < $1 * 7919 % 1_000 })
  }
}

/// A clock that goes on when a test says so.
private final class CountingClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// Read and written on the main actor alone.
  private nonisolated(unsafe) var time = Duration.zero

  var now: Instant { Instant(offset: time) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func advance(by duration: Duration) { time += duration }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
