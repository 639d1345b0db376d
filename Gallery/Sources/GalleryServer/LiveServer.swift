import FlyingFox
import FlyingSocks
import Foundation
import Roster

/// Serves screens to the browsers of this machine, and to nobody else.
public struct LiveServer: Sendable {
  private let port: UInt16
  private let page: LivePage
  let sessions: LiveSessions

  /// How often windows are looked for that have gone without a word.
  private static let sweepInterval = Duration.seconds(60)

  /// - Parameters:
  ///   - port: the port; 0 lets the system choose a free one.
  ///   - screens: what a browser can choose; the first one is shown at first.
  /// - Throws: a ``LiveServerError`` if the package is incomplete.
  @MainActor public init(port: UInt16, screens: [LiveScreen]) throws {
    self.port = port
    page = try LivePage()
    sessions = LiveSessions(screens: screens)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter ready: is called with the page's address once browsers can connect.
  /// - Throws: a ``LiveServerError`` if the port cannot be had.
  public func run(ready: @escaping @Sendable (URL) -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      let first = try await start(.inet(ip4: "127.0.0.1", port: port), name: "127.0.0.1", port, in: &group)
      guard case .ip4(_, let port)? = await first.listeningAddress else { return }
      do {
        // `localhost` is this address in many browsers.
        _ = try await start(.loopback(port: port), name: "::1", port, in: &group)
      } catch is NoSuchAddress {
        // A machine without IPv6 has no `localhost` there either.
      }
      group.addTask {
        while true {
          try await Task.sleep(for: LiveServer.sweepInterval)
          await sessions.forgetSilent()
        }
      }
      if let url = URL(string: "http://127.0.0.1:\(port)/") { ready(url) }
      try await group.next()
    }
  }

  private struct NoSuchAddress: Error {}

  private func start(
    _ address: some SocketAddress,
    name: String,
    _ port: UInt16,
    in group: inout ThrowingTaskGroup<Void, any Error>
  ) async throws -> HTTPServer {
    let configuration = HTTPServer.Configuration(
      address: address,
      sharedRequestReplaySize: LiveRequestBody.limit,
      logger: .disabled
    )
    let server = HTTPServer(config: configuration, handler: LiveHandler(page: page, sessions: sessions))
    let waiting = Task { try await server.waitUntilListening() }
    let run = Task {
      defer { waiting.cancel() }
      try await server.run()
    }
    do {
      do {
        try await waiting.value
      } catch {
        run.cancel()
        try await run.value
        throw error
      }
    } catch SocketError.failed(_, EADDRINUSE, _) {
      throw LiveServerError.portInUse(port, address: name)
    } catch SocketError.failed(_, EACCES, _) {
      throw LiveServerError.noPermission(port)
    } catch SocketError.failed(_, let code, _) where code == EADDRNOTAVAIL || code == EAFNOSUPPORT {
      throw NoSuchAddress()
    }
    group.addTask {
      try await withTaskCancellationHandler {
        try await run.value
      } onCancel: {
        run.cancel()
      }
    }
    return server
  }
}
