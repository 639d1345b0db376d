import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct MergedDataSourceTests {
  @Test func itemsOfSeveralDataSourcesAreInOneOrder() {
    let (first, second) = (FlatDataSource(cells(5, 1, 9)), FlatDataSource(cells(4, 8)))
    let third = NestedDataSource([
      ContentSection(header: "A", items: cells(7)), ContentSection(header: "B", items: cells(2)),
    ])
    let merged = first.merged(with: second, third, by: Sorter(\.id))
    let view = ListModel(merged)
    expectEqual(merged.rows[0].map(\.id), [1, 2, 4, 5, 7, 8, 9])
    second.append(Cell(id: 6))
    expectEqual(view.stages.map(\.description), ["insert 0.4"])
    third.removeSection(at: 0)
    expectEqual(view.stages.map(\.description), ["delete 0.5"])
    first.update(at: 0) { $0.content = 3 }
    expectEqual(view.stages.map(\.description), ["update 0.3"])
    transaction {
      first.remove(at: 0)
      second.insert(Cell(id: 5, content: 3), at: 0)
    }
    #expect(merged.rows[0].map(\.id) == [1, 2, 4, 5, 6, 8, 9] && view.lost == [] && view.complaints == [])
  }

  /// Items with equal keys are in the order of the data sources, whatever happens to them.
  @Test(.slow, arguments: Seeds.some(of: 0..<8 as Range<UInt64>))
  func tiesAreInTheOrderOfTheDataSources(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sources = (0..<3).map { source in FlatDataSource((0..<6).map { Cell(id: 100 * source + $0, content: $0 % 3) }) }
    let merged = sources[0].merged(with: sources[1], sources[2], by: Sorter { $0.content < $1.content })
    let view = ListModel(merged)
    for step in 0..<200 {
      let source = sources[Int.random(in: 0..<3, using: &random)]
      let count = source.items.count
      switch Int.random(in: 0..<4, using: &random) {
      case 0: source.insert(Cell(id: 1_000 + step, content: step % 3), at: Int.random(in: 0...count, using: &random))
      case 1 where count > 0: source.remove(at: Int.random(in: 0..<count, using: &random))
      case 2 where count > 0: source.update(at: Int.random(in: 0..<count, using: &random)) { $0.content = step % 4 }
      default: source.apply(source.items.shuffled(using: &random))
      }
      let cells = sources.flatMap(\.items)
      expectEqual(
        merged.rows,
        [(0..<4).flatMap { key in cells.filter { $0.content == key } }],
        "seed \(seed), step \(step)"
      )
      #expect(view.complaints == [] && view.lost == [], "seed \(seed), step \(step)")
    }
  }

  /// A place is one of the data source that has the item, which takes edits.
  @Test func placesAreThoseOfTheDataSources() {
    let (first, second) = (FlatDataSource(cells(1, 3)), FlatDataSource(cells(2, 4)))
    let merged = first.merged(with: second, by: Sorter(\.id))
    let place = merged.place(at: 1, inSection: 0)
    #expect(first.remove(place).value == nil && second.remove(place).value?.id == 2)
    #expect(merged.rows[0].map(\.id) == [1, 3, 4] && merged.indexPath(of: place) == nil)
  }
}
