import ListModels
import TestSupport
import Testing

@testable import RosterFlows

/// Keys that are not equal to themselves, zeros of both signs, and texts that are equal and written differently.
///
/// Against arrays: keys that are not equal to themselves are one key, the last in either direction.
@MainActor struct OddKeysTests {
  @Test(.slow, arguments: Seeds.some(of: 0..<6 as Range<UInt64>))
  func derivedContent(seed: UInt64) {
    let nan = -Double.nan
    let numbers: [Double] = [.nan, nan, .signalingNaN, Double(nan: 7, signaling: false), -0.0, 0.0, 1, -.infinity]
    run(seed: seed, numbers) {
      $0 == $1 || $0.isNaN && $1.isNaN
    } isLess: {
      $0.isNaN ? false : $1.isNaN || $0 < $1
    } isGreater: {
      $0.isNaN ? false : $1.isNaN || $0 > $1
    }
    let texts = ["", "\u{e9}", "e\u{301}", "\u{d55c}", "\u{1112}\u{1161}\u{11ab}", "e"]
    run(seed: seed, texts, areSame: ==, isLess: <, isGreater: >)
  }

  private func run<Key: Hashable & Comparable>(
    seed: UInt64,
    _ keys: [Key],
    areSame: @escaping (Key, Key) -> Bool,
    isLess: @escaping (Key, Key) -> Bool,
    isGreater: @escaping (Key, Key) -> Bool
  ) {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func cell() -> Cell {
      next += 1
      return Cell(id: next, content: Int.random(in: 0..<keys.count, using: &random))
    }
    func key(_ cell: Cell) -> Key { keys[cell.content] }
    let left = FlatDataSource<Cell>([])
    let right = FlatDataSource((0..<4).map { _ in cell() })
    var checks: [() -> String?] = []
    func check(_ name: String, _ source: some DataSource<Cell>, _ expected: @escaping () -> [[Cell]]) {
      let view = ListModel(source, name)
      checks.append {
        view.compareAll("in the end")
        if let complaint = view.complaints.first { return complaint }
        return source.rows == expected() ? nil : "\(name): \(source.rows) instead of \(expected())"
      }
    }
    func groups(_ isLess: (Key, Key) -> Bool) -> [[Cell]] {
      left.items.reduce(into: [[Cell]]()) { groups, cell in
        let known = groups.firstIndex { areSame(key($0[0]), key(cell)) }
        if let known { groups[known].append(cell) } else { groups.append([cell]) }
      }
      .sorted { isLess(key($0[0]), key($1[0])) }
    }
    func ordered(_ cells: [Cell], _ isLess: (Key, Key) -> Bool) -> [[Cell]] {
      [cells.sorted { isLess(key($0), key($1)) }]
    }
    let headless = { (_: Key, _: Any) in Title?.none }
    check("grouped", left.grouped(by: key) { headless($0, $1) }) { groups(isLess) }
    check("grouped, descending", left.grouped(by: key, .descending) { headless($0, $1) }) { groups(isGreater) }
    check("sorted", left.sorted(by: key)) { ordered(left.items, isLess) }
    check("sorted, descending", left.sorted(by: key, .descending)) {
      ordered(left.items, isGreater)
    }
    let both = left.joined(with: [right])
    check("merged", both.sorted(by: key)) {
      ordered(left.items + right.items, isLess)
    }
    check("distinct", left.distinct(by: key)) {
      [
        left.items.enumerated().filter { place, cell in
          !left.items.prefix(place).contains { areSame(key($0), key(cell)) }
        }.map(\.element)
      ]
    }
    func pair(_ cell: Cell, _ partner: Cell?) -> Cell { Cell(id: cell.id, content: partner?.id ?? 0) }
    check("joined", left.joined(with: right, by: key, key).map { pair($0.left, $0.right) }) {
      [left.items.map { cell in pair(cell, right.items.first { areSame(key($0), key(cell)) }) }]
    }
    let lines = left.interleaved { before, after -> Key? in
      after.flatMap { after in before.map { areSame(key($0), key(after)) } == true ? nil : key(after) }
    }
    let line = Cell(id: 0, content: 0)
    let rows = lines.map { if case .item(let cell) = $0 { cell } else { line } }
    check("interleaved", rows) {
      let items = left.items
      if items.isEmpty { return [[]] }
      return [
        items.indices.flatMap { index in
          index > 0 && areSame(key(items[index - 1]), key(items[index])) ? [items[index]] : [line, items[index]]
        }
      ]
    }
    func edit(_ base: FlatDataSource<Cell>) {
      let count = base.items.count
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: base.insert(cell(), at: Int.random(in: 0...count, using: &random))
      case 2 where count > 0: base.remove(at: Int.random(in: 0..<count, using: &random))
      case 3 where count > 0:
        let content = Int.random(in: 0..<keys.count, using: &random)
        base.update(at: Int.random(in: 0..<count, using: &random)) { $0.content = content }
      case 4 where count > 0:
        base.move(from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random))
      default: base.apply((base.items.prefix(8) + [cell(), cell()]).shuffled(using: &random))
      }
    }
    for step in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: edit(right)
      case 1:
        transaction { for _ in 0..<3 { edit(Bool.random(using: &random) ? left : right) } }
      default: edit(left)
      }
      let complaints = checks.compactMap { $0() }
      #expect(complaints.isEmpty, "seed \(seed), step \(step): \(complaints)")
      if !complaints.isEmpty { return }
    }
  }

  /// Items whose identifiers are not equal to themselves go and come with each apply, and none is lost.
  @Test func identifiers() {
    struct Sample: Identifiable, Hashable {
      let id: Double
      let text: String
    }
    let source = FlatDataSource([Sample]())
    let log = ChangeLog(source)
    source.apply([Sample(id: .nan, text: "a"), Sample(id: 1, text: "b"), Sample(id: .nan, text: "c")])
    _ = log.drainStages()
    source.apply([Sample(id: .nan, text: "a"), Sample(id: 1, text: "b"), Sample(id: .nan, text: "c")])
    expectEqual(source.items.map(\.text), ["a", "b", "c"])
    expectEqual(log.drainStages(), ["delete 0.0 0.2, insert 0.0 0.2"])
  }
}
