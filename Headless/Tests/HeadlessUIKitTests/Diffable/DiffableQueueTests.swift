import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Applying on the main queue and on others. "Header" is the public SDK's, with its comments.
@MainActor struct DiffableQueueTests {
  /// Header: other queues are allowed if all updates come from there.
  @Test func applyingOnAnotherQueue() async throws {
    let table = DiffableTable()
    let source = try #require(table.source)
    let queue = DispatchQueue(label: "updates")
    let steps: [[Int]] = [[1, 2, 3], [3, 1], [3, 1, 4, 5]]
    let log = CompletionLog()
    for items in steps {
      queue.async {
        source.apply(TextSnapshot([SectionRows("a", items)])) { MainActor.assumeIsolated { log.completed += 1 } }
        // Whoever submits sees what is submitted.
        let seen = source.snapshot().itemIdentifiers
        DispatchQueue.main.async { MainActor.assumeIsolated { log.seen.append(seen) } }
      }
    }
    #expect(await eventually { log.completed == 3 && log.seen.count == 3 })
    expectEqual(log.seen, steps)
    expectEqual(table.texts, ["3", "1", "4", "5"])
    expectEqual(table.view.headlessWarnings, [])
  }

  /// anytype-swift#998: a warning, and a stop only while another update waits.
  @Test func mixingQueues() async throws {
    let table = DiffableTable([SectionRows("a", [1])])
    let source = try #require(table.source)
    let log = CompletionLog()
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "updates").async {
        source.apply(TextSnapshot([SectionRows("a", [1, 2])])) { MainActor.assumeIsolated { log.completed += 1 } }
        continuation.resume()
      }
    }
    #expect(await eventually { log.completed == 1 })
    #expect(
      table.view.headlessWarnings.contains {
        $0.hasPrefix(
          "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks."
        )
      }
    )
    let warnings = HeadlessDiffableWarning.recording { source.apply(TextSnapshot([SectionRows("a", [3])])) }
    expectEqual(warnings.map(\.kind), [.mixedQueues])
    expectEqual(table.texts, ["3"])
  }

  /// TBA#794: the main queue does not wait for an update that waits for the main queue.
  @Test func applyingWhileAnotherUpdateWaits() async throws {
    let table = DiffableTable()
    let source = try #require(table.source)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "updates").async {
      source.apply(TextSnapshot([SectionRows("a", [1])]))
      done.signal()
    }
    block(until: done)
    let failures = HeadlessFailure.recording { source.apply(TextSnapshot([SectionRows("a", [2])])) }
    expectEqual(failures.map(\.kind), [.reentrantApply])
    #expect(await eventually { table.texts == ["1"] })
    expectEqual(source.snapshot().itemIdentifiers, [1])
  }

  /// What the main queue has to be busy for while a test looks.
  private func block(until semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test func sectionSnapshotsOnAnotherQueue() async throws {
    let list = DiffableCollection()
    let source = try #require(list.source)
    DispatchQueue(label: "updates").async {
      var outline = Outline()
      outline.append([1, 2])
      outline.append([11], to: 1)
      source.apply(outline, to: "a")
      outline.expand([1])
      source.apply(outline, to: "a")
    }
    #expect(await eventually { source.itemIdentifier(for: .item(1)) == 11 })
    expectEqual(source.snapshot(for: "a").items, [1, 11, 2])
  }

  /// A user who moves an item while an update waits loses the move, and nothing breaks.
  @Test func movingWhileAnUpdateWaits() async throws {
    let list = DiffableCollection([])
    let source = try #require(list.source)
    source.reorderingHandlers.canReorderItem = { _ in true }
    let queue = DispatchQueue(label: "updates")
    queue.async { source.apply(TextSnapshot([SectionRows("a", [1, 2, 3])])) }
    #expect(await eventually { source.itemIdentifier(for: .item(2)) == 3 })
    list.view.layoutIfNeeded()
    let done = DispatchSemaphore(value: 0)
    queue.async {
      source.apply(TextSnapshot([SectionRows("a", [1, 2, 3, 4])]))
      done.signal()
    }
    block(until: done)
    #expect(list.view.headlessMoveItem(at: .item(0), to: .item(2)))
    expectEqual(list.texts, ["2", "3", "1"])
    #expect(await eventually { list.texts == ["1", "2", "3", "4"] })
  }
}

/// What completions on the main queue note.
@MainActor private final class CompletionLog {
  var completed = 0
  var seen: [[Int]] = []
}
