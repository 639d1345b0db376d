@testable import Roster

/// Loads values when a test says so.
@MainActor final class PausedLoader: ValueLoading {
  struct Failure: Error {}

  /// The keys that were asked for, in order.
  private(set) var asked: [Int] = []
  /// The keys whose tasks were cancelled.
  private(set) var cancelled: [Int] = []
  private var waiting: [(key: Int, continuation: CheckedContinuation<String, any Error>)] = []

  /// The keys that wait for an answer, in order.
  var pending: [Int] { waiting.map(\.key) }

  func value(for key: Int) async throws -> String {
    asked.append(key)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((key, $0)) }
    } onCancel: {
      Task { @MainActor in cancelled.append(key) }
    }
  }

  /// Answers the first task that waits for a key.
  func answer(_ key: Int, fails: Bool = false) {
    guard let index = waiting.firstIndex(where: { $0.key == key }) else { return }
    let continuation = waiting.remove(at: index).continuation
    if fails { continuation.resume(throwing: Failure()) } else { continuation.resume(returning: "value \(key)") }
  }

  /// Ends what waits, so that no task is left.
  func answerAll() {
    for key in pending { answer(key) }
  }
}
