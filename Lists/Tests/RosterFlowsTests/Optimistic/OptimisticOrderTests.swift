import RosterFlows

#if os(Linux) && canImport(Glibc)
  import Simulation
  import TestSupport
  import Testing

  @testable import RosterCore
  import RosterFlows

  /// The order of items after optimistic edits, all of which are refused.
  @MainActor @Suite struct OptimisticOrderTests {
    private enum Edit: Hashable {
      case remove(Int)
      case move(Int, after: Int)
      case append(Int)
      case insert(Int, at: Int)
      case change(Int)
    }

    /// Makes edits, and ends them in an order, after which items are where they were.
    private func complaint<Content: EditableDataSource<Cell>>(
      _ content: Content,
      _ edits: [Edit],
      _ ends: [Int],
      _ scheduler: Scheduler
    ) -> String? {
      let view = ListModel(content.map { $0 })
      let before = content.rows
      let section = content.numberOfSections - 1
      var pending: [PendingEdit] = []
      func wait() async throws { try await Task.sleep(for: .seconds(1_000)) }
      for edit in edits {
        switch edit {
        case .remove(let id): pending.append(content.remove(id: id, commit: wait))
        case .move(let id, let other): pending.append(content.move(id: id, after: other, commit: wait))
        case .append(let id):
          let path = ItemPath(section: section, item: content.numberOfItems(inSection: section))
          pending.append(
            content.insert(Cell(id: id), at: path) {
              try await wait(); return Cell(id: id)
            }
          )
        case .insert(let id, let index):
          let path = ItemPath(section: section, item: min(index, content.numberOfItems(inSection: section)))
          pending.append(
            content.insert(Cell(id: id), at: path) {
              try await wait(); return Cell(id: id)
            }
          )
        case .change(let id): pending.append(content.edit(id: id, { $0.content += 1 }, commit: wait))
        }
      }
      scheduler.settle()
      for index in ends { pending[index].cancel() }
      scheduler.settle()
      if content.rows != before || view.ids != before.map({ $0.map(\.id) }) || view.complaints != [] {
        return "\(edits) ended as \(ends): \(content.rows) instead of \(before), \(view.complaints)"
      }
      return nil
    }

    private func simulated(_ body: (Scheduler) -> String?) {
      makeBurstsOfOthers()
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let complaint = body(scheduler)
        #expect(complaint == nil, "\(complaint ?? "")")
      }
    }

    /// All pairs of edits of three items, and some threes of them, ended in all orders.
    @Test func fewEdits() {
      let all: [Edit] =
        (0..<3).flatMap { id in
          [.remove(id), .change(id)] + (0..<3).filter { $0 != id }.map { .move(id, after: $0) }
        } + [.append(7), .insert(8, at: 0), .insert(9, at: 1)]
      simulated { scheduler in
        for (number, first) in all.enumerated() {
          for (other, second) in all.enumerated() where first != second {
            let third = all[(number * 5 + other * 3) % all.count]
            for edits in [[first, second], [first, second, third]] where Set(edits).count == edits.count {
              if edits.count == 3, (number + other) % 4 > 0 { continue }
              let orders =
                edits.count == 2
                ? [[0, 1], [1, 0]] : [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
              for ends in orders {
                if let complaint = complaint(FlatDataSource(cells(0, 1, 2)), edits, ends, scheduler) {
                  return complaint
                }
              }
            }
          }
        }
        return nil
      }
    }

    @Test(arguments: Seeds.some(of: 0..<60)) func random(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      simulated { scheduler in
        let ids = Array(0..<Int.random(in: 1...8, using: &random))
        var edits: [Edit] = []
        for number in 0..<Int.random(in: 1...7, using: &random) {
          let id = ids.randomElement(using: &random) ?? 0
          let other = ids.randomElement(using: &random) ?? 0
          switch Int.random(in: 0..<5, using: &random) {
          case 0: edits.append(.remove(id))
          case 1 where id != other: edits.append(.move(id, after: other))
          case 2: edits.append(.append(100 + number))
          case 3: edits.append(.insert(100 + number, at: id))
          default: edits.append(.change(id))
          }
        }
        let ends = edits.indices.shuffled(using: &random)
        let all = ids.map { Cell(id: $0) }
        if seed % 2 == 0 { return complaint(FlatDataSource(all), edits, ends, scheduler) }
        let split = all.count / 2
        let nested = NestedDataSource<String, Cell, Never>([
          ContentSection(header: "A", items: Array(all[..<split])),
          ContentSection(header: "B", items: Array(all[split...])),
        ])
        return complaint(nested, edits, ends, scheduler)
      }
    }

    /// What else changes the order stays: an item that returns goes behind the one that was before it.
    @Test func anotherChangeOfTheOrderStays() {
      simulated { scheduler in
        let content = FlatDataSource(cells(0, 1, 2, 3))
        let pending = content.remove(id: 1) { try await Task.sleep(for: .seconds(1_000)) }
        scheduler.settle()
        content.move(id: 0, after: 3)
        pending.cancel()
        scheduler.settle()
        return content.items == cells(2, 3, 0, 1) ? nil : "\(content.items)"
      }
    }
  }
#endif
