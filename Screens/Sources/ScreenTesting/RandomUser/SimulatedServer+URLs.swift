#if os(Linux) && canImport(Glibc)
  import Foundation
  import FoundationNetworking
  import Simulation

  extension SimulatedServer {
    /// The answer of a server to a request of `URLSession`.
    public struct Response: Sendable {
      /// The status of HTTP; 200 by default.
      public var status: Int
      public var headers: [String: String]
      public var body: Data

      public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
      }

      /// A value as JSON.
      ///
      /// - Throws: an error of the encoder.
      public static func json(
        _ value: some Encodable,
        status: Int = 200,
        encoder: JSONEncoder = JSONEncoder()
      ) throws -> Response {
        Response(status: status, headers: ["Content-Type": "application/json"], body: try encoder.encode(value))
      }

      /// A status without a body, as 404.
      public static func status(_ status: Int) -> Response { Response(status: status) }
    }

    /// Answers the requests that the app makes by `URLSession`, so that its own networking code is simulated as it is.
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
    /// An answer may depend on state that other requests change. Make the state in the closure that makes the screen, so that
    /// each world begins with the same:
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
    /// Answers come in the server's latencies, in any order, and fail with `URLError.networkConnectionLost` as often as the server
    /// does. All sessions are meant that are made after the first call and `URLSession.shared`, whatever configuration they have: no
    /// request leaves the process while a thread simulates. Requests that no server answers fail with
    /// `URLError.notConnectedToInternet`, and the simulation names them. A session's own `protocolClasses` come before.
    ///
    /// Two requests with one method, address and body are the same request, as ``answer(_:_:)`` has it.
    ///
    /// - Parameters:
    ///   - host: the host of the requests, as `"api.example.com"`; all by default. The server on which this was called last comes first.
    ///   - answer: makes the response, when it comes. Bodies of upload tasks are not in the request. An error that it throws is the
    ///     request's.
    /// - Note: Download tasks have no file in swift-corelibs-foundation where a `URLProtocol` answers. They fail with
    ///   `URLError.unsupportedURL`, and the simulation says so.
    public func respond(to host: String? = nil, _ answer: @escaping @MainActor (URLRequest) throws -> Response) {
      SimulatedURLProtocol.install()
      URLResponders.shared.add(URLResponder(self, host: host, answer: answer))
    }

    /// Answers a request of `URLSession` after a while.
    func respond(to request: URLRequest, _ answer: @MainActor (URLRequest) throws -> Response) async throws -> Response
    {
      var name = "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
      if let body = request.httpBody { name += " \(String(decoding: body, as: UTF8.self))" }
      try await self.answer(name) {}
      return try answer(request)
    }
  }

  /// Who answers requests to a host: in the simulation in which it was told to, or outside of any.
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

    /// Whether what the calling thread asks now may be answered.
    var isPresent: Bool {
      guard server != nil else { return false }
      guard Scheduler.isOnSimulatingThread else { return !isSimulated }
      // The thread that simulates is the main actor's.
      return isSimulated && MainActor.assumeIsolated { Scheduler.current === scheduler }
    }

    func answers(_ request: URLRequest) -> Bool { isPresent && (host == nil || host == request.url?.host) }
  }

  /// All who answer, the first last. Sessions ask from threads of their own where nothing is simulated.
  final class URLResponders: @unchecked Sendable {
    // Its variable is read and written under the lock alone.
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
