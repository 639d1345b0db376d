import Simulation

/// A server that answers late, out of order and wrongly, as the choices of a simulation say.
///
/// It notices requests that are made while the same one is under way, but for those of cells.
@preconcurrency @MainActor public final class SimulatedServer {
  /// An answer that failed, as a lost connection does.
  public struct Failure: Error {}

  private let choices: Choices
  private let latency: SimulatedLatency
  private let failing: Int
  /// Whether no answer overtakes one to an earlier request.
  private let keepsOrder: Bool
  /// Whether the answers that fail are spread evenly, and not drawn.
  private let spreadsFailures: Bool
  private var latest: ContinuousClock.Instant?
  private var underWay: [String: Int] = [:]
  /// What was asked for, in order, and what became of it.
  private(set) var requests: [(name: String, state: RequestState)] = []

  enum RequestState: Hashable {
    case underWay, answered, failed, cancelled
  }

  /// A request that was made while the same one was under way.
  private(set) var repeated: String?

  init(choices: Choices, latency: SimulatedLatency, failing: Int, keepsOrder: Bool, spreadsFailures: Bool = false) {
    self.spreadsFailures = spreadsFailures
    self.choices = choices
    self.latency = latency
    self.failing = failing
    self.keepsOrder = keepsOrder
  }

  var isIdle: Bool { underWay.isEmpty }

  /// Answers a request after a while.
  ///
  /// A request that changes the server's state, such as one that sends a message, changes it once the answer has come, so that a
  /// request which fails has changed nothing:
  ///
  /// ```swift
  /// var sent: [String] = []
  /// func send(_ text: String) async throws {
  ///   try await server.answer("send \(text)") {}
  ///   sent.append(text)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - request: the name of the request, with all that its answer depends on: two requests with one name are the same.
  ///   - value: makes the answer, when it comes.
  /// - Throws: ``Failure`` now and then, and `CancellationError` if the task is cancelled.
  public func answer<Value: Sendable>(_ request: String, _ value: @Sendable () -> Value) async throws -> Value {
    if Self.isAskedByCheck { return try await answerCheck(request, value) }
    let number = requests.count
    requests.append((request, .underWay))
    if underWay[request] != nil, repeated == nil, !Self.isAskedByCell { repeated = request }
    underWay[request, default: 0] += 1
    defer { end(number, as: .cancelled) }
    let (shortest, longest) = (latency.milliseconds.lowerBound, latency.milliseconds.upperBound)
    let wait = shortest + choices.below(longest - shortest + 1, .answer)
    let fails = failing > 0 && (spreadsFailures ? isNextFailure : choices.chance(percent: failing, .answer))
    var moment = ContinuousClock.now + .milliseconds(wait)
    if keepsOrder, let latest { moment = max(moment, latest) }
    latest = moment
    // Who cancels a request may make it again at once, before the task that made it goes on.
    try await withTaskCancellationHandler {
      try await Task.sleep(until: moment, clock: .continuous)
    } onCancel: {
      #if os(Linux) && canImport(Glibc)
        if Scheduler.isOnSimulatingThread { MainActor.assumeIsolated { end(number, as: .cancelled) } }
      #endif
    }
    end(number, as: fails ? .failed : .answered)
    if fails { throw Failure() }
    return value()
  }

  /// Whether the latest of the requests completes another failure: one in two, for a half.
  private var isNextFailure: Bool { requests.count * failing / 100 > (requests.count - 1) * failing / 100 }

  /// Notes what became of a request, if it is still under way.
  private func end(_ number: Int, as state: RequestState) {
    guard requests[number].state == .underWay else { return }
    requests[number].state = state
    let name = requests[number].name
    let count = underWay[name, default: 1] - 1
    underWay[name] = count == 0 ? nil : count
  }

  /// Whether a task began while a list asked for a cell: two cells, one of which is not displayed any more, may load what
  /// belongs to one item.
  @TaskLocal static var isAskedByCell = false

  // MARK: What checks ask

  /// Whether a check makes a cell, so that what is asked in it is no request of the app's.
  @TaskLocal static var isAskedByCheck = false

  /// What blocks run in that are handed out now, so that what they ask is asked by the same cell or check.
  static func askingWithin() -> ((() -> Void) -> Void)? {
    let (byCell, byCheck) = (isAskedByCell, isAskedByCheck)
    guard byCell || byCheck else { return nil }
    return { body in
      $isAskedByCell.withValue(byCell) { $isAskedByCheck.withValue(byCheck, operation: body) }
    }
  }

  /// Answers what a cell asks that a check has made: soon, as the last request of that name was answered, and without
  /// drawing a choice.
  private func answerCheck<Value: Sendable>(_ request: String, _ value: @Sendable () -> Value) async throws -> Value {
    try await Task.sleep(for: .milliseconds(latency.milliseconds.lowerBound))
    let last = requests.last { $0.name == request && ($0.state == .answered || $0.state == .failed) }
    if last?.state == .failed { throw Failure() }
    return value()
  }

  /// Whether an answer has failed.
  var hasFailed: Bool { requests.contains { $0.state == .failed } }
}
