import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import Roster

/// Serves screens to the browsers of this machine, and to nobody else.
public struct LiveServer: Sendable {
  private let port: UInt16
  private let page: LivePage
  private let limits: LiveLimits
  let sessions: LiveSessions

  /// One thread that lives as long as the process does: what is done about connections takes next to no time.
  private static let eventLoops = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// How often windows are looked for that have gone without a word.
  private static let sweepInterval = Duration.seconds(60)

  /// - Parameters:
  ///   - port: the port; 0 lets the system choose a free one.
  ///   - screens: what a browser can choose; the first one is shown at first.
  /// - Throws: a ``LiveServerError`` if the package is incomplete.
  @MainActor public init(port: UInt16, screens: [LiveScreen]) throws {
    try self.init(port: port, screens: screens, limits: LiveLimits())
  }

  @MainActor package init(port: UInt16, screens: [LiveScreen], limits: LiveLimits) throws {
    self.port = port
    self.limits = limits
    page = try LivePage()
    sessions = LiveSessions(screens: screens)
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter ready: is called with the page's address once browsers can connect.
  /// - Throws: a ``LiveServerError`` if the port cannot be had.
  public func run(ready: @escaping @Sendable (URL) -> Void) async throws {
    let loop = LiveServer.eventLoops.next()
    let connections = NIOLoopBoundBox.makeBoxSendingValue(
      LiveConnections(limit: limits.connectionCount),
      eventLoop: loop
    )
    let listener = try await listen(address: "127.0.0.1", port: Int(port), on: loop, connections)
    let port = listener.localAddress?.port ?? Int(port)
    var listeners = [listener]
    do {
      // `localhost` is this address in many browsers.
      listeners.append(try await listen(address: "::1", port: port, on: loop, connections))
    } catch is NoSuchAddress {
      // A machine without IPv6 has no `localhost` there either.
    } catch {
      try? await listener.close()
      throw error
    }
    let sweeping = Task {
      while !Task.isCancelled {
        try await Task.sleep(for: LiveServer.sweepInterval)
        await sessions.forgetSilent()
      }
    }
    defer { sweeping.cancel() }
    if let url = URL(string: "http://127.0.0.1:\(port)/") { ready(url) }
    try await withTaskCancellationHandler { [listeners] in
      for listener in listeners { try await listener.closeFuture.get() }
    } onCancel: { [listeners] in
      for listener in listeners { listener.close(promise: nil) }
      loop.execute { connections.value.closeAll() }
    }
  }

  private struct NoSuchAddress: Error {}

  private func listen(
    address: String,
    port: Int,
    on loop: any EventLoop,
    _ connections: NIOLoopBoundBox<LiveConnections>
  ) async throws -> any Channel {
    let handler = LiveHandler(page: page, sessions: sessions)
    let bootstrap = ServerBootstrap(group: loop)
      .serverChannelOption(.backlog, value: 128)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { [limits] channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          // Errors are answered in the page's words by the connection.
          try pipeline.configureHTTPServerPipeline(
            withErrorHandling: false,
            withEncoderConfiguration: .init(),
            withDecoderLimitConfiguration: limits.decoderLimits
          )
          try pipeline.addHandler(LiveConnection(handler: handler, limits: limits, connections: connections.value))
        }
      }
    do {
      return try await bootstrap.bind(host: address, port: port).get()
    } catch let error as IOError {
      switch error.errnoCode {
      case EADDRINUSE: throw LiveServerError.portInUse(UInt16(port), address: address)
      case EACCES: throw LiveServerError.noPermission(UInt16(port))
      case EADDRNOTAVAIL, EAFNOSUPPORT: throw NoSuchAddress()
      default: throw error
      }
    }
  }
}
