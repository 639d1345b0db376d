import Simulation

/// The surroundings of a screen in a simulation, beside time: its servers.
@preconcurrency @MainActor public final class World {
  private let choices: Choices
  private let keepsOrder: Bool
  /// Whether answers may fail in this world: in half of the worlds they do not, so that races can be distinguished from failures.
  let mayFail: Bool
  /// Who draws what happens.
  private let origin: Origin
  private(set) var servers: [SimulatedServer] = []

  /// Who draws what happens in a world.
  enum Origin {
    /// A simulation, or its replay. Some answers fail where nothing says how many.
    case simulation
    /// The seed of a test by hand.
    case seed
    /// Nobody, as a test by hand has no seed. Failures are spread evenly.
    case hand
  }

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

  init(choices: Choices, keepsOrder: Bool, mayFail: Bool, origin: Origin = .seed) {
    self.choices = choices
    self.origin = origin
    self.keepsOrder = keepsOrder
    self.mayFail = mayFail
  }

  /// A server, whose latencies and failures are choices of the simulation.
  ///
  /// - Parameters:
  ///   - latency: how long answers take.
  ///   - failing: which part of the answers fails, between 0 and 1. The default is a tenth in worlds of `simulate`, and none in a test by
  ///     hand. In half of the worlds of `simulate` no answer fails. In a test by hand 1 has each answer fail, and 0.5 every second one:
  ///     evenly with `withVirtualTime`, and as the seed has it with `World(seed:)`.
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
