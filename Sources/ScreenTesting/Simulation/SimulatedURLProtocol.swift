#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation
  import FoundationNetworking
  import Simulation

  /// Has servers of worlds answer what the app asks by `URLSession`.
  final class SimulatedURLProtocol: URLProtocol {
    // A session starts and stops it on one queue.
    private var loading: Task<Void, Never>?
    private var hasStopped = false

    /// Has all sessions ask this class, the shared one by a list of Foundation's, others by their configurations.
    static func install() { _ = installed }

    private static let installed: Void = {
      _ = URLProtocol.registerClass(SimulatedURLProtocol.self)
      csim_set_session_hook { pointer in
        guard let pointer, SimulatedURLProtocol.isNeeded else { return nil }
        let configuration = Unmanaged<URLSessionConfiguration>.fromOpaque(pointer).takeUnretainedValue()
        var classes = configuration.protocolClasses ?? []
        if classes.contains(where: { $0 == SimulatedURLProtocol.self }) { return nil }
        guard let copy = configuration.copy() as? URLSessionConfiguration else { return nil }
        // What loads from networks comes last; classes of the app's own come before.
        let place = classes.firstIndex { String(reflecting: $0).hasPrefix("FoundationNetworking.") } ?? classes.count
        classes.insert(SimulatedURLProtocol.self, at: place)
        copy.protocolClasses = classes
        return Unmanaged.passRetained(copy).toOpaque()
      }
    }()

    /// Whether requests are answered by servers: no request of a simulation leaves the process.
    private static var isNeeded: Bool { Scheduler.isOnSimulatingThread || !URLResponders.shared.isEmpty }

    override class func canInit(with request: URLRequest) -> Bool {
      guard let scheme = request.url?.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return false }
      return Scheduler.isOnSimulatingThread || URLResponders.shared.responder(for: request) != nil
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      // A task that is cancelled as it begins stops it first.
      if hasStopped { return }
      // The task that is cancelled calls it, too.
      client = client.map(ClientOfOneEnd.init)
      // The session starts and stops this object, and the task alone reads what it was made with and calls its client, which takes
      // calls from any thread.
      nonisolated(unsafe) let loaded = self
      loading = Task { @MainActor in
        do {
          let response = try await loaded.response()
          if loaded.isAwaited { loaded.receive(response) }
        } catch {
          if loaded.isAwaited { loaded.client?.urlProtocol(loaded, didFailWithError: error) }
        }
      }
    }

    /// Whether the session still knows the task: one that has ended, or is about to, may be gone from its list.
    private var isAwaited: Bool { !Task.isCancelled && !hasStopped && task?.state == .running }

    override func stopLoading() {
      hasStopped = true
      loading?.cancel()
    }

    @MainActor private func response() async throws -> SimulatedServer.Response {
      let address = request.url?.absoluteString ?? "nothing"
      if task is URLSessionDownloadTask {
        Scheduler.current?.report(
          .escaped("A download of \(address)", instead: "Use `data(for:)` or a data task: downloads are not simulated.")
        )
        throw URLError(.unsupportedURL)
      }
      guard let responder = URLResponders.shared.responder(for: request), let server = responder.server else {
        Scheduler.current?.report(
          .escaped(
            "A request to \(address)",
            instead: "Have a server of the world answer it: `server.respond { request in … }`."
          )
        )
        throw URLError(.notConnectedToInternet)
      }
      do {
        return try await server.respond(to: request, responder.answer)
      } catch is SimulatedServer.Failure {
        throw URLError(.networkConnectionLost)
      }
    }

    private func receive(_ response: SimulatedServer.Response) {
      guard let url = request.url,
        let answer = HTTPURLResponse(
          url: url,
          statusCode: response.status,
          httpVersion: "HTTP/1.1",
          headerFields: response.headers
        )
      else { return }
      client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: response.body)
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  /// Passes one end of a request on, and nothing after it.
  ///
  /// A task of swift-corelibs-foundation that is cancelled while its completion waits for its turn fails once more when it is
  /// not registered any longer, which ends the process (swiftlang/swift-corelibs-foundation#3296).
  private final class ClientOfOneEnd: NSObject, URLProtocolClient, @unchecked Sendable {
    // Its variable is read and written under the lock alone.
    private let client: any URLProtocolClient
    private let lock = NSLock()
    private var hasEnded = false

    init(_ client: any URLProtocolClient) { self.client = client }

    private var isFirstEnd: Bool {
      lock.withLock {
        defer { hasEnded = true }
        return !hasEnded
      }
    }

    private var isOpen: Bool { lock.withLock { !hasEnded } }

    func urlProtocol(
      _ protocol: URLProtocol,
      didReceive response: URLResponse,
      cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
      if isOpen { client.urlProtocol(`protocol`, didReceive: response, cacheStoragePolicy: policy) }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
      if isOpen { client.urlProtocol(`protocol`, didLoad: data) }
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
      if isFirstEnd { client.urlProtocolDidFinishLoading(`protocol`) }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
      if isFirstEnd { client.urlProtocol(`protocol`, didFailWithError: error) }
    }

    func urlProtocol(
      _ protocol: URLProtocol,
      wasRedirectedTo request: URLRequest,
      redirectResponse: URLResponse
    ) {
      if isOpen { client.urlProtocol(`protocol`, wasRedirectedTo: request, redirectResponse: redirectResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
      if isOpen { client.urlProtocol(`protocol`, cachedResponseIsValid: cachedResponse) }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
      if isOpen { client.urlProtocol(`protocol`, didReceive: challenge) }
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
      if isOpen { client.urlProtocol(`protocol`, didCancel: challenge) }
    }
  }
#endif
