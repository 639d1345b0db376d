import ListModels
import RosterFlows
import TestSupport
import Testing

@MainActor struct OutlineRowsTests {
  /// To expand and to fold an item of ten reads as many items in a large tree as in a small one, and compares no others.
  @Test(.slow) func rowsThatStayAreNotRead() {
    let counter = Counter()
    func cost(_ count: Int) -> Int {
      let folders = (0..<count / 11).map { CountedEntry(number: $0 * 11, counter: counter) }
      let outline = OutlineDataSource(folders, isExpanded: { $0.number % 11 == 0 }) { entry in
        guard entry.number % 11 == 0 else { return .none }
        return .nodes((1...10).map { CountedEntry(number: entry.number + $0, counter: counter) })
      }
      var stages: [ChangeStage] = []
      let observation = outline.changes.observe { if case .update(let update) = $0 { stages += update } }
      let start = counter.count
      outline.toggle(count / 22 * 11)
      outline.toggle(count / 22 * 11)
      withExtendedLifetime(observation) {}
      expectEqual(stages.map(\.count), [10, 1, 10, 1])
      return counter.count - start
    }
    let (few, many) = (cost(1_100), cost(110_000))
    #expect(few < 200 && many < few + 20, "\(few), \(many)")
  }

  /// What cannot be compared is shown anew where it was replaced, and nowhere else.
  @Test func itemsWithoutEqualityAreShownAnewWhereTheyAreReplaced() {
    struct Plain: Identifiable { let id: Int }
    let outline = OutlineDataSource((1...5).map { Plain(id: $0) }) { _ in .none }
    var stages: [String] = []
    let observation = outline.changes.observe {
      if case .update(let update) = $0 { stages += update.map(\.description) }
    }
    transaction {
      outline.update(2) { $0 = Plain(id: $0.id) }
      outline.remove(5)
      outline.insert([Plain(id: 6)], into: 4)
    }
    outline.sort { $0.id > $1.id }
    withExtendedLifetime(observation) {}
    expectEqual(stages, ["delete 0.4", "update 0.1 0.3", "move 0.3→0.0 0.2→0.1 0.1→0.2"])
  }

  /// Items that go are let go, whatever comes in their place, and may read the tree then.
  @Test func itemsThatGoAreLetGo() {
    final class Held: Identifiable {
      let id: Int
      let whenGone: () -> Void

      init(_ id: Int, whenGone: @escaping () -> Void) {
        self.id = id
        self.whenGone = whenGone
      }

      deinit { whenGone() }
    }
    var gone: [Int] = []
    var outline: OutlineDataSource<Held>?
    func held(_ id: Int) -> Held {
      Held(id) { [weak outline] in
        MainActor.assumeIsolated {
          gone.append(id)
          _ = outline?.rows.count
        }
      }
    }
    outline = OutlineDataSource([]) { _ in .none }
    outline?.insert((0..<40).map(held))
    outline?.insert((100..<103).map(held), into: 7)
    outline?.remove(7)
    expectEqual(gone.sorted(), [7, 100, 101, 102])
    outline?.insert([held(50)], at: 0)
    outline?.apply([held(60)])
    expectEqual(gone.count, 44)
    outline = nil
    expectEqual(gone.count, 45)
  }
}

/// An item that counts how often its identifier is read.
private struct CountedEntry: Identifiable, Equatable {
  let number: Int
  let counter: Counter
  var id: Int {
    counter.count += 1
    return number
  }

  static func == (first: CountedEntry, second: CountedEntry) -> Bool { first.id == second.id }
}

private final class Counter {
  var count = 0
}
