import ListModels
import TestSupport
import Testing

@testable import RosterCore

/// Duplicates that come with an update, to content without any: found whether few items come or many.
@MainActor struct AppliedDuplicatesTests {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  @Test(arguments: [1, 3, 16, 17, 30])
  func comingToAFlatList(count: Int) {
    let source = FlatDataSource((0..<100).map { Row(id: $0) })
    source.duplicates = .keepFirst
    var reports: [DuplicateReport] = []
    source.onDuplicates = { reports.append($0) }
    source.apply(source.items)
    let came = (0..<count).map { Row(id: 200 + $0) }
    source.apply(source.items + came)
    #expect(reports.isEmpty && source.items.count == 100 + count)
    // Equal to one that was there.
    source.apply(source.items + [Row(id: 300), Row(id: 5)])
    expectEqual(reports.map { $0.entries.map(\.identifier) }, [["5"]])
    expectEqual(source.items.count, 101 + count)
    // Equal to each other.
    source.apply(source.items + (0..<count).map { Row(id: 400 + $0) } + [Row(id: 400)])
    expectEqual(reports.last?.entries.map(\.identifier), ["400"])
    expectEqual(source.items.count, 101 + 2 * count)
  }

  @Test func comingToSectionsOfWhichSomeAreNotShown() {
    typealias Section = ContentSection<String, Row, Never>
    let source = NestedDataSource(
      [Section(header: "empty", items: []), Section(header: "a", items: [Row(id: 1)])],
      emptySections: .drop
    )
    source.duplicates = .keepLast
    var reports: [DuplicateReport] = []
    source.onDuplicates = { reports.append($0) }
    source.apply(source.sections)
    func change(_ section: Int, _ body: (inout [Row]) -> Void) {
      var sections = source.sections
      body(&sections[section].items)
      source.apply(sections)
    }
    change(1) { $0.append(Row(id: 2)) }
    #expect(reports.isEmpty)
    change(1) { $0.append(Row(id: 1, text: "again")) }
    expectEqual(
      reports.map { $0.entries.map(\.positions) },
      [[[.init(section: 1, item: 0), .init(section: 1, item: 2)]]]
    )
    expectEqual(source.sections[1].items.map(\.text), ["", "again"])
    // With a section that comes.
    change(0) { $0 = [Row(id: 2)] }
    expectEqual(reports.count, 2)
    expectEqual(source.sections.map { $0.items.map(\.id) }, [[], [2, 1]])
  }

  /// Few items that come are compared with the others: their identifiers are not hashed for it.
  @Test func fewItemsThatComeAreNotHashed() {
    // Unchecked, as only this test, on the main actor, reads and writes the count.
    final class Counter: @unchecked Sendable {
      var hashes = 0
    }
    struct ID: Hashable {
      let value: Int
      let counter: Counter

      static func == (left: ID, right: ID) -> Bool { left.value == right.value }

      func hash(into hasher: inout Hasher) {
        counter.hashes += 1
        hasher.combine(value)
      }
    }
    struct Item: Identifiable, Equatable {
      let id: ID
    }
    let counter = Counter()
    let items = (0..<1_000).map { Item(id: ID(value: $0, counter: counter)) }
    let source = FlatDataSource(items)
    source.apply(Array(items.reversed()))
    source.apply(items)
    counter.hashes = 0
    source.apply(items + [Item(id: ID(value: 5_000, counter: counter))])
    #expect(counter.hashes <= 2)
  }
}
