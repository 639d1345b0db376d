import Foundation
import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct TransactionTests {
  private struct Interruption: Error {}

  private func flat(_ ids: Int...) -> FlatDataSource<Cell> { FlatDataSource(ids.map { Cell(id: $0) }) }

  @Test func aTransactionIsOneUpdateOfAllSources() throws {
    let (first, second) = (flat(1), flat(2))
    let composite = CompositeDataSource<Cell, Never, Never> {
      first
      second
    }
    let view = ListModel(composite)
    let update = transaction {
      first.append(Cell(id: 3))
      transaction { second.remove(at: 0) }
      second.append(Cell(id: 4))
      #expect(first.numberOfItems == 2 && composite.numberOfItems == 3)
      expectEqual(view.numberOfSteps, 0)
    }
    #expect(update.isShown)
    #expect(view.numberOfUpdates == 1 && view.numberOfSteps == 1 && view.told.count == 1)
    expectEqual(view.ids, [[1, 3], [4]])
    expectEqual(view.complaints, [])
  }

  @Test func whatCameAndWentInATransactionNeverCame() {
    let source = flat(1)
    let view = ListModel(source)
    let update = transaction {
      source.append(Cell(id: 2))
      source.remove(at: 1)
    }
    #expect(view.numberOfSteps == 0 && view.told.isEmpty)
    #expect(update.isShown)
    #expect(transaction {}.isShown)
    source.apply(source.items)
    source.move(from: 0, to: 0)
    #expect(view.told.isEmpty)
  }

  @Test func aTransactionThatFailsKeepsWhatWasDone() {
    let source = flat(1)
    let view = ListModel(source)
    #expect(throws: Interruption.self) {
      try transaction {
        source.append(Cell(id: 2))
        throw Interruption()
      }
    }
    expectEqual(view.ids, [[1, 2]])
  }

  /// A section gets an item, moves, and then shows differently. A view can interrupt each batch.
  @Test(arguments: 0..<3)
  func anEditDuringAnUpdateOfSeveralBatchesLosesNothing(interruption: Int) {
    typealias Source = NestedDataSource<Int, Cell, Never>
    let source = Source(
      [.init(header: 1, items: cells(1)), .init(header: 2, items: cells(2, 3)), .init(header: 3, items: cells(8, 9))],
      by: <
    )
    let view = ListModel(source)
    var calls = 0
    view.duringStep = {
      if calls == interruption { source.insertSection(.init(header: 4, items: cells(5, 6, 7))) }
      calls += 1
    }
    source.updateSection(at: 0) {
      $0.header = 5
      $0.items = [Cell(id: 1, content: 1), Cell(id: 4)]
    }
    view.duringStep = nil
    if calls <= interruption { source.insertSection(.init(header: 4, items: cells(5, 6, 7))) }
    #expect(calls >= 3)
    expectEqual(view.complaints, [])
    expectEqual(view.ids, [[2, 3], [8, 9], [5, 6, 7], [1, 4]])
  }

  /// A changed item moves, then shows differently, as its group's header does.
  @Test(arguments: 0..<2)
  func anEditBetweenStructureAndContentLosesNothing(interruption: Int) {
    let list = FlatDataSource([Cell(id: 1), Cell(id: 2, content: 1), Cell(id: 3, content: 2)])
    let source = list.sorted(by: \.content).grouped(by: { $0.content / 10 }) {
      Title(id: $0, text: $1.reduce(0) { $0 + $1.content })
    }
    let view = ListModel(source)
    var calls = 0
    view.duringStep = {
      if calls == interruption { list.append(Cell(id: 4, content: 4)) }
      calls += 1
    }
    list.update(at: 0) { $0.content = 5 }
    #expect(calls > interruption)
    expectEqual(
      source.rows,
      [
        [Cell(id: 2, content: 1), Cell(id: 3, content: 2), Cell(id: 4, content: 4), Cell(id: 1, content: 5)]
      ]
    )
    expectEqual(source.header(ofSection: 0)?.text, 12)
    expectEqual(view.complaints, [])
  }

  @Test func anEditOfChildrenDuringAnotherLosesNothing() {
    let composite = CompositeDataSource<Cell, Never, Never>()
    let view = ListModel(composite)
    let (first, second, third) = (flat(1), flat(2), flat(3))
    var rest: [() -> Void] = [
      {
        composite.add(second)
        #expect(composite.numberOfChildren == 2 && composite.index(ofChild: second) == 1)
      },
      { composite.setHidden(true, first) }, { composite.insert(third, at: 1) }, { composite.setHidden(false, first) },
    ]
    view.duringStep = { if !rest.isEmpty { rest.removeFirst()() } }
    composite.add(first)
    #expect(rest.isEmpty)
    expectEqual(view.ids, [[1], [3], [2]])
    expectEqual(view.complaints, [])
  }

  @Test func anEditDuringAReloadLosesNothing() {
    let source = FlatDataSource([Opaque(id: 1)])
    let view = ListModel(source, "", cell: { Cell(id: $0.id) }, header: { (never: Never) -> Title in })
    var isFirst = true
    view.duringStep = {
      guard isFirst else { return }
      isFirst = false
      source.append(Opaque(id: 4))
    }
    source.apply([Opaque(id: 2), Opaque(id: 3)])
    expectEqual(view.ids, [[2, 3, 4]])
    expectEqual(view.complaints, [])
  }

  /// A child that changes and leaves, in both orders, and one that changes its place.
  @Test func childrenThatChangeAndLeaveInOneTransaction() {
    typealias Composite = CompositeDataSource<Cell, Never, Never>
    let leaf = flat(1)
    let inner = Composite { leaf }
    let (left, right) = (
      Composite {
        inner
        flat(9)
      }, Composite()
    )
    let root = Composite {
      left
      right
    }
    let views = [
      ListModel(root, "root"), ListModel(left, "left"), ListModel(right, "right"), ListModel(inner, "inner"),
    ]
    let added = flat(2)
    transaction {
      inner.add(added)
      leaf.append(Cell(id: 3))
      left.remove(inner)
    }
    #expect(views[0].ids == [[9]] && views[3].ids == [[1, 3], [2]])
    left.add(inner)
    transaction {
      left.remove(inner)
      inner.setHidden(true, leaf)
      added.append(Cell(id: 4))
      right.add(inner)
    }
    #expect(views[0].ids == [[9], [2, 4]] && views[2].ids == [[2, 4]])
    added.append(Cell(id: 5))
    expectEqual(views[0].ids, [[9], [2, 4, 5]])
    for view in views { expectEqual(view.complaints, []) }
  }

  /// Two children that have no sections begin at the same section.
  @Test func childrenOfOneOffsetThatChangeTogether() {
    let first = FlatDataSource<Cell>([], emptySections: .drop)
    let second = FlatDataSource<Cell>([], emptySections: .drop)
    let composite = CompositeDataSource<Cell, Never, Never> {
      first
      second
    }
    let view = ListModel(composite)
    transaction {
      second.append(Cell(id: 2))
      first.append(Cell(id: 1))
    }
    expectEqual(view.ids, [[1], [2]])
    transaction {
      second.append(Cell(id: 3))
      first.apply([])
    }
    transaction {
      second.remove(at: 0)
      first.append(Cell(id: 4))
    }
    expectEqual(view.ids, [[4], [3]])
    expectEqual(view.complaints, [])
  }

  // MARK: Wrong use

  #if EXIT_TESTS
    /// What the compiler refuses, as code that it does not check does it.
    @Test func changingContentInTheBackgroundStopsTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let change: @MainActor @Sendable () -> Void = { Turn.checkChange() }
        // The two types differ in isolation only, which is what is left out here.
        let unchecked = unsafeBitCast(change, to: (@Sendable () -> Void).self)
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            unchecked()
            continuation.resume()
          }
        }
      }
      expectText("Content was changed outside the main actor", in: result)
    }

    @Test func indexesInATransactionAreTheNewest() async {
      let source = flat(1)
      transaction {
        source.append(Cell(id: 2))
        source.remove(at: 1)
        source.append(Cell(id: 3))
        source.move(from: 1, to: 0)
      }
      expectEqual(source.items.map(\.id), [3, 1])
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = FlatDataSource([1, 2])
          _ = transaction {
            source.remove(at: 0)
            source.remove(at: 1)
          }
        }
      }
      expectText("FlatDataSource: item index 1 is out of range 0..<1 in remove(at:)", in: result)
    }
  #endif
}
