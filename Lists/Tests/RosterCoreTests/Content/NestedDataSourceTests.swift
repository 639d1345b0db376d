import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct NestedDataSourceTests {
  typealias Section = ContentSection<String, Int, Never>

  @Test func sectionsComeAsGiven() {
    let source = NestedDataSource([
      ContentSection(header: "B", items: [1, 2], footer: 0.5, indexTitle: "b"),
      ContentSection(header: "A", items: [], footer: nil),
      ContentSection(header: nil, items: [3], footer: 1.5),
    ])
    expectEqual(
      source.shape,
      [
        Shape(header: "B", items: [1, 2], footer: 0.5, indexTitle: "b"),
        Shape(header: "A", items: [], footer: nil, indexTitle: nil),
        Shape(header: nil, items: [3], footer: 1.5, indexTitle: nil),
      ]
    )
  }

  @Test func aDroppedSectionComesBackWithItsItems() {
    let source = NestedDataSource(
      [Section(header: "Favourites", items: []), Section(header: "All", items: [1])],
      emptySections: .drop
    )
    expectEqual(source.rows, [[1]])
    expectEqual(source.sections.count, 2)
    var sections = source.sections
    sections[0].items.append(2)
    source.apply(sections)
    expectEqual(source.rows, [[2], [1]])
    expectEqual(source.header(ofSection: 0), "Favourites")
    source.remove(at: 0, inSection: 0)
    expectEqual(source.rows, [[1]])
    expectEqual(source.header(ofSection: 0), "All")
  }

  @Test func aDictionaryIsOrderedByItsHeaders() {
    let items = ["Header 1": [1, 2], "Header 3": [5], "Header 2": [3, 4]]
    let descending = NestedDataSource(items, by: >)
    expectEqual(descending.rows, [[5], [3, 4], [1, 2]])
    expectEqual((0..<3).map { descending.header(ofSection: $0) }, ["Header 3", "Header 2", "Header 1"])
    expectEqual(NestedDataSource(items, by: <).rows, [[1, 2], [3, 4], [5]])
  }

  @Test func aComparatorPlacesSectionsAlsoLater() {
    let source = NestedDataSource([Section(header: "M", items: [1]), Section(header: "C", items: [2])], by: <)
    expectEqual(source.rows, [[2], [1]])
    expectEqual(source.insertSection(Section(header: "F", items: [3])), 1)
    expectEqual(source.insertSection(Section(header: "F", items: [4])), 2)
    expectEqual(source.insertSection(Section(header: nil, items: [5])), 0)
    expectEqual(source.rows, [[5], [2], [3], [4], [1]])
    expectEqual(source.updateSection(at: 1) { $0.header = "Z" }, 4)
    expectEqual(source.rows, [[5], [3], [4], [1], [2]])
    source.apply([Section(header: "B", items: [6]), Section(header: "A", items: [7])])
    expectEqual(source.rows, [[7], [6]])
  }

  @Test func equalSectionsKeepTheGivenOrder() {
    let sections = (0..<100).map { Section(header: "\($0 % 3)", items: [$0]) }
    let rows = NestedDataSource(sections, by: <).rows.map { $0[0] }
    expectEqual(rows, (0..<3).flatMap { rest in (0..<100).filter { $0 % 3 == rest } })
  }

  @Test func anItemEditAsksTheComparatorForNeighboursOnly() {
    var calls = 0
    let sections = (0..<1_000).map { ContentSection(header: $0, items: [$0]) }
    let source = NestedDataSource(sections) { first, second in
      calls += 1
      return first < second
    }
    calls = 0
    source.append(7, toSection: 500)
    source.replace(at: 0, inSection: 500, with: 8)
    #expect(calls <= 4)
    calls = 0
    source.insertSection(ContentSection(header: 400, items: []))
    #expect(calls <= 11)
  }

  #if EXIT_TESTS
    @Test func editsOutOfRangeTrap() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource([ContentSection(items: [1])]).item(at: 1, inSection: 0) }
      }
      expectText("NestedDataSource: item index 1 is out of range 0..<1 in item(at:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource([ContentSection(items: [1])]).header(ofSection: 1) }
      }
      expectText("NestedDataSource: section index 1 is out of range 0..<1 in header(ofSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource([ContentSection(items: [1])]).insert(2, at: 3, inSection: 0) }
      }
      expectText("NestedDataSource: item index 3 is out of range 0...1 in insert(_:at:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource([ContentSection(items: [1])]).remove(at: 1, inSection: 0) }
      }
      expectText("NestedDataSource: item index 1 is out of range 0..<1 in remove(at:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = NestedDataSource([ContentSection(items: [1])]).move(at: 0, inSection: 0, to: 1, inSection: 0)
        }
      }
      expectText("NestedDataSource: item index 1 is out of range 0...0 in move(at:inSection:to:inSection:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource<Never, Int, Never>().removeSection(at: 0) }
      }
      expectText("NestedDataSource: section index 0 is out of range 0..<0 in removeSection(at:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource().insertSection(ContentSection(items: [1]), at: 1) }
      }
      expectText("NestedDataSource: section index 1 is out of range 0...0 in insertSection(_:at:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource([ContentSection(items: [1])]).moveSection(from: 0, to: 1) }
      }
      expectText("NestedDataSource: section index 1 is out of range 0...0 in moveSection(from:to:)", in: result)
    }

    @Test func aSectionThatAComparatorOrdersCannotBePutAtAnIndex() async {
      var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = NestedDataSource(["A": [1]], by: <)
          source.insertSection(ContentSection(header: "B", items: []), at: 0)
        }
      }
      expectText("sections that a comparator orders cannot be put at an index with insertSection(_:at:)", in: result)
      result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource(["A": [1], "B": [2]], by: <).moveSection(from: 0, to: 1) }
      }
      expectText("cannot be put at an index with moveSection(from:to:)", "use `insertSection(_:)`", in: result)
    }

    @Test func aComparatorThatIsNoStrictOrderTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = NestedDataSource(["A": [1]], by: <=) }
      }
      expectText("must be a strict order", "`<=` or `>=` was passed instead of `<` or `>`", in: result)
    }
  #endif
}
