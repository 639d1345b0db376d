import ListModels
import RosterFlows
import TestSupport
import Testing

/// Groups and pairs by keys that aren't equal to themselves, zeros of both signs, and texts that are equal and written differently.
///
/// Keys that aren't equal to themselves are one key, the last in either direction.
@MainActor struct OddGroupKeysTests {
  @Test(arguments: Seeds.some(of: 0..<60 as Range<UInt64>))
  func groupsAndPairs(seed: UInt64) {
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
    let headless = { (_: Key, _: Any) in Title?.none }
    check("grouped", left.grouped(by: key) { headless($0, $1) }) { groups(isLess) }
    check("grouped, descending", left.grouped(by: key, .descending) { headless($0, $1) }) { groups(isGreater) }
    func pair(_ cell: Cell, _ partner: Cell?) -> Cell { Cell(id: cell.id, content: partner?.id ?? 0) }
    check("joined", left.joined(with: right, by: key, key).map { pair($0.left, $0.right) }) {
      [left.items.map { cell in pair(cell, right.items.first { areSame(key($0), key(cell)) }) }]
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

  /// An order that contradicts itself leads to odd groups, with every item in one of them.
  @Test func anOrderThatGoesRoundLosesNothing() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let base = FlatDataSource((0..<8).map { Cell(id: $0, content: Int.random(in: 0..<7, using: &random)) })
      let groups = base.grouped(by: { Round(number: $0.content) }, header: { key, _ in Title(id: key.number) })
      let view = ListModel(groups)
      for step in 0..<60 {
        let index = Int.random(in: 0..<base.items.count, using: &random)
        let content = Int.random(in: 0..<7, using: &random)
        if step % 2 == 0 {
          base.update(at: index) { $0.content = content }
        } else {
          base.apply(base.items.shuffled(using: &random), animated: false)
        }
        #expect(Set(groups.rows.joined()) == Set(base.items) && view.complaints == [], "seed \(seed), step \(step)")
      }
    }
  }
}

private struct Round: Comparable {
  let number: Int

  static func < (first: Round, second: Round) -> Bool { (first.number * 3 + second.number * 5) % 7 < 3 }
}
