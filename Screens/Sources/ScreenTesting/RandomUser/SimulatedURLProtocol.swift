#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation
  import FoundationNetworking
  import Simulation

  /// A URL protocol that forwards the app's `URLSession` requests to servers of worlds.
  final class SimulatedURLProtocol: URLProtocol {
    // A session starts and stops it on one queue.
    private var loading: Task<Void, Never>?

    /// Installs this class in all sessions: in the shared one by a list of Foundation's, and in others by their configurations.
    static func install() { _ = installed }

    private static let installed: Void = {
      _ = URLProtocol.registerClass(SimulatedURLProtocol.self)
      csim_set_session_hook { pointer in
        guard let pointer, SimulatedURLProtocol.isNeeded else { return nil }
        let configuration = Unmanaged<URLSessionConfiguration>.fromOpaque(pointer).takeUnretainedValue()
        var classes = configuration.protocolClasses ?? []
        if classes.contains(where: { $0 == SimulatedURLProtocol.self }) { return nil }
        guard let copy = configuration.copy() as? URLSessionConfiguration else { return nil }
        // Insert it after the app's own classes and before Foundation's, which use the network.
        let place = classes.firstIndex { String(reflecting: $0).hasPrefix("FoundationNetworking.") } ?? classes.count
        classes.insert(SimulatedURLProtocol.self, at: place)
        copy.protocolClasses = classes
        return Unmanaged.passRetained(copy).toOpaque()
      }
    }()

    /// A Boolean value that indicates whether servers respond to requests: no request of a simulation leaves the process.
    private static var isNeeded: Bool { Scheduler.isOnSimulatingThread || !URLResponders.shared.isEmpty }

    override class func canInit(with request: URLRequest) -> Bool {
      guard let scheme = request.url?.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return false }
      return Scheduler.isOnSimulatingThread || URLResponders.shared.responder(for: request) != nil
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      // The session starts and stops this object. Only the task reads its properties and calls its client, which accepts calls from any
      // thread.
      nonisolated(unsafe) let loaded = self
      loading = Task { @MainActor in
        do {
          let response = try await loaded.response()
          if !Task.isCancelled { loaded.receive(response) }
        } catch {
          if !Task.isCancelled { loaded.client?.urlProtocol(loaded, didFailWithError: error) }
        }
      }
    }

    override func stopLoading() { loading?.cancel() }

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
#endif
