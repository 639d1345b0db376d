import Foundation
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct DerivedDataSourceTests {
  /// Items that are read at once are those that are read one by one, through any data source, each exactly once.
  @Test(arguments: 0..<6)
  func manyItemsAreReadAtOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func cells(_ count: Int) -> [Cell] {
      (0..<count).map { Cell(id: $0, content: Int.random(in: 0..<50, using: &random)) }
    }
    let flat = FlatDataSource(cells(400))
    let nested = NestedDataSource((0..<3).map { ContentSection<Int, Cell, Never>(header: $0, items: cells(150)) })
    func check<Source: DataSource>(_ source: Source) where Source.Item: Equatable {
      let all = (0..<source.numberOfSections).flatMap { section in
        (0..<source.numberOfItems(inSection: section)).map { ItemPath(section: section, item: $0) }
      }
      for paths in [all, all.reversed(), all.shuffled(using: &random), Array(all.prefix(3)), all + all, []] {
        var read: [Source.Item?] = paths.map { _ in nil }
        var count = 0
        source.readItems(at: paths) { number, item in
          read[number] = item
          count += 1
        }
        #expect(read == paths.map { source.item(at: $0.item, inSection: $0.section) }, "\(Source.self)")
        #expect(count == paths.count, "\(Source.self)")
      }
    }
    check(flat)
    check(flat.filtered { $0.content % 3 > 0 })
    check(flat.sorted(by: \.content))
    check(flat.filtered { $0.content % 3 > 0 }.sorted { $0.content > $1.content })
    check(flat.map { $0.content * 2 }.sorted { $0 > $1 })
    check(flat.map { $0.content * 2 }.cached())
    check(flat.reversed().window(20..<300))
    check(nested.filtered(emptySections: .drop) { $0.content > 25 })
    check(nested.sorted(by: \.content).flattened().sorted(by: \.id, .descending))
    check(nested.grouped(by: \.content))
  }
}
