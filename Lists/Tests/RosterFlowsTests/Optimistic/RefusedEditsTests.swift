import ListModels
import RosterFlows
import Simulation
import TestSupport
import Testing

#if os(Linux) && canImport(Glibc)

  @testable import RosterCore

  /// The items after optimistic edits, all of which are refused.
  @MainActor @Suite struct RefusedEditsTests {
    private enum Edit: Hashable {
      case remove(Int)
      case move(Int, after: Int)
      case append(Int)
      case insert(Int, at: Int)
      case change(Int)

      var isRemoval: Bool { if case .remove = self { true } else { false } }
      var changesOrder: Bool { if case .change = self { false } else { true } }
    }

    private struct Refusal: Error {}

    /// Makes edits, and ends them in an order, after which the items are those of before.
    ///
    /// They are in their order if they were removed only, or if one edit changed the order.
    ///
    /// - Parameter ends: which edits are cancelled one after the other; `nil` if the server refuses each as soon as it is told.
    private func complaint<Content: EditableDataSource<Cell>>(
      _ content: Content,
      _ edits: [Edit],
      _ ends: [Int]?,
      _ scheduler: Scheduler
    ) -> String? {
      let view = ListModel(content.map { $0 })
      let before = content.rows
      let section = content.numberOfSections - 1
      var pending: [PendingEdit] = []
      func wait() async throws {
        try await Task.sleep(for: ends == nil ? .milliseconds(1) : .seconds(1_000))
        if ends == nil { throw Refusal() }
      }
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
      for index in ends ?? [] { pending[index].cancel() }
      scheduler.advance(by: .seconds(1))
      if pending.contains(where: \.isPending) { return "\(edits): \(pending.map(\.state))" }
      let arranging = edits.filter(\.changesOrder)
      let isOrderKnown = arranging.count < 2 || arranging.allSatisfy(\.isRemoval)
      func sorted(_ rows: [[Cell]]) -> [Cell] { rows.flatMap { $0 }.sorted { $0.id < $1.id } }
      let isBack = isOrderKnown ? content.rows == before : sorted(content.rows) == sorted(before)
      if !isBack || view.ids != content.rows.map({ $0.map(\.id) }) || view.complaints != [] {
        return "\(edits) ended as \(ends ?? []): \(content.rows) instead of \(before), \(view.complaints)"
      }
      return nil
    }

    private func simulated(_ body: (Scheduler) -> String?) {
      Scheduler.run(seed: 1, choosing: { _ in 0 }) { scheduler in
        let complaint = body(scheduler)
        #expect(complaint == nil, "\(complaint ?? "")")
      }
    }

    /// All pairs of edits of three items, and some threes of them, ended in all orders.
    @Test(.slow) func fewEdits() {
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

    /// What is done with an item that is to be inserted waits, and is not done if that is refused.
    @Test(.slow) func whatWaitsForAnInsertion() {
      let first: [[Edit]] = [
        [], [.move(0, after: 2)], [.move(0, after: 2), .move(1, after: 0)], [.remove(1)], [.change(3)],
      ]
      let waiting: [[Edit]] = [
        [.change(7)], [.remove(7)], [.move(7, after: 0)], [.move(7, after: 0), .move(7, after: 2)],
        [.move(2, after: 7)], [.change(7), .move(7, after: 1), .remove(7)], [.insert(8, at: 2), .move(7, after: 8)],
      ]
      simulated { scheduler in
        for first in first {
          for insertion in [Edit.append(7), .insert(7, at: 1)] {
            for waiting in waiting {
              let edits = first + [insertion] + waiting
              for ends in [nil, Array(edits.indices), edits.indices.reversed()] as [[Int]?] {
                for content in Content.allCases {
                  if let complaint = content.complaint({ self.complaint($0, edits, ends, scheduler) }, count: 4) {
                    return "\(content): \(complaint)"
                  }
                }
              }
            }
          }
        }
        return nil
      }
    }

    /// What the edits are made in.
    @MainActor private enum Content: CaseIterable {
      case flat, nested, paged

      func complaint(_ body: (any EditableDataSource<Cell>) -> String?, count: Int) -> String? {
        let all = (0..<count).map { Cell(id: $0) }
        switch self {
        case .flat: return body(FlatDataSource(all))
        case .nested:
          return body(
            NestedDataSource<String, Cell, Never>([
              ContentSection(header: "A", items: Array(all[..<(count / 2)])),
              ContentSection(header: "B", items: Array(all[(count / 2)...])),
            ])
          )
        case .paged:
          let list = PagedDataSource<Cell, Int> { _ in Page([]) }
          list.begin(with: Page(all))
          return body(list)
        }
      }
    }

    @Test(arguments: Seeds.some(of: 0..<120)) func random(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      simulated { scheduler in
        let count = Int.random(in: 1...8, using: &random)
        var ids = Array(0..<count)
        var edits: [Edit] = []
        for number in 0..<Int.random(in: 1...9, using: &random) {
          // What has been inserted is edited as often as what was there.
          let id = (Bool.random(using: &random) ? ids.last : ids.randomElement(using: &random)) ?? 0
          let other = ids.randomElement(using: &random) ?? 0
          switch Int.random(in: 0..<5, using: &random) {
          case 0: edits.append(.remove(id))
          case 1 where id != other: edits.append(.move(id, after: other))
          case 2:
            edits.append(.append(100 + number))
            ids.append(100 + number)
          case 3:
            edits.append(.insert(100 + number, at: Int.random(in: 0...count, using: &random)))
            ids.append(100 + number)
          default: edits.append(.change(id))
          }
        }
        let ends = Int.random(in: 0..<3, using: &random) == 0 ? nil : edits.indices.shuffled(using: &random)
        let content = Content.allCases[seed % 3]
        return content.complaint({ complaint($0, edits, ends, scheduler) }, count: count).map { "\(content): \($0)" }
      }
    }

    /// Another change of the order stays: an item that returns goes behind the one that was before it.
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
