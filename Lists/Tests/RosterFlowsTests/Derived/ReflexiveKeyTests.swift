import ListModels
import RosterFlows
import TestSupport
import Testing

/// Keys that are not equal to themselves, in each data source that finds items by a key.
@MainActor @Suite struct ReflexiveKeyTests {
  /// NaN with several payloads and signs, two zeros, and neighbours of them.
  nonisolated private static let keys: [Double] = [
    .nan, 0, -0.0, -.nan, 1, Double(nan: 77, signaling: false), .infinity, -.infinity,
  ]

  nonisolated private static func key(_ cell: Cell) -> Double { keys[cell.content] }

  /// Where a key belongs, by another way: NaN behind all others.
  nonisolated private static func rank(_ cell: Cell) -> Int {
    let key = key(cell)
    return key.isNaN ? 9 : [-.infinity, 0, 1, .infinity].firstIndex(of: key) ?? -1
  }

  @Test(arguments: [SortDirection.ascending, .descending])
  func theOrderIsStrictAndTotal(_ direction: SortDirection) {
    for first in Self.keys {
      #expect(!direction.puts(first, before: first) && ReflexiveKey(first) == ReflexiveKey(first))
      for second in Self.keys {
        let isEqual = first == second || first.isNaN && second.isNaN
        let orders = [direction.puts(first, before: second), direction.puts(second, before: first), isEqual]
        #expect(orders.count { $0 } == 1 && (ReflexiveKey(first) == ReflexiveKey(second)) == isEqual)
        if isEqual { expectEqual(ReflexiveKey(first).hashValue, ReflexiveKey(second).hashValue) }
        if second.isNaN, !first.isNaN { #expect(direction.puts(first, before: second)) }
        for third in Self.keys where direction.puts(first, before: second) && direction.puts(second, before: third) {
          #expect(direction.puts(first, before: third))
        }
      }
    }
  }

  /// The rows in an order, ties in the order of the base.
  private func sorted(_ cells: [Cell], isDescending: Bool = false) -> [Cell] {
    cells.enumerated().sorted {
      let (first, second) = (Self.rank($0.element), Self.rank($1.element))
      if first == second { return $0.offset < $1.offset }
      return isDescending && max(first, second) < 9 ? first > second : first < second
    }
    .map(\.element)
  }

  private func grouped(_ cells: [Cell], isDescending: Bool = false) -> [[Cell]] {
    sorted(cells, isDescending: isDescending).reduce(into: [[Cell]]()) { groups, cell in
      if let last = groups.last?.last, Self.rank(last) == Self.rank(cell) {
        groups[groups.count - 1].append(cell)
      } else {
        groups.append([cell])
      }
    }
  }

  @Test(.slow, arguments: Seeds.some(of: 0..<40 as Range<UInt64>))
  func itemsWithOddKeysAreFollowed(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var nextID = 0
    func cell() -> Cell {
      nextID += 1
      return Cell(id: nextID, content: Int.random(in: Self.keys.indices, using: &random))
    }
    let base = FlatDataSource((0..<Int.random(in: 0..<9, using: &random)).map { _ in cell() })
    let partners = FlatDataSource((0..<3).map { _ in cell() })
    let ascending = base.grouped(by: Self.key)
    let descending = base.grouped(by: Self.key, .descending)
    let distinct = base.distinct(by: Self.key)
    let merged = base.merged(with: partners, by: Sorter(Self.key))
    let joined = base.joined(with: partners, by: { Self.key($0) }, { Self.key($0) })
    let pairs = ListModel(joined.map { Cell(id: $0.left.id, content: ($0.right?.id ?? -1) * 100 + $0.left.content) })
    let views = [ListModel(ascending), ListModel(descending), ListModel(distinct), ListModel(merged)]
    for step in 0..<40 {
      func edit() {
        let source = Int.random(in: 0..<4, using: &random) == 0 ? partners : base
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where !source.items.isEmpty: source.remove(at: Int.random(in: source.items.indices, using: &random))
        case 1 where !source.items.isEmpty:
          let content = Int.random(in: Self.keys.indices, using: &random)
          source.update(at: Int.random(in: source.items.indices, using: &random)) { $0.content = content }
        case 2: source.apply(source.items.shuffled(using: &random).dropLast(1) + [cell(), cell()])
        case 3 where source.items.count > 1:
          source.move(from: Int.random(in: source.items.indices, using: &random), to: 0)
        default: source.insert(cell(), at: Int.random(in: 0...source.items.count, using: &random))
        }
      }
      if Bool.random(using: &random) {
        edit()
      } else {
        transaction { for _ in 0..<Int.random(in: 2...4, using: &random) { edit() } }
      }
      let items = base.items
      let place = "seed \(seed), step \(step): \(items)"
      expectEqual(ascending.rows, grouped(items), "\(place)")
      expectEqual(descending.rows, grouped(items, isDescending: true), "\(place)")
      var known: Set<Int> = []
      expectEqual(distinct.rows, [items.filter { known.insert(Self.rank($0)).inserted }], "\(place)")
      expectEqual(merged.rows, [sorted(items + partners.items)], "\(place)")
      let first = { (cell: Cell) in partners.items.first { Self.rank($0) == Self.rank(cell) } }
      expectEqual(joined.rows[0].map(\.right), items.map(first), "\(place)")
      for view in views + [pairs] { expectEqual(view.complaints, [], "\(place)") }
    }
  }
}
