import Foundation
import NIOHTTP1

/// Answers the requests of browsers.
struct LiveHandler: Sendable {
  let page: LivePage
  let sessions: LiveSessions

  /// The names of this machine that a browser may have reached the server by. Another one in a request means that a
  /// web site has given its own name the address of this machine.
  private static let hosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// Why a request is refused before its body is read; `nil` if it is let in.
  func refusal(of head: HTTPRequestHead) -> LiveResponse? {
    let named = head.headers["Host"]
    guard named.count == 1, let host = named.first, LiveHandler.hosts.contains(LiveHandler.name(ofHost: host)) else {
      return .problem(.misdirectedRequest, "This server is reached as http://127.0.0.1 or http://localhost only.")
    }
    guard head.headers["Origin"].allSatisfy({ $0 == "http://" + host }) else {
      return .problem(.forbidden, "Pages of other servers cannot use this one.")
    }
    return nil
  }

  func answer(_ request: LiveRequest) async -> LiveResponse {
    if let file = page.file(at: request.path) { return LiveHandler.answer(request, with: file) }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
    if parts.first == "sources", parts.count == 2 { return await sources(request, of: parts[1]) }
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
    } catch {
      return .problem(.internalServerError, "The gallery cannot show this: \(error)")
    }
  }

  /// The files of a screen. The name is looked up among the screens and never joined to a folder.
  private func sources(_ request: LiveRequest, of name: String) async -> LiveResponse {
    guard request.method == .GET || request.method == .HEAD else { return .notAllowed("GET, HEAD") }
    guard let screen = sessions.screens.first(where: { $0.name == name }) else {
      return .problem(.notFound, "There is no screen of this name.")
    }
    // Strings are always encoded.
    return .json((try? JSONEncoder().encode(LiveSource.files(of: screen))) ?? Data())
  }

  private func open(_ request: LiveRequest) async throws -> Data {
    let opening: LiveOpening = try LiveRequestBody.decode(request)
    return try await encoded { try sessions.open(opening) }
  }

  private func answer(_ request: LiveRequest, session: String) async throws -> LiveResponse {
    let message: LiveMessage = try LiveRequestBody.decode(request)
    let data = try await encoded { try sessions.answer(message, from: session) }
    return data.map(LiveResponse.json) ?? .nothing
  }

  private func close(_ session: String) async -> LiveResponse {
    await sessions.close(session)
    return .nothing
  }

  @MainActor private func encoded(_ value: @MainActor () throws -> some Encodable) async throws -> Data {
    try JSONEncoder().encode(try value())
  }

  @MainActor private func encoded(_ value: @MainActor () throws -> LiveFrame?) async throws -> Data? {
    try value().map(JSONEncoder().encode)
  }

  private static func answer(_ request: LiveRequest, with file: LivePage.File) -> LiveResponse {
    switch request.method {
    case .GET, .HEAD: .file(file)
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
