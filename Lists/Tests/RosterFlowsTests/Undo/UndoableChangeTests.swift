import ListModels
import TestSupport
import Testing

@testable import RosterFlows

@MainActor @Suite struct UndoableChangeTests {
  private func cells(_ ids: [Int]) -> [Cell] { ids.map { Cell(id: $0) } }

  /// One to four random edits of a list.
  private func edit(_ content: FlatDataSource<Cell>, _ random: inout SeededGenerator, fresh: inout Int) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let indices = content.items.indices
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where !indices.isEmpty: content.remove(at: Int.random(in: indices, using: &random))
      case 1 where !indices.isEmpty:
        content.update(at: Int.random(in: indices, using: &random)) { $0.content += 1 }
      case 2 where !indices.isEmpty:
        content.move(from: Int.random(in: indices, using: &random), to: Int.random(in: indices, using: &random))
      case 3: content.apply(content.items.shuffled(using: &random))
      default:
        fresh += 1
        content.insert(Cell(id: fresh), at: Int.random(in: 0...content.items.count, using: &random))
      }
    }
  }

  @Test(arguments: Seeds.some(of: 0..<100))
  func whatNobodyElseHasTouchedIsAsItWasAndAsItWasThenAgain(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var fresh = 100
    let content = FlatDataSource(cells(Array(0..<8)))
    let view = ListModel(content.map { $0 })
    var states = [content.items]
    var changes: [UndoableChange<FlatDataSource<Cell>>] = []
    for _ in 0..<8 {
      changes.append(content.undoable { edit(content, &random, fresh: &fresh) })
      states.append(content.items)
    }
    var redo: [UndoableChange<FlatDataSource<Cell>>] = []
    for (change, state) in zip(changes, states).reversed() {
      let told = view.told.count
      if let inverse = change.undo() { redo.append(inverse) }
      #expect(content.items == state && change.conflicts.isEmpty, "seed \(seed)")
      #expect(view.told.count <= told + 1)
    }
    for (change, state) in zip(redo.reversed(), states.dropFirst()) {
      change.undo()
      expectEqual(content.items, state, "seed \(seed)")
    }
    #expect(view.ids == [content.items.map(\.id)] && view.complaints == [], "seed \(seed)")
  }

  /// Counts the identifiers that live: a change keeps those of a section once, however many items it takes back.
  @Test(arguments: [1, 100, 1_000])
  func aChangeKeepsEachIdentifierOnce(removed count: Int) {
    let items = (0..<1_000).map { Cell(id: $0) }
    let order = items.map(\.id)
    let neighbors = (0..<count).map { ItemNeighbors(of: $0, in: order, section: 0) }
    let storages = neighbors.map { neighbors in
      neighbors.after.withContiguousStorageIfAvailable { $0.baseAddress.map { $0 - neighbors.before.count - 1 } }
    }
    expectEqual(Set(storages).count, 1)
    let content = FlatDataSource(items)
    let change = content.undoable { for id in 0..<count { content.remove(id: id) } }
    change.undo()
    expectEqual(content.items, items)
  }

  @Test
  func whatOthersHaveChangedMeanwhileStays() {
    let content = FlatDataSource(cells([1, 2, 3, 4]))
    let change = content.undoable {
      content.remove(id: 2)
      content.update(id: 3) { $0.content = 5 }
      content.update(id: 4) { $0.content = 5 }
      content.append(Cell(id: 9))
    }
    content.insert(Cell(id: 7), at: 0)
    content.update(id: 4) { $0.content = 6 }
    content.remove(id: 1)
    let redo = change.undo()
    expectEqual(content.items, [Cell(id: 7), Cell(id: 2), Cell(id: 3), Cell(id: 4, content: 6)])
    expectEqual(change.conflicts, [4])
    redo?.undo()
    expectEqual(content.items, [Cell(id: 7), Cell(id: 3, content: 5), Cell(id: 4, content: 6), Cell(id: 9)])
  }

  @Test
  func itemsReturnToTheirSections() {
    let content = NestedDataSource<String, Cell, Never>([
      .init(header: "A", items: cells([1, 2])), .init(header: "B", items: cells([3, 4])),
    ])
    let view = ListModel(content.map { $0 })
    let change = content.undoable {
      content.move(id: 1, after: 4)
      content.remove(id: 3)
    }
    expectEqual(content.sections.map(\.items), [cells([2]), cells([4, 1])])
    change.undo()
    #expect(content.sections.map(\.items) == [cells([1, 2]), cells([3, 4])] && view.complaints == [])
  }

  @Test
  func nothingHasToBeTakenBackWhereNothingHasChangedOrWhereTheContentIsGone() {
    var content: FlatDataSource<Cell>? = FlatDataSource(cells([1, 2]))
    #expect(content?.undoable {}.isEmpty == true)
    let change = content?.undoable { content?.remove(id: 1) }
    #expect(change?.isEmpty == false)
    content = nil
    #expect(change?.undo() == nil)
  }
}
