import Simulation

/// The surroundings of a screen in a simulation, beside time: its servers.
@MainActor public final class World {
  private let choices: Choices
  private let keepsOrder: Bool
  /// Whether answers may fail in this world: in half of the worlds they do not, so that races can be distinguished from failures.
  let mayFail: Bool
  private(set) var servers: [SimulatedServer] = []

  /// A world for a test that is written by hand.
  ///
  /// Its servers answer after latencies that are drawn from the seed, in the time of the code that waits: in that of a
  /// `Scheduler` while one runs, and else in real time.
  ///
  /// - Parameter seed: the same seed draws the same latencies and failures.
  public convenience init(seed: UInt64 = 1) {
    let choices = Choices(seed: seed)
    _ = choices.beginStep()
    self.init(choices: choices, keepsOrder: false, mayFail: true)
  }

  init(choices: Choices, keepsOrder: Bool, mayFail: Bool) {
    self.choices = choices
    self.keepsOrder = keepsOrder
    self.mayFail = mayFail
  }

  /// A server, whose latencies and failures are choices of the simulation.
  ///
  /// - Parameters:
  ///   - latency: how long answers take.
  ///   - failing: which part of the answers fails, between 0 and 1; in half of the worlds none does.
  /// - Precondition: `failing` is between 0 and 1.
  public func server(latency: SimulatedLatency = .milliseconds(0...800), failing: Double = 0) -> SimulatedServer {
    guard (0...1).contains(failing) else { fatalError("\(failing) is not a part of the answers") }
    let percent = mayFail ? Int((failing * 100).rounded(.up)) : 0
    let server = SimulatedServer(choices: choices, latency: latency, failing: percent, keepsOrder: keepsOrder)
    servers.append(server)
    return server
  }

  /// Whether an answer has failed.
  var hasFailed: Bool { servers.contains(where: \.hasFailed) }
  var isIdle: Bool { servers.allSatisfy(\.isIdle) }
  /// What was asked for, whatever the order was.
  var requests: [String] { requestsInOrder.sorted() }
  /// What each server was asked for, in order.
  var requestsInOrder: [String] { servers.flatMap(\.requests).map(\.name) }
  var requestCount: Int { servers.reduce(0) { $0 + $1.requests.count } }
  var repeatedRequest: String? { servers.lazy.compactMap(\.repeated).first }
}

#if !canImport(UIKit)
  extension World {
    /// What was asked of the servers until now, for a film.
    var filmedRequests: [FilmFrame.Request] {
      servers.flatMap(\.requests).map { request in
        let state =
          switch request.state {
          case .underWay: "is under way"
          case .answered: "is answered"
          case .failed: "has failed"
          case .cancelled: "is cancelled"
          }
        return FilmFrame.Request(name: request.name, state: state)
      }
    }
  }
#endif
