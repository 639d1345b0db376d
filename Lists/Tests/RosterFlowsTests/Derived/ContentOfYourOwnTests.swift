import ListModels
import RosterFlows
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct ContentOfYourOwnTests {
  /// A data source with rows of its own.
  private final class Shelves: DataSource {
    let changes = ContentChannel<Cell>()
    private(set) var shelves: [[Cell]]

    init(_ shelves: [[Cell]]) {
      self.shelves = shelves
    }

    var numberOfSections: Int { shelves.count }

    func numberOfItems(inSection section: Int) -> Int { shelves[section].count }

    func item(at index: Int, inSection section: Int) -> Cell { shelves[section][index] }

    /// Appends a cell to the first section, and puts another one in the place of its second.
    func append(_ cell: Cell, replacing other: Cell) {
      let path = ItemPath(section: 0, item: 1)
      let changes = IndexChanges(
        inserts: [ItemPath(section: 0, item: shelves[0].count)],
        updates: [IndexMove(from: path, to: path)]
      )
      self.changes.perform(SectionedChangeset(items: changes)) { [self] in
        shelves[0].append(cell)
        shelves[0][1] = other
      }
    }

    func move(from: ItemPath, to: ItemPath) {
      changes.perform(ChangeStage(items: .init(moves: [IndexMove(from: from, to: to)]))) { [self] in
        shelves[to.section].insert(shelves[from.section].remove(at: from.item), at: to.item)
      }
    }
  }

  /// All moves of an item from one section to another, or in one: what comes from elsewhere is read once it is there.
  @Test func rowsFromOtherSectionsAreRead() {
    let start = [cells(4, 1, 6), cells(2, 5), []]
    var moves = 0
    for (section, cells) in start.enumerated() {
      for item in cells.indices {
        for destination in start.indices {
          for place in 0...start[destination].count - (destination == section ? 1 : 0) {
            let base = Shelves(start)
            let sorted = base.sorted(by: \.id)
            let distinct = base.distinct { $0.id % 3 }
            let found = base.searched(by: { "\($0.id % 2)" })
            found.search.text = "0"
            let views = [
              ListModel(sorted), ListModel(distinct), ListModel(found), ListModel(base.sorted { $0.id > $1.id }),
              ListModel(base.filtered { $0.id > 2 }), ListModel(base.cached()),
            ]
            base.move(from: ItemPath(section: section, item: item), to: ItemPath(section: destination, item: place))
            let rows = base.shelves
            expectEqual(sorted.rows, rows.map { $0.sorted { $0.id < $1.id } }, "\(rows)")
            expectEqual(found.rows, rows.map { $0.filter { $0.id % 2 == 0 } }, "\(rows)")
            let firsts = rows.map { cells in
              cells.indices.filter { index in !cells[..<index].contains { $0.id % 3 == cells[index].id % 3 } }
                .map { cells[$0] }
            }
            expectEqual(distinct.rows, firsts, "\(rows)")
            expectEqual(views.flatMap(\.complaints), [], "\(rows)")
            moves += 1
          }
        }
      }
    }
    expectEqual(moves, 3 * (3 + 3 + 1) + 2 * (4 + 2 + 1))
  }

  /// An item that goes from one filter to the other as it changes is updated.
  @Test func itemsThatChangeBetweenFiltersAreShownAnew() {
    let base = Shelves([cells(1, 2, 3, 4)])
    // What is derived from the first of each key follows up together.
    let all = base.distinct { $0.id }
    let merged = all.filtered { ($0.id + $0.content) % 2 == 0 }
      .merged(with: all.filtered { ($0.id + $0.content) % 2 != 0 }, by: Sorter(\.id))
    let view = ListModel(merged)
    for content in 1...3 {
      base.append(Cell(id: 10 + content), replacing: Cell(id: 2, content: content))
      #expect(view.complaints == [] && view.lost == [] && merged.rows[0][1].content == content)
    }
  }
}
