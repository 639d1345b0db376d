import Simulation

/// A server that answers late, out of order and wrongly, as the choices of a simulation say.
///
/// It notices what is asked for twice at a time.
@MainActor public final class SimulatedServer {
  /// An answer that failed, as a lost connection does.
  public struct Failure: Error {}

  private let choices: Choices
  private let latency: SimulatedLatency
  private let failing: Int
  /// Whether no answer overtakes one to an earlier request.
  private let keepsOrder: Bool
  private var latest: ContinuousClock.Instant?
  private var underWay: [String: Int] = [:]
  /// What was asked for, in order, and what became of it.
  private(set) var requests: [(name: String, state: RequestState)] = []

  enum RequestState: Hashable {
    case underWay, answered, failed, cancelled
  }

  /// A request that was made while the same one was under way.
  private(set) var repeated: String?

  init(choices: Choices, latency: SimulatedLatency, failing: Int, keepsOrder: Bool) {
    self.choices = choices
    self.latency = latency
    self.failing = failing
    self.keepsOrder = keepsOrder
  }

  var isIdle: Bool { underWay.isEmpty }

  /// Answers a request after a while.
  ///
  /// - Parameters:
  ///   - request: what is asked for, with what it depends on: two requests with one name are the same.
  ///   - value: makes the answer, when it comes.
  /// - Throws: ``Failure`` now and then, and `CancellationError` if the task is cancelled.
  public func answer<Value: Sendable>(_ request: String, _ value: @Sendable () -> Value) async throws -> Value {
    let number = requests.count
    requests.append((request, .underWay))
    if underWay[request] != nil, repeated == nil { repeated = request }
    underWay[request, default: 0] += 1
    defer {
      let count = underWay[request, default: 1] - 1
      underWay[request] = count == 0 ? nil : count
    }
    let (shortest, longest) = (latency.milliseconds.lowerBound, latency.milliseconds.upperBound)
    let wait = shortest + choices.below(longest - shortest + 1, .answer)
    let fails = failing > 0 && choices.chance(percent: failing, .answer)
    var moment = ContinuousClock.now + .milliseconds(wait)
    if keepsOrder, let latest { moment = max(moment, latest) }
    latest = moment
    do {
      try await Task.sleep(until: moment, clock: .continuous)
    } catch {
      requests[number].state = .cancelled
      throw error
    }
    requests[number].state = fails ? .failed : .answered
    if fails { throw Failure() }
    return value()
  }
}
