#if os(Linux) && canImport(Glibc)
  import Foundation
  import FoundationNetworking
  import Simulation

  extension SimulatedServer {
    /// A server's response to a `URLSession` request.
    public struct Response: Sendable {
      /// The HTTP status. The default is 200.
      public var status: Int
      /// The header fields.
      public var headers: [String: String]
      /// The body.
      public var body: Data

      /// Creates a response.
      public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
      }

      /// Returns a value as JSON.
      ///
      /// - Throws: An error of the encoder.
      public static func json(
        _ value: some Encodable,
        status: Int = 200,
        encoder: JSONEncoder = JSONEncoder()
      ) throws -> Response {
        Response(status: status, headers: ["Content-Type": "application/json"], body: try encoder.encode(value))
      }

      /// Returns a status without a body, such as 404.
      public static func status(_ status: Int) -> Response { Response(status: status) }
    }

    /// Responds to the app's `URLSession` requests, so you simulate its networking code unchanged.
    ///
    /// ```swift
    /// try simulate(InboxViewController.self) { world in
    ///   world.server(failing: 0.1).respond { request in
    ///     request.url?.path == "/subjects" ? try .json(["Hello", "Bye"]) : .status(404)
    ///   }
    ///   return InboxViewController()  // asks https://api.example.com/subjects
    /// }
    /// ```
    ///
    /// A response may depend on state that other requests change. Create the state in the closure that creates the screen, so that each
    /// world begins with the same state:
    ///
    /// ```swift
    /// try simulate(InboxViewController.self) { world in
    ///   var subjects = ["Hello", "Bye"]
    ///   world.server().respond { request in
    ///     if request.httpMethod == "POST", let body = request.httpBody {
    ///       subjects.append(String(decoding: body, as: UTF8.self))
    ///     }
    ///     return try .json(subjects)
    ///   }
    ///   return InboxViewController()  // sends a subject, and asks for all
    /// }
    /// ```
    ///
    /// Responses arrive after the server's latencies, in any order, and fail with `URLError.networkConnectionLost` as often as the
    /// server does. This applies to `URLSession.shared` and to all sessions created after the first call, with any configuration. No
    /// request leaves the process while a thread simulates. Requests without a responding server fail with
    /// `URLError.notConnectedToInternet`, and the simulation reports them. A session's own `protocolClasses` take precedence.
    ///
    /// Two requests with one method, address, and body are the same request for ``answer(_:_:)``.
    ///
    /// - Parameters:
    ///   - host: The host of the requests, as `"api.example.com"`. The default is all hosts. The latest call takes precedence.
    ///   - answer: A closure that creates the response when it arrives. Requests don't include bodies of upload tasks. An error that it
    ///     throws is the request's error.
    /// - Note: In swift-corelibs-foundation, download tasks have no file if a `URLProtocol` responds. They fail with
    ///   `URLError.unsupportedURL`, and the simulation reports that.
    public func respond(to host: String? = nil, _ answer: @escaping @MainActor (URLRequest) throws -> Response) {
      SimulatedURLProtocol.install()
      URLResponders.shared.add(URLResponder(self, host: host, answer: answer))
    }

    /// Responds to a `URLSession` request after a latency.
    func respond(to request: URLRequest, _ answer: @MainActor (URLRequest) throws -> Response) async throws -> Response
    {
      var name = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
      if let body = request.httpBody { name += " \(String(decoding: body, as: UTF8.self))" }
      try await self.answer(name) {}
      return try answer(request)
    }
  }

  /// A responder to requests to a host: in the simulation that added it, or outside of any.
  struct URLResponder {
    private(set) weak var server: SimulatedServer?
    private weak var scheduler: Scheduler?
    private let isSimulated: Bool
    private let host: String?
    let answer: @MainActor (URLRequest) throws -> SimulatedServer.Response

    @MainActor init(
      _ server: SimulatedServer,
      host: String?,
      answer: @escaping @MainActor (URLRequest) throws -> SimulatedServer.Response
    ) {
      (self.server, self.host, self.answer) = (server, host, answer)
      scheduler = Scheduler.current
      isSimulated = scheduler != nil
    }

    /// A Boolean value that indicates whether the calling thread's requests may get a response now.
    var isPresent: Bool {
      guard server != nil else { return false }
      guard Scheduler.isOnSimulatingThread else { return !isSimulated }
      // The simulating thread is the main actor's.
      return isSimulated && MainActor.assumeIsolated { Scheduler.current === scheduler }
    }

    func answers(_ request: URLRequest) -> Bool { isPresent && (host == nil || host == request.url?.host) }
  }

  /// All responders, in order of insertion. Outside of simulations, sessions call it from their own threads.
  final class URLResponders: @unchecked Sendable {
    // The lock protects its variable.
    static let shared = URLResponders()
    private let lock = NSLock()
    private var all: [URLResponder] = []

    func add(_ responder: URLResponder) {
      lock.withLock {
        all.removeAll { $0.server == nil }
        all.append(responder)
      }
    }

    func responder(for request: URLRequest) -> URLResponder? {
      lock.withLock {
        all.last { $0.answers(request) }
      }
    }

    var isEmpty: Bool { lock.withLock { !all.contains(where: \.isPresent) } }
  }
#endif
