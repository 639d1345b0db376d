import Foundation

/// What was submitted to a diffable data source, from whatever queue.
final class DiffableSubmissions<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  // Sendable: the state is read and written only while the lock is held.
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private struct State {
    var newest = Snapshot()
    /// How many submissions from other queues than the main one wait for it.
    var outstanding = 0
    var cameFromMain = false
    var cameFromElsewhere = false
  }

  private let lock = NSLock()
  private var state = State()

  /// The content after all that was submitted.
  var newest: Snapshot { lock.withLock { state.newest } }

  var hasOutstanding: Bool { lock.withLock { state.outstanding > 0 } }

  /// Notes where a submission comes from; whether others came from elsewhere.
  func note(fromMain isFromMain: Bool) -> Bool {
    lock.withLock {
      if isFromMain { state.cameFromMain = true } else { state.cameFromElsewhere = true }
      return state.cameFromMain && state.cameFromElsewhere
    }
  }

  func show(_ content: Snapshot) { lock.withLock { state.newest = content } }

  /// A submission that waits for the main queue.
  func await(_ content: Snapshot) {
    lock.withLock {
      state.newest = content
      state.outstanding += 1
    }
  }

  func arrived() { lock.withLock { state.outstanding -= 1 } }
}
