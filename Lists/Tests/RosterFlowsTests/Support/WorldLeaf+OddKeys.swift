import Foundation
import ListModels
import RosterFlows
import TestSupport

extension WorldLeaf {
  private static func remainder(_ cell: Cell) -> Int { ((cell.id + cell.content) % 7 + 7) % 7 }

  /// A number that is not equal to itself, or equal to one with other bits, or without an end.
  private static func oddNumber(_ cell: Cell) -> Double {
    switch remainder(cell) {
    case 0: .nan
    case 1: -.signalingNaN
    case 2: 0.0
    case 3: -0.0
    case 4: .infinity
    case 5: -.infinity
    default: 1
    }
  }

  /// Which of the places a number has that numbers in order can have: those that are none come last, in either direction.
  private static func rank(_ cell: Cell, isDescending: Bool) -> Int {
    let rank = [9, 9, 2, 2, 4, 1, 3][remainder(cell)]
    return isDescending && rank != 9 ? -rank : rank
  }

  /// Content that is sorted, grouped, made distinct or merged by odd numbers, held against the ranks of these.
  static func byOddNumbers(
    _ base: some DataSource<Cell>,
    _ random: inout SeededGenerator,
    _ name: String
  ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
    let isDescending = Bool.random(using: &random)
    let direction: SortDirection = isDescending ? .descending : .ascending
    func sorted(_ cells: [Cell]) -> [Cell] {
      let ranks = cells.map { rank($0, isDescending: isDescending) }
      return cells.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { cells[$0] }
    }
    func leaf(
      _ source: some DataSource<Cell>,
      _ expected: @escaping () -> [[Cell]]
    ) -> (leaf: WorldLeaf, source: any DataSource<Cell>) {
      let child = ContentChild<Cell, Title, Never>(
        source,
        item: { $0 },
        header: { $0 as? Title ?? Title(id: -1) },
        footer: { _ in fatalError("no leaf has footers") }
      )
      let view = ListModel(source, name, comparesOthers: false, cell: { $0 }, header: { $0 as? Title ?? Title(id: -1) })
      let leaf = WorldLeaf(child, view) {
        let expected = expected()
        return source.rows == expected ? nil : "\(name): \(source.rows) instead of \(expected)"
      } edit: { _ in
      }
      return (leaf, source)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return leaf(base.sorted(by: oddNumber, direction)) { base.rows.map(sorted) }
    case 1:
      return leaf(base.distinct(by: oddNumber)) {
        base.rows.map { cells in
          var known: Set<Int> = []
          return cells.filter { known.insert(rank($0, isDescending: false)).inserted }
        }
      }
    case 2:
      return leaf(base.grouped(by: oddNumber, direction)) {
        Dictionary(grouping: base.rows.flatMap { $0 }) { rank($0, isDescending: isDescending) }
          .sorted { $0.key < $1.key }.map(\.value)
      }
    default:
      let parts = (base.filtered { $0.id % 2 == 0 }, base.filtered { $0.id % 2 != 0 })
      return leaf(parts.0.merged(with: parts.1, by: Sorter(oddNumber, direction))) {
        [sorted(parts.0.rows.flatMap { $0 } + parts.1.rows.flatMap { $0 })]
      }
    }
  }
}
