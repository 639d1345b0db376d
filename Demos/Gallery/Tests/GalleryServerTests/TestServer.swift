import Foundation
import FoundationNetworking
import GalleryScreens
import GalleryServer
import Testing

@testable import gallery

/// A server of the gallery on a free port, for as long as a test runs.
struct TestServer: Sendable {
  let url: URL

  /// An answer with what a test looks at.
  struct Answer: Sendable {
    var status: Int
    var body: String
    var headers: [String: String]

    var error: String? {
      (try? JSONDecoder().decode([String: String].self, from: Data(body.utf8)))?["error"]
    }
  }

  /// Runs a test with a server that ends with it.
  static func with(
    _ limits: LiveLimits = LiveLimits(),
    _ body: @escaping @Sendable (TestServer) async throws -> Void
  ) async throws {
    let orders = try OrdersFile(contentsOf: OrdersFile.sample()).orders
    let server = try await LiveServer(port: 0, screens: TestServer.screens(orders), limits: limits)
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await server.run { continuation.yield($0) } }
      group.addTask {
        for await url in addresses {
          try await body(TestServer(url: url))
          return
        }
      }
      try await group.next()
    }
  }

  @MainActor private static func screens(_ orders: [Order]) -> [LiveScreen] {
    GalleryScreen.allCases.flatMap {
      LiveScreen.screens($0, orders: orders, files: .sample, mails: Mail.sample, conversation: ChatMessage.sample) {
        try FeedProcess(GalleryProcess.path.map { URL(fileURLWithPath: $0) })
      }
    }
  }

  func get(_ path: String, headers: [String: String] = [:], method: String = "GET") async throws -> Answer {
    try await send(request(path, method, headers))
  }

  func post(_ path: String, _ body: String, headers: [String: String] = [:]) async throws -> Answer {
    var request = request(path, "POST", ["Content-Type": "application/json"].merging(headers) { $1 })
    request.httpBody = Data(body.utf8)
    return try await send(request)
  }

  private func request(_ path: String, _ method: String, _ headers: [String: String]) -> URLRequest {
    var request = URLRequest(url: URL(string: path, relativeTo: url) ?? url)
    request.httpMethod = method
    // Tests that need the main actor for long come first on a busy machine.
    request.timeoutInterval = 120
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  private func send(_ request: URLRequest) async throws -> Answer {
    let (data, response) = try await URLSession.shared.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    let headers = http.allHeaderFields.compactMap { name, value in
      (name as? String).flatMap { name in (value as? String).map { (name.lowercased(), $0) } }
    }
    return Answer(
      status: http.statusCode,
      body: String(decoding: data, as: UTF8.self),
      headers: Dictionary(headers) { $1 }
    )
  }
}
