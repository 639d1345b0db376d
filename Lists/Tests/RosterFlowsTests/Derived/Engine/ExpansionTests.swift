import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

/// What all content has in common that shows more or fewer rows than its base.
@MainActor struct ExpansionTests {
  /// Sections of the base come, go and move with their rows.
  @Test func sectionsStay() {
    let base = NestedDataSource<Title, Cell, Never>([
      ContentSection(header: Title(id: 1), items: cells(1, 2)), ContentSection(header: Title(id: 2), items: cells(3)),
    ])
    let source = base.interleaved { before, after in before == nil ? after?.id : nil }
    let twice = base.flatMapped { [$0, Cell(id: $0.id + 100)] }
    let views = (
      ListModel(source.map { $0.item ?? Cell(id: -1) }, "interleaved"), ListModel(twice, "twice")
    )
    func rows() -> [[Int]] { source.rows.map { $0.map { $0.separator.map { -$0 } ?? $0.item?.id ?? 0 } } }
    #expect(rows() == [[-1, 1, 2], [-3, 3]] && source.header(ofSection: 1)?.id == 2)
    base.moveSection(from: 0, to: 1)
    expectEqual(rows(), [[-3, 3], [-1, 1, 2]])
    base.insertSection(ContentSection(header: Title(id: 3), items: cells(4)), at: 1)
    base.move(from: ItemPath(section: 2, item: 0), to: ItemPath(section: 1, item: 0))
    expectEqual(rows(), [[-3, 3], [-1, 1, 4], [-2, 2]])
    base.removeSection(at: 0)
    transaction {
      base.removeSection(at: 0)
      base.insert(Cell(id: 5), at: 0, inSection: 0)
      #expect(rows() == [[-5, 5, 2]] && twice.rows.map { $0.map(\.id) } == [[5, 105, 2, 102]])
    }
    #expect(rows() == [[-5, 5, 2]] && twice.rows.map { $0.map(\.id) } == [[5, 105, 2, 102]])
    #expect(views.0.complaints == [] && views.1.complaints == [])
    base.apply([ContentSection(header: Title(id: 9), items: cells(7))])
    #expect(rows() == [[-7, 7]] && source.header(ofSection: 0)?.id == 9)
  }

  /// A result that is let go is told of nothing more, and its base goes on; a result keeps its base.
  @Test func aResultIsLetGoBeforeItsBase() {
    let base = FlatDataSource(cells(1, 2))
    let partners = FlatDataSource(cells(1))
    weak var released: AnyObject?
    do {
      let lines = base.interleaved { "\($1?.id ?? 0)" }
      let rows = base.flatMapped { [$0.id] }
      let pairs = base.joined(with: partners, by: \.id, \.id)
      released = lines
      #expect(lines.numberOfItems == 5 && rows.numberOfItems == 2 && pairs.numberOfItems == 2)
    }
    #expect(released == nil)
    base.append(Cell(id: 3))
    partners.remove(at: 0)
    expectEqual(base.items.count, 3)
    let rows = FlatDataSource(cells(1)).interleaved { _, _ in 0 }.map { $0.item?.id }.cached()
    expectEqual(rows.rows, [[nil, 1, nil]])
  }

  #if EXIT_TESTS
    @Test func aClosureThatChangesContentIsRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let base = FlatDataSource([1])
          _ = base.flatMapped { item -> [Int] in
            base.append(2)
            return [item]
          }
        }
      }
      expectText("Content was changed while FlatMappedDataSource asked which items it shows", in: result)
      let joined = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let base = FlatDataSource([1])
          let joined = base.joined(with: base) {
            $0
          } _: { item in
            if item == 2 { base.remove(at: 0) }
            return item
          }
          base.append(2)
          _ = joined
        }
      }
      expectText("Content was changed while JoinedDataSource asked which items it shows", in: joined)
    }

    /// An index that is out of range is named.
    @Test func anIndexOutOfRangeIsRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).interleaved { _, _ in 0 }.item(at: 3, inSection: 0) }
      }
      expectText("InterleavedDataSource", in: result)
    }
  #endif
}
