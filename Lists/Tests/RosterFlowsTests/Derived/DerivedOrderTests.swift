import ListModels
import RosterFlows
import TestSupport
import Testing

/// Where items go that are put behind others through a filter.
@MainActor @Suite struct DerivedOrderTests {
  @Test func anItemBehindTheLastOfADataSourceStaysInIt() {
    let (first, second) = (FlatDataSource(cells(1, 2)), FlatDataSource(cells(3, 4)))
    let composite = CompositeDataSource<Cell, Never, Never> {
      first
      second
    }
    let shown = composite.flattened().filtered { $0.id != 9 }
    let view = ListModel(shown)
    shown.insert(Cell(id: 5), after: shown.place(at: 1, inSection: 0))
    #expect(first.items == cells(1, 2, 5) && second.items == cells(3, 4))
    shown.insert(Cell(id: 6), before: shown.place(at: 3, inSection: 0))
    #expect(first.items == cells(1, 2, 5) && second.items == cells(6, 3, 4))
    shown.move(shown.place(at: 0, inSection: 0), after: shown.place(at: 2, inSection: 0))
    #expect(first.items == cells(2, 5, 1) && view.ids == [[2, 5, 1, 6, 3, 4]] && view.complaints == [])
    // Hidden items keep those before them.
    first.insert(Cell(id: 9), at: 1)
    shown.insert(Cell(id: 7), after: shown.place(at: 0, inSection: 0))
    expectEqual(first.items, cells(2, 9, 7, 5, 1))
  }

  @Test func anItemBehindTheLastOfASectionStaysInIt() {
    let nested = NestedDataSource([
      ContentSection<String, Cell, Never>(header: "A", items: cells(1, 2)),
      ContentSection(header: "B", items: cells(3)),
    ])
    let shown = nested.flattened().filtered { _ in true }
    shown.insert(Cell(id: 5), after: shown.place(at: 1, inSection: 0))
    expectEqual(nested.sections.map(\.items), [cells(1, 2, 5), cells(3)])
    shown.move(shown.place(at: 0, inSection: 0), after: shown.place(at: 2, inSection: 0))
    expectEqual(nested.sections.map(\.items), [cells(2, 5, 1), cells(3)])
  }
}
