import Simulation

/// The surroundings of a screen in a simulation, except time: its servers.
@preconcurrency @MainActor public final class World {
  private let choices: Choices
  private let keepsOrder: Bool
  /// A Boolean value that indicates whether requests may fail in this world. They don't in half of the worlds, which distinguishes
  /// races from failures.
  let mayFail: Bool
  /// The source of the choices.
  private let origin: Origin
  private(set) var servers: [SimulatedServer] = []

  /// The source of a world's choices.
  enum Origin {
    /// A simulation, or its replay. By default, some requests fail.
    case simulation
    /// The seed of a hand-written test.
    case seed
    /// A hand-written test without a seed. Failures are spread evenly.
    case hand
  }

  /// Creates a world for a hand-written test.
  ///
  /// Its servers respond after latencies that the seed determines. They pass in the time of the waiting code: a running `Scheduler`'s,
  /// or real time without one.
  ///
  /// - Parameter seed: The seed of the latencies and failures.
  public convenience init(seed: UInt64 = 1) {
    let choices = Choices(seed: seed)
    _ = choices.beginStep()
    self.init(choices: choices, keepsOrder: false, mayFail: true)
  }

  init(choices: Choices, keepsOrder: Bool, mayFail: Bool, origin: Origin = .seed) {
    self.choices = choices
    self.origin = origin
    self.keepsOrder = keepsOrder
    self.mayFail = mayFail
  }

  /// Returns a server, whose latencies and failures are choices of the simulation.
  ///
  /// - Parameters:
  ///   - latency: The latency of responses.
  ///   - failing: The part of requests that fail, between 0 and 1. The default is a tenth in worlds of `simulate`, half of which have
  ///     no failures, and none in a hand-written test. There, 1 fails every request, and 0.5 every second one: evenly with
  ///     `withVirtualTime`, and as the seed determines with `World(seed:)`.
  /// - Precondition: `failing` is between 0 and 1.
  public func server(latency: SimulatedLatency = .milliseconds(0...800), failing: Double? = nil) -> SimulatedServer {
    let failing = failing ?? (origin == .simulation ? 0.1 : 0)
    guard (0...1).contains(failing) else { fatalError("\(failing) is not a part of the answers") }
    let percent = mayFail ? Int((failing * 100).rounded(.up)) : 0
    let server = SimulatedServer(
      choices: choices,
      latency: latency,
      failing: percent,
      keepsOrder: keepsOrder,
      spreadsFailures: origin == .hand
    )
    servers.append(server)
    return server
  }

  /// A Boolean value that indicates whether a request has failed.
  var hasFailed: Bool { servers.contains(where: \.hasFailed) }
  var isIdle: Bool { servers.allSatisfy(\.isIdle) }
  /// The requests, in an order that doesn't depend on time.
  var requests: [String] { requestsInOrder.sorted() }
  /// The requests to each server, in order.
  var requestsInOrder: [String] { servers.flatMap(\.requests).map(\.name) }
  var requestCount: Int { servers.reduce(0) { $0 + $1.requests.count } }
  var repeatedRequest: String? { servers.lazy.compactMap(\.repeated).first }
}

#if !canImport(UIKit)
  extension World {
    /// The requests to the servers until now, for a film.
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
