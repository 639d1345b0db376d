import FlyingFox
import Foundation

/// Answers the requests of browsers.
struct LiveHandler: HTTPHandler {
  let page: LivePage
  let sessions: LiveSessions

  /// The names of this machine that a browser may have reached the server by. Another one in a request means that a
  /// web site has given its own name the address of this machine.
  private static let hosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let host = request.headers[.host], LiveHandler.hosts.contains(LiveHandler.name(ofHost: host)) else {
      return .problem(.misdirectedRequest, "This server is reached as http://127.0.0.1 or http://localhost only.")
    }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://" + host {
      return .problem(.forbidden, "Pages of other servers cannot use this one.")
    }
    if let file = page.file(at: request.path) { return LiveHandler.answer(request, with: file) }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    guard parts.first == "sessions", parts.count <= 3 else {
      return .problem(.notFound, "There is nothing at this address.")
    }
    guard request.method == .POST else { return .notAllowed("POST") }
    do {
      switch (parts.count, parts.last) {
      case (1, _): return .json(try await open(request))
      case (2, _): return try await answer(request, session: parts[1])
      case (_, "close"): return await close(parts[1])
      default: return .problem(.notFound, "There is nothing at this address.")
      }
    } catch let problem as LiveProblem {
      return .problem(problem == .unknownSession ? .notFound : .badRequest, problem.description)
    } catch let refusal as LiveRequestBody.Refusal {
      return .problem(refusal.status, refusal.reason)
    } catch let cancellation as CancellationError {
      throw cancellation
    } catch {
      return .problem(.internalServerError, "The gallery cannot show this: \(error)")
    }
  }

  private func open(_ request: HTTPRequest) async throws -> Data {
    let opening: LiveOpening = try await LiveRequestBody.decode(request)
    return try await encoded { try sessions.open(opening) }
  }

  private func answer(_ request: HTTPRequest, session: String) async throws -> HTTPResponse {
    let message: LiveMessage = try await LiveRequestBody.decode(request)
    let data = try await encoded { try sessions.answer(message, from: session) }
    return data.map(HTTPResponse.json) ?? HTTPResponse(statusCode: .noContent)
  }

  private func close(_ session: String) async -> HTTPResponse {
    await sessions.close(session)
    return HTTPResponse(statusCode: .noContent)
  }

  @MainActor private func encoded(_ value: @MainActor () throws -> some Encodable) async throws -> Data {
    try JSONEncoder().encode(try value())
  }

  @MainActor private func encoded(_ value: @MainActor () throws -> LiveFrame?) async throws -> Data? {
    try value().map(JSONEncoder().encode)
  }

  private static func answer(_ request: HTTPRequest, with file: LivePage.File) -> HTTPResponse {
    switch request.method {
    case .GET: .file(file)
    case .HEAD: .file(LivePage.File(data: Data(), mediaType: file.mediaType))
    default: .notAllowed("GET, HEAD")
    }
  }

  /// The host without its port.
  private static func name(ofHost host: String) -> String {
    guard let colon = host.lastIndex(of: ":"), host[host.index(after: colon)...].allSatisfy(\.isASCIIDigit) else {
      return host.lowercased()
    }
    return host[..<colon].lowercased()
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
