import Simulation

/// A server whose responses are late, out of order, or failures, as a simulation chooses.
///
/// It detects requests that are made while the same one is pending, except those of cells.
@preconcurrency @MainActor public final class SimulatedServer {
  /// A failed request, such as a lost connection.
  public struct Failure: Error {}

  private let choices: Choices
  private let latency: SimulatedLatency
  private let failing: Int
  /// A Boolean value that indicates whether responses arrive in the order of requests.
  private let keepsOrder: Bool
  /// A Boolean value that indicates whether failures are spread evenly, and not random.
  private let spreadsFailures: Bool
  private var latest: ContinuousClock.Instant?
  private var underWay: [String: Int] = [:]
  /// The requests and their states, in order.
  private(set) var requests: [(name: String, state: RequestState)] = []

  enum RequestState: Hashable {
    case underWay, answered, failed, cancelled
  }

  /// A request that was made while the same one was pending.
  private(set) var repeated: String?

  init(choices: Choices, latency: SimulatedLatency, failing: Int, keepsOrder: Bool, spreadsFailures: Bool = false) {
    self.spreadsFailures = spreadsFailures
    self.choices = choices
    self.latency = latency
    self.failing = failing
    self.keepsOrder = keepsOrder
  }

  var isIdle: Bool { underWay.isEmpty }

  /// Responds to a request after a latency.
  ///
  /// A request that changes the server's state, such as sending a message, changes it after the response. A failed request changes
  /// nothing:
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
  ///   - request: The name of the request, with everything that its response depends on: two requests with one name are the same.
  ///   - value: A closure that creates the response when it arrives.
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
    // Code that cancels a request may repeat it before the request's task continues.
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

  /// A Boolean value that indicates whether the latest request is the next to fail: every second one, for a half.
  private var isNextFailure: Bool { requests.count * failing / 100 > (requests.count - 1) * failing / 100 }

  /// Sets the state of a pending request.
  private func end(_ number: Int, as state: RequestState) {
    guard requests[number].state == .underWay else { return }
    requests[number].state = state
    let name = requests[number].name
    let count = underWay[name, default: 1] - 1
    underWay[name] = count == 0 ? nil : count
  }

  /// A Boolean value that indicates whether a task began while a list requested a cell. A visible cell and a former one may load data
  /// of one item.
  @TaskLocal static var isAskedByCell = false

  // MARK: Requests of checks

  /// A Boolean value that indicates whether a check creates a cell, whose requests aren't the app's.
  @TaskLocal static var isAskedByCheck = false

  /// Returns a function that runs blocks submitted now, so that their requests belong to the same cell or check.
  static func askingWithin() -> ((() -> Void) -> Void)? {
    let (byCell, byCheck) = (isAskedByCell, isAskedByCheck)
    guard byCell || byCheck else { return nil }
    return { body in
      $isAskedByCell.withValue(byCell) { $isAskedByCheck.withValue(byCheck, operation: body) }
    }
  }

  /// Responds to a request of a check's cell after the shortest latency, with the last result of that name, without drawing a choice.
  private func answerCheck<Value: Sendable>(_ request: String, _ value: @Sendable () -> Value) async throws -> Value {
    try await Task.sleep(for: .milliseconds(latency.milliseconds.lowerBound))
    let last = requests.last { $0.name == request && ($0.state == .answered || $0.state == .failed) }
    if last?.state == .failed { throw Failure() }
    return value()
  }

  /// A Boolean value that indicates whether a request has failed.
  var hasFailed: Bool { requests.contains { $0.state == .failed } }
}
