import ListModels
import RosterFlows
import Simulation
import TestSupport
import Testing

#if os(Linux) && canImport(Glibc)

  @testable import RosterCore

  private struct Refusal: Error {}

  @MainActor private func simulated(_ body: (Scheduler) throws -> Void) rethrows {
    try Scheduler.run(seed: 1, choosing: { _ in 0 }) { try body($0) }
  }

  /// Ends what it is asked for when it is told to.
  @MainActor private final class Server {
    private var waiting: [String: CheckedContinuation<Cell?, any Error>] = [:]
    private(set) var asked: [String] = []

    func answer(_ name: String) async throws -> Cell? {
      asked.append(name)
      return try await withCheckedThrowingContinuation { waiting[name] = $0 }
    }

    func confirm(_ name: String, with cell: Cell? = nil) { waiting.removeValue(forKey: name)?.resume(returning: cell) }
    func refuse(_ name: String) { waiting.removeValue(forKey: name)?.resume(throwing: Refusal()) }
  }

  extension PendingEdit.State {
    fileprivate var name: String {
      switch self {
      case .waiting: "waiting"
      case .committing: "committing"
      case .confirmed: "confirmed"
      case .failed: "failed"
      case .cancelled: "cancelled"
      case .orphaned: "orphaned"
      }
    }
  }

  /// The item 1 shows 1 at first; a server is told of each edit, and answers when the test says so.
  @MainActor @Suite struct OptimisticEditsTests {
    private func cells(_ ids: [Int]) -> [Cell] { ids.map { Cell(id: $0, content: $0) } }

    /// Content of some items, a view of it, and how to let what is answered arrive.
    private func check(
      _ ids: [Int],
      _ body: (FlatDataSource<Cell>, ListModel, Server, _ settle: () -> Void) -> Void
    ) {
      simulated { scheduler in
        let content = FlatDataSource(cells(ids))
        let view = ListModel(content.map { $0 })
        body(content, view, Server()) { scheduler.settle() }
        #expect(view.ids == [content.items.map(\.id)] && view.complaints == [])
      }
    }

    private func plus(_ content: FlatDataSource<Cell>, _ server: Server, _ name: String) -> PendingEdit {
      content.edit(id: 1) {
        $0.content += 1
      } commit: {
        _ = try await server.answer(name)
      }
    }

    @Test
    func anEditIsShownAtOnceWhatConfirmsItIsNoSecondUpdate() {
      check([1, 2]) { content, view, server, settle in
        let edit = plus(content, server, "a")
        #expect(content.items[0].content == 2 && view.told.count == 1)
        settle()
        #expect(server.asked == ["a"] && edit.state.name == "committing")
        server.confirm("a")
        settle()
        #expect(edit.state.name == "confirmed" && content.items[0].content == 2 && view.told.count == 1)
      }
    }

    @Test
    func anEditThatIsRefusedReturnsToWhatThereWasAndSaysWhy() {
      check([1, 2]) { content, view, server, settle in
        var ends: [String] = []
        let edit = plus(content, server, "a").onEnd { ends.append($0.name) }
        settle()
        server.refuse("a")
        settle()
        #expect(content.items[0].content == 1 && view.told.count == 2 && ends == ["failed"])
        guard case .failed(let error) = edit.state else { return }
        #expect(error is Refusal)
      }
    }

    @Test
    func editsOfOneItemAreCommittedOneAfterTheOtherAndOneThatIsRefusedTakesNoOtherAlong() {
      for isConfirmed in [false, true] {
        check([1]) { content, _, server, settle in
          let first = plus(content, server, "a")
          let second = content.edit(id: 1) {
            $0.content *= 10
          } commit: {
            _ = try await server.answer("b")
          }
          expectEqual(content.items[0].content, 20)
          settle()
          #expect(server.asked == ["a"] && second.state.name == "waiting")
          if isConfirmed { server.confirm("a") } else { server.refuse("a") }
          settle()
          expectEqual(content.items[0].content, (isConfirmed ? 20 : 10))
          #expect(server.asked == ["a", "b"] && !first.isPending)
          server.confirm("b")
          settle()
          expectEqual(content.items[0].content, (isConfirmed ? 20 : 10))
        }
      }
    }

    @Test
    func whatAServerAnswersIsBelowTheEditsThatAreStillUnderWay() {
      check([1]) { content, _, server, settle in
        content.edit(id: 1) {
          $0.content += 1
        } commit: {
          try await server.answer("a") ?? Cell(id: 1)
        }
        content.edit(id: 1) {
          $0.content *= 10
        } commit: {
          _ = try await server.answer("b")
        }
        settle()
        server.confirm("a", with: Cell(id: 1, content: 5))
        settle()
        expectEqual(content.items[0].content, 50)
      }
    }

    @Test
    func itemsThatComeMeanwhileAreShownWithTheEditsThatAreUnderWay() {
      check([1, 2]) { content, _, server, settle in
        let edit = plus(content, server, "a")
        content.apply([Cell(id: 3), Cell(id: 1, content: 7)])
        expectEqual(content.items, [Cell(id: 3), Cell(id: 1, content: 8)])
        content.confirm(Cell(id: 1, content: 20))
        content.confirm(Cell(id: 3, content: 4))
        expectEqual(content.items, [Cell(id: 3, content: 4), Cell(id: 1, content: 21)])
        settle()
        server.refuse("a")
        settle()
        #expect(content.items[1].content == 20 && !edit.isPending)
        content.apply([Cell(id: 1, content: 3)])
        expectEqual(content.items, [Cell(id: 1, content: 3)])
      }
    }

    @Test
    func whatWasRemovedStaysAwayWhileThatIsCommittedAndReturnsBehindTheItemBeforeIt() {
      check([1, 2, 3, 4]) { content, view, server, settle in
        content.remove(id: 2) { _ = try await server.answer("2") }
        expectEqual(content.items.map(\.id), [1, 3, 4])
        content.apply(cells([4, 2, 1, 3]))
        expectEqual(content.items.map(\.id), [4, 1, 3])
        settle()
        server.refuse("2")
        settle()
        expectEqual(content.items.map(\.id), [4, 2, 1, 3])
        content.remove(id: 1) { _ = try await server.answer("1") }
        settle()
        server.confirm("1")
        settle()
        #expect(content.items.map(\.id) == [4, 2, 3] && view.complaints == [])
        content.apply(cells([1]))
        expectEqual(content.items.map(\.id), [1])
      }
    }

    @Test
    func neighboursThatWereRemovedReturnInTheirOrderWhicheverIsRefusedFirst() {
      for order in [[2, 3, 4], [4, 3, 2], [3, 4, 2], [3, 2, 4], [2, 4, 3], [4, 2, 3]] {
        for removal in [[2, 3, 4], [4, 3, 2], [3, 4, 2], [3, 2, 4], [2, 4, 3], [4, 2, 3]] {
          check([1, 2, 3, 4, 5]) { content, _, server, settle in
            for id in removal { content.remove(id: id) { _ = try await server.answer("\(id)") } }
            expectEqual(content.items.map(\.id), [1, 5])
            settle()
            var back = [1, 5]
            for id in order {
              server.refuse("\(id)")
              settle()
              back = (back + [id]).sorted()
              expectEqual(content.items.map(\.id), back, "removed \(removal), returned \(order)")
            }
          }
        }
      }
    }

    @Test
    func whatComesBackOfAnInsertedItemTakesItsPlaceInTheSameRow() {
      check([1, 2]) { content, view, server, settle in
        let edit = content.insert(Cell(id: -1), at: ItemPath(section: 0, item: 1)) {
          try await server.answer("new") ?? Cell(id: 9)
        }
        expectEqual(content.items.map(\.id), [1, -1, 2])
        content.edit(id: -1) {
          $0.content += 3
        } commit: {
          _ = try await server.answer("more")
        }
        content.apply(cells([2, 1, 5]))
        expectEqual(content.items.map(\.id), [2, 1, -1, 5])
        let count = view.told.count
        settle()
        server.confirm("new", with: Cell(id: 9, content: 4))
        settle()
        #expect(content.items.map(\.id) == [2, 1, 9, 5] && content.items[2].content == 7)
        #expect(view.told.count == count + 1 && edit.state.name == "confirmed")
        guard case .update(let stages) = view.told.last else { return }
        #expect(stages.count == 1 && !stages[0].hasStructure)
        settle()
        server.confirm("more")
        settle()
        expectEqual(content.items[2], Cell(id: 9, content: 7))
      }
    }

    @Test
    func anInsertedItemThatHasComeInAnotherWayIsOneRowAndOneThatIsRefusedGoesWithItsEdits() {
      check([1]) { content, _, server, settle in
        content.append(Cell(id: -1)) { try await server.answer("a") ?? Cell(id: 9) }
        content.apply(cells([1, 9]))
        expectEqual(content.items.map(\.id), [1, -1, 9])
        settle()
        server.confirm("a", with: Cell(id: 9, content: 9))
        settle()
        expectEqual(content.items.map(\.id), [1, 9])
        content.append(Cell(id: -2)) { try await server.answer("b") ?? Cell(id: 9) }
        let edit = content.edit(id: -2) {
          $0.content = 1
        } commit: {
          _ = try await server.answer("c")
        }
        settle()
        server.refuse("b")
        settle()
        #expect(content.items.map(\.id) == [1, 9] && edit.state.name == "orphaned" && server.asked == ["a", "b"])
      }
    }

    @Test
    func editsOfAnItemThatIsGoneAreOrphaned() {
      check([1, 2]) { content, _, server, settle in
        let edit = plus(content, server, "a")
        content.apply(cells([2]))
        #expect(edit.state.name == "orphaned" && content.items.map(\.id) == [2])
        let other = content.edit(id: 2) {
          $0.content = 0
        } commit: {
          _ = try await server.answer("b")
        }
        settle()
        content.remove(id: 2)
        server.confirm("b")
        settle()
        #expect(other.state.name == "orphaned" && content.items.isEmpty)
        let none = content.edit(id: 7) {
          $0.content = 0
        } commit: {
          _ = try await server.answer("c")
        }
        settle()
        #expect(none.state.name == "orphaned" && !server.asked.contains("c"))
      }
    }

    @Test
    func aMoveThatIsRefusedGoesBackBehindTheItemBeforeItAndWhatCameMeanwhileStays() {
      check([1, 2, 3]) { content, _, server, settle in
        content.move(id: 1, after: 3) { _ = try await server.answer("a") }
        expectEqual(content.items.map(\.id), [2, 3, 1])
        content.insert(Cell(id: 4), at: 0)
        settle()
        server.refuse("a")
        settle()
        expectEqual(content.items.map(\.id), [4, 1, 2, 3])
      }
    }

    @Test
    func anEditThatIsTakenBackIsNotShownAnyMoreWithoutAnError() {
      check([1]) { content, _, server, settle in
        let first = plus(content, server, "a")
        let second = content.edit(id: 1) {
          $0.content *= 10
        } commit: {
          _ = try await server.answer("b")
        }
        settle()
        first.cancel()
        #expect(content.items[0].content == 10 && first.state.name == "cancelled")
        settle()
        expectEqual(server.asked, ["a", "b"])
        server.confirm("a")
        server.confirm("b")
        settle()
        #expect(content.items[0].content == 10 && second.state.name == "confirmed")
      }
    }

    @Test
    func sectionsAndGroupsKeepEditsThatAreUnderWayWhenOtherItemsComeToo() {
      simulated { scheduler in
        let server = Server()
        typealias Nested = NestedDataSource<String, Cell, Never>
        let nested = Nested([.init(header: "A", items: cells([1, 2])), .init(header: "B", items: cells([3]))])
        let view = ListModel(nested.map { $0 })
        nested.remove(id: 2) { _ = try await server.answer("2") }
        nested.edit(id: 3) {
          $0.content = 0
        } commit: {
          _ = try await server.answer("3")
        }
        nested.apply([.init(header: "B", items: cells([3])), .init(header: "A", items: cells([2, 1]))])
        expectEqual(nested.sections.map(\.items), [[Cell(id: 3)], cells([1])])
        scheduler.settle()
        server.refuse("2")
        server.refuse("3")
        scheduler.settle()
        #expect(nested.sections.map(\.items) == [cells([3]), cells([2, 1])] && view.complaints == [])

        let list = FlatDataSource(cells([1, 2, 3]))
        let groups = list.grouped { $0.content % 2 }
        list.edit(id: 3) {
          $0.content = 4
        } commit: {
          _ = try await server.answer("4")
        }
        expectEqual((0..<2).map { groups.numberOfItems(inSection: $0) }, [2, 1])
        list.apply(cells([3, 5, 2]))
        expectEqual((0..<2).map { groups.numberOfItems(inSection: $0) }, [2, 1])
        scheduler.settle()
        server.refuse("4")
        scheduler.settle()
        expectEqual((0..<2).map { groups.numberOfItems(inSection: $0) }, [1, 2])
      }
    }

    /// Random edits with random ends, against a model that keeps what is confirmed and the functions over it.
    @Test(arguments: Seeds.some(of: 0..<200)) func random(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      simulated { scheduler in
        let content = FlatDataSource(cells(Array(1...8)))
        let view = ListModel(content.map { $0 })
        var confirmed = Dictionary(uniqueKeysWithValues: content.items.map { ($0.id, $0.content) })
        var edits: [(id: Int, number: Int, change: (Int?) -> Int?)] = []
        var number = 0
        func end(_ number: Int, _ state: PendingEdit.State) {
          guard let index = edits.firstIndex(where: { $0.number == number }) else { return }
          let edit = edits.remove(at: index)
          if case .confirmed = state { confirmed[edit.id] = edit.change(confirmed[edit.id]) }
        }
        for _ in 0..<30 {
          number += 1
          let (id, this) = (Int.random(in: 1...8, using: &random), number)
          let latency = Duration.milliseconds(Int.random(in: 0...50, using: &random))
          let fails = Int.random(in: 0..<3, using: &random) == 0
          let commit: @MainActor () async throws -> Void = {
            try await Task.sleep(for: latency)
            if fails { throw Refusal() }
          }
          let isThere = content.item(id: id) != nil
          switch Int.random(in: 0..<6, using: &random) {
          case 0 where isThere:
            edits.append((id, this, { _ in nil }))
            content.remove(id: id, commit: commit).onEnd { end(this, $0) }
          case 1...3 where isThere:
            let factor = Int.random(in: 0...1, using: &random) * 9 + 1
            edits.append((id, this, { $0.map { $0 * factor + 1 } }))
            content.edit(id: id, { $0.content = $0.content * factor + 1 }, commit: commit).onEnd { end(this, $0) }
          case 4 where Bool.random(using: &random):
            let ids = confirmed.keys.sorted()
            content.apply(ids.map { Cell(id: $0, content: confirmed[$0] ?? 0) })
          default: scheduler.advance(by: .milliseconds(Int.random(in: 0...30, using: &random)))
          }
          var expected: [Cell] = []
          for (id, value) in confirmed.sorted(by: { $0.key < $1.key }) {
            let shown = edits.filter { $0.id == id }.reduce(Optional(value)) { $1.change($0) }
            if let shown { expected.append(Cell(id: id, content: shown)) }
          }
          let isRight = content.items == expected && view.ids == [expected.map(\.id)] && view.complaints == []
          #expect(isRight, "seed \(seed), \(number): \(content.items), expected \(expected), \(view.complaints)")
          if !isRight { return }
        }
        scheduler.advance(by: .seconds(2))
        #expect(edits.isEmpty && content.items.map(\.id) == confirmed.keys.sorted(), "seed \(seed)")
      }
    }
  }
#endif
