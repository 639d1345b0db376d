import Foundation
import GalleryServer
import Testing

@testable import gallery

struct LiveServerTests {
  private static let opening = #"{"screen": "movies", "width": 390, "height": 794, "dark": false}"#

  private struct Welcome: Decodable {
    struct Screen: Decodable { var name: String }
    var session: String
    var screens: [Screen]
  }

  private static func open(_ server: TestServer) async throws -> Welcome {
    let answer = try await server.post("/sessions", opening)
    #expect(answer.status == 200)
    return try JSONDecoder().decode(Welcome.self, from: Data(answer.body.utf8))
  }

  @Test func servesItsPageAndNothingElse() async throws {
    try await TestServer.with { server in
      for (path, type) in [("/", "text/html"), ("/page.css", "text/css"), ("/page.js", "text/javascript")] {
        let answer = try await server.get(path)
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"]?.hasPrefix(type) == true)
        #expect(answer.headers["content-security-policy"]?.contains("default-src 'none'") == true)
      }
      let hostile = [
        "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/Resources/page.html",
        "/page.html", "/sessions/../../etc/passwd", "/etc/passwd", "/%00", "/sessions/a/b/c",
      ]
      for path in hostile {
        let answer = try await server.get(path)
        #expect(answer.status == 404, "\(path)")
        #expect(!answer.body.contains("root:"))
      }
      #expect(try await server.get("/").status == 200)
    }
  }

  @Test func opensSessionsOfTheirOwn() async throws {
    try await TestServer.with { server in
      let first = try await Self.open(server)
      let second = try await Self.open(server)
      #expect(first.session != second.session)
      #expect(first.screens.map(\.name).contains("countries-grid"))
      let changed = try await server.post("/sessions/\(first.session)", #"{"type": "show", "screen": "contacts"}"#)
      #expect(changed.body.contains("Aino Korhonen"))
      #expect(try await server.post("/sessions/\(second.session)", #"{"type": "look"}"#).status == 204)
    }
  }

  @Test func forgetsAClosedSession() async throws {
    try await TestServer.with { server in
      let id = try await Self.open(server).session
      #expect(try await server.post("/sessions/\(id)/close", "").status == 204)
      let answer = try await server.post("/sessions/\(id)", #"{"type": "look"}"#)
      #expect(answer.status == 404)
      #expect(answer.error?.contains("no such session") == true)
    }
  }

  @Test(arguments: [
    ("", "not JSON"), ("{", "not JSON"), ("[]", "wrong kind"), ("{}", "\"type\" is missing"),
    (#"{"type": "fly"}"#, "unknown value"), (#"{"type": "tap"}"#, "\"key\" is missing"),
    (#"{"type": "tap", "key": "a"}"#, "wrong kind of value in \"key\""),
    (#"{"type": "show", "screen": "<b>"}"#, "no screen named"),
    (#"{"type": "resize", "width": 1e300, "height": 5}"#, "the size has to be"),
  ])
  func saysWhatIsWrongWithAMessage(_ body: String, _ words: String) async throws {
    try await TestServer.with { server in
      let id = try await Self.open(server).session
      let answer = try await server.post("/sessions/\(id)", body)
      #expect(answer.status == 400)
      #expect(answer.error?.contains(words) == true, "\(answer.body)")
      #expect(try await server.post("/sessions/\(id)", #"{"type": "look", "full": true}"#).status == 200)
    }
  }

  @Test func messagesAboutWhatIsGoneDoNothing() async throws {
    try await TestServer.with { server in
      let id = try await Self.open(server).session
      let messages = [
        #"{"type": "tap", "key": -1}"#, #"{"type": "scroll", "key": 0, "x": 1e300, "y": -1e300}"#,
        #"{"type": "index", "key": 1, "title": 99}"#, #"{"type": "perform", "action": 3}"#,
        #"{"type": "choose", "path": [0, 9, -1]}"#, #"{"type": "move", "key": 99999, "x": 1, "y": 1}"#,
        #"{"type": "swipe", "key": 99999, "edge": "leading"}"#, #"{"type": "dismiss"}"#,
      ]
      for message in messages {
        #expect(try await server.post("/sessions/\(id)", message).status == 200, "\(message)")
      }
    }
  }

  @Test func refusesWhatIsTooLarge() async throws {
    try await TestServer.with { server in
      let id = try await Self.open(server).session
      for size in [100_000, 3_000_000] {
        let answer = try await server.post("/sessions/\(id)", String(repeating: "x", count: size))
        #expect(answer.status == 413)
        #expect(answer.error?.contains("8192 bytes") == true)
      }
      #expect(try await server.post("/sessions/\(id)", #"{"type": "look"}"#).status == 204)
    }
  }

  @Test func refusesOtherHostsOriginsAndTypes() async throws {
    try await TestServer.with { server in
      #expect(try await server.get("/", headers: ["Host": "rebound.example"]).status == 421)
      #expect(try await server.get("/", headers: ["Host": "127.0.0.1.example:80"]).status == 421)
      #expect(try await server.get("/", headers: ["Host": "localhost:1"]).status == 200)
      let foreign = try await server.post("/sessions", Self.opening, headers: ["Origin": "http://rebound.example"])
      #expect(foreign.status == 403)
      #expect(try await server.post("/sessions", Self.opening, headers: ["Content-Type": "text/plain"]).status == 415)
      let wrong = try await server.get("/sessions")
      #expect(wrong.status == 405)
      #expect(wrong.headers["allow"] == "POST")
      #expect(try await server.get("/", method: "DELETE").status == 405)
    }
  }

  @Test func namesAPortThatIsInUse() async throws {
    try await TestServer.with { server in
      let port = UInt16(try #require(server.url.port))
      let second = try await LiveServer(port: port, screens: [])
      await #expect(throws: LiveServerError.portInUse(port, address: "127.0.0.1")) {
        try await second.run { _ in }
      }
    }
  }
}
