import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

/// What all content has in common that shows more or fewer rows than its base.
@MainActor struct ExpandedDataSourceTests {
  /// Sections of the base arrive, leave and move with their rows.
  @Test func sectionsStay() {
    let base = NestedDataSource<Title, Cell, Never>([
      ContentSection(header: Title(id: 1), items: cells(1, 2)), ContentSection(header: Title(id: 2), items: cells(3)),
    ])
    let twice = base.flatMapped { [$0, Cell(id: $0.id + 100)] }
    let view = ListModel(twice, "twice")
    func rows() -> [[Int]] { twice.rows.map { $0.map(\.id) } }
    #expect(rows() == [[1, 101, 2, 102], [3, 103]] && twice.header(ofSection: 1)?.id == 2)
    let place = twice.place(at: 1, inSection: 1)
    base.moveSection(from: 0, to: 1)
    #expect(rows() == [[3, 103], [1, 101, 2, 102]] && twice.indexPath(of: place) == [0, 1])
    base.insertSection(ContentSection(header: Title(id: 3), items: cells(4)), at: 1)
    base.move(at: 0, inSection: 2, to: 0, inSection: 1)
    expectEqual(rows(), [[3, 103], [1, 101, 4, 104], [2, 102]])
    expectEqual(twice.baseIndexPath(of: [1, 2]), [1, 1])
    base.removeSection(at: 0)
    #expect(twice.indexPath(of: place) == nil)
    transaction {
      base.removeSection(at: 0)
      base.insert(Cell(id: 5), at: 0, inSection: 0)
      #expect(rows() == [[5, 105, 2, 102]])
    }
    #expect(rows() == [[5, 105, 2, 102]] && view.complaints == [])
    base.apply([ContentSection(header: Title(id: 9), items: cells(7))])
    #expect(rows() == [[7, 107]] && twice.header(ofSection: 0)?.id == 9 && view.complaints == [])
  }

  /// A result that's released is told of nothing more, and its base continues. A result retains its base.
  @Test func aResultIsReleasedBeforeItsBase() {
    let base = FlatDataSource(cells(1, 2))
    let partners = FlatDataSource(cells(1))
    weak var released: AnyObject?
    do {
      let rows = base.flatMapped { [$0.id] }
      let pairs = base.joined(with: partners, by: \.id, \.id)
      let groups = base.grouped(by: \.id)
      let all = groups.flattened()
      released = pairs
      #expect(rows.numberOfItems == 2 && pairs.numberOfItems == 2 && all.numberOfItems == 2)
    }
    #expect(released == nil)
    base.append(Cell(id: 3))
    partners.remove(at: 0)
    expectEqual(base.items.count, 3)
    let rows = FlatDataSource(cells(1)).flatMapped { [$0.id, 0] }.map { $0 }.flattened()
    expectEqual(rows.rows, [[1, 0]])
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
      let grouped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let base = FlatDataSource([1])
          _ = base.grouped { item -> Int in
            base.append(2)
            return item
          }
        }
      }
      expectText("Content was changed while GroupedDataSource asked which items it shows", in: grouped)
    }

    /// An index that's out of range is named.
    @Test func anIndexOutOfRangeIsRefused() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = FlatDataSource([1]).flatMapped { [$0] }.item(at: 3, inSection: 0) }
      }
      expectText("FlatMappedDataSource: item index 3 is out of range 0..<1", in: result)
    }
  #endif
}
