import Foundation
import GalleryServer
import Testing

/// What other programs of the machine, and web pages in its browsers, can send to the server.
///
/// Numbers and times are bounded: nothing here lasts longer than its limits.
@Suite(.serialized) struct AttackTests {
  private static let opening = #"{"screen": "movies", "width": 390, "height": 794, "dark": false}"#

  private static func post(_ path: String, _ body: String, headers: String = "") -> String {
    "POST \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\(headers)"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  private func limits(_ change: (inout LiveLimits) -> Void) -> LiveLimits {
    var limits = LiveLimits()
    change(&limits)
    return limits
  }

  // MARK: Sizes

  /// The answer comes although neither the line nor the head has ended, and before the host is looked at.
  @Test(arguments: [
    "GET /" + String(repeating: "a", count: 8_300),
    "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 8_300),
    "GET / HTTP/1.1\r\n" + String(repeating: "X", count: 8_300),
    "GET / HTTP/1.1\r\nHost: rebound.example\r\nCookie: " + String(repeating: "a=b; ", count: 1_700),
    "GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 65),
    "GET / HTTP/1.1\r\n" + (0..<3).map { "X\($0): " + String(repeating: "a", count: 6_000) + "\r\n" }.joined(),
  ])
  func theHeadIsBoundedBeforeItEnds(_ start: String) async throws {
    try await TestServer.with { server in
      let connection = try RawConnection(to: server.url)
      await connection.send(start)
      let answer = await connection.receive()
      #expect(answer.status == 431, "\(answer)")
      #expect(answer.body.contains("The head of a request has at most 16384 bytes"))
      #expect(answer.isClosed)
      #expect(try await server.get("/").status == 200)
    }
  }

  /// A megabyte of one line is not read to its end.
  @Test func aLineWithoutEndIsNotRead() async throws {
    try await TestServer.with { server in
      let connection = try RawConnection(to: server.url)
      await connection.send("GET /" + String(repeating: "a", count: 1_000_000))
      #expect(await connection.receive().isClosed)
      #expect(try await server.get("/").status == 200)
    }
  }

  @Test(arguments: [
    "\u{0}\u{1}\u{2}\r\n\r\n", "hello\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  ])
  func whatIsNotHTTPIsRefused(_ text: String) async throws {
    try await TestServer.with { server in
      let connection = try RawConnection(to: server.url)
      await connection.send(text)
      let answer = await connection.receive()
      #expect(answer.status == 400, "\(answer)")
      #expect(answer.isClosed)
    }
  }

  @Test func hostsAndOriginsAreRefusedBeforeTheBody() async throws {
    try await TestServer.with { server in
      for (headers, status) in [
        ("Host: rebound.example\r\n", 421), ("", 421), ("Host: localhost\r\nHost: localhost\r\n", 421),
        ("Host: localhost\r\nOrigin: http://rebound.example\r\n", 403), ("Host: localhost\r\nOrigin: null\r\n", 403),
      ] {
        let connection = try RawConnection(to: server.url)
        await connection.send("POST /sessions HTTP/1.1\r\n\(headers)Content-Length: 1000\r\n\r\n{")
        let answer = await connection.receive()
        #expect(answer.status == status, "\(headers)")
        #expect(answer.isClosed)
      }
    }
  }

  @Test func aBodyIsBoundedHoweverItIsSent() async throws {
    try await TestServer.with { server in
      let chunk = "1000\r\n" + String(repeating: "x", count: 4096) + "\r\n"
      let head = "POST /sessions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      for body in [
        "Transfer-Encoding: chunked\r\n\r\n\(chunk)\(chunk)\(chunk)0\r\n\r\n",
        "Content-Length: 8193\r\n\r\n" + String(repeating: "x", count: 8193),
        "Content-Length: 5000000000\r\n\r\n",
        "Content-Length: 8193\r\nExpect: 100-continue\r\n\r\n",
      ] {
        let connection = try RawConnection(to: server.url)
        await connection.send(head + body)
        let answer = await connection.receive()
        #expect(answer.status == 413, "\(answer)")
        #expect(answer.body.contains("8192 bytes"))
      }
    }
  }

  @Test func aTextIsBounded() async throws {
    try await TestServer.with { server in
      let welcome = try await server.post("/sessions", Self.opening)
      let session = try #require(welcome.body.firstMatch(of: /"session":"(\w+)"/)?.1)
      func type(_ count: Int) async throws -> TestServer.Answer {
        let text = String(repeating: "a", count: count)
        return try await server.post("/sessions/\(session)", #"{"type": "type", "key": 1, "text": "\#(text)"}"#)
      }
      #expect(try await type(256).status == 200)
      let answer = try await type(257)
      #expect(answer.status == 400)
      #expect(answer.error?.contains("a text has at most 256 characters") == true)
    }
  }

  // MARK: Times and numbers

  /// Silence, half a head, half a body, and a head of which a byte comes now and then.
  @Test(arguments: ["", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\n", post("/sessions", "{}") + "GET "])
  func connectionsThatBringNoRequestAreClosed(_ start: String) async throws {
    let limits = limits { $0.patience = .milliseconds(300) }
    try await TestServer.with(limits) { server in
      let connection = try RawConnection(to: server.url)
      await connection.send(start)
      #expect(await connection.receive().isClosed)
    }
  }

  @Test func aByteNowAndThenDoesNotKeepAConnection() async throws {
    let limits = limits { $0.patience = .milliseconds(300) }
    try await TestServer.with(limits) { server in
      let connection = try RawConnection(to: server.url)
      var isClosed = false
      for _ in 0..<100 where !isClosed {
        await connection.send("G")
        isClosed = await connection.receive(seconds: 0.05).isClosed
      }
      #expect(isClosed)
    }
  }

  /// A client that asks on and on and never reads: the server makes no answer while one is to be taken, and ends with the
  /// client's patience. What the system buffers between them does not count: it takes some megabytes.
  @Test func answersThatNobodyReadsAreBounded() async throws {
    let limits = limits { $0.patience = .milliseconds(500) }
    try await TestServer.with(limits) { server in
      let size = try await server.get("/").body.utf8.count
      let connection = try RawConnection(to: server.url, buffer: 65_536)
      let count = 64_000_000 / size
      await connection.send(String(repeating: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", count: count))
      // The buffers are filled first, which takes some seconds on a machine that has other work.
      try await Task.sleep(for: .seconds(15))
      let answers = await connection.receive()
      #expect(answers.isClosed)
      #expect(answers.text.utf8.count < 16_000_000, "of \(count * size) bytes")
      #expect(try await server.get("/").status == 200)
    }
  }

  /// A client that reads slowly gets every answer, although all of them together take longer than the patience.
  @Test func aClientThatReadsSlowlyGetsItsAnswers() async throws {
    let limits = limits { $0.patience = .milliseconds(500) }
    try await TestServer.with(limits) { server in
      let size = try await server.get("/").body.utf8.count
      let connection = try RawConnection(to: server.url, buffer: 65_536)
      let count = 12_000_000 / size
      let request = "GET / HTTP/1.1\r\nHost: localhost\r\n"
      let last = request + "Connection: close\r\n\r\n"
      await connection.send(String(repeating: request + "\r\n", count: count - 1) + last)
      var received = RawConnection.Received()
      for _ in 0..<200 where !received.isClosed {
        let part = await connection.receive(seconds: 5, limit: 131_072)
        received.text += part.text
        received.isClosed = part.isClosed
        try await Task.sleep(for: .milliseconds(8))
      }
      #expect(received.isClosed)
      #expect(received.text.utf8.count > count * size)
    }
  }

  @Test func anotherConnectionClosesTheOneThatHasWaitedLongest() async throws {
    let limits = limits { $0.connectionCount = 4 }
    try await TestServer.with(limits) { server in
      var connections: [RawConnection] = []
      for _ in 0..<4 {
        let connection = try RawConnection(to: server.url)
        // The answer shows that the server has it.
        await connection.send("GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
        #expect(await connection.receive(until: "</svg>\n").status == 200)
        connections.append(connection)
      }
      // The first one is used again, so the second one has waited longest.
      await connections[0].send("GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(await connections[0].receive(until: "</svg>\n").status == 200)
      let fifth = try RawConnection(to: server.url)
      await fifth.send("GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
      #expect(await fifth.receive(until: "</svg>\n").status == 200)
      #expect(await connections[1].receive().isClosed)
      for connection in [connections[0], connections[2], connections[3]] {
        #expect(await !connection.receive(seconds: 0.1).isClosed)
      }
    }
  }

  /// More connections than the process can have files: it goes on, and serves again when they are gone.
  @Test func tooManyOpenFilesDoNotEndTheProcess() async throws {
    let gallery = try GalleryProcess(openFiles: 40)
    defer { gallery.end() }
    let url = try await gallery.url()
    var connections: [RawConnection] = []
    for _ in 0..<80 {
      guard let connection = try? RawConnection(to: url) else { break }
      await connection.send("GET / HTTP/1.1\r\n")
      connections.append(connection)
    }
    #expect(connections.count > 40)
    #expect(gallery.isRunning)
    connections = []
    let connection = try RawConnection(to: url)
    await connection.send("GET /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(await connection.receive(until: "</svg>\n", seconds: 20).status == 200)
    #expect(gallery.isRunning)
  }

  // MARK: Answers

  @Test func requestsThatComeTogetherAreAnsweredInTheirOrder() async throws {
    try await TestServer.with { server in
      let connection = try RawConnection(to: server.url)
      await connection.send(
        "HEAD /icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n" + Self.post("/sessions/none", #"{"type": "look"}"#)
          + "GET /none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
      )
      let answer = await connection.receive()
      #expect(answer.text.matches(of: /HTTP\/1\.1 (\d+)/).map { String($0.1) } == ["200", "404", "404"])
      #expect(!answer.text.contains("<svg"))
      #expect(answer.isClosed)
    }
  }

  @Test func aClientThatAsksFirstIsToldToGoOn() async throws {
    try await TestServer.with { server in
      let connection = try RawConnection(to: server.url)
      let body = Self.opening
      let request = Self.post("/sessions", body, headers: "Expect: 100-continue\r\nConnection: close\r\n")
      await connection.send(String(request.dropLast(body.count)))
      #expect(await connection.receive(until: "\r\n\r\n").status == 100)
      await connection.send(body)
      #expect(await connection.receive().status == 200)
    }
  }

  /// Every message with every wrong value, and every address with every method.
  @Test func everyRefusalHasAReason() async throws {
    try await TestServer.with { server in
      let welcome = try await server.post("/sessions", Self.opening)
      let session = try #require(welcome.body.firstMatch(of: /"session":"(\w+)"/)?.1)
      let values = [
        "1e999", "-1", "1e308", "null", "\"\"", "[[]]", "{}", "99999999999999999999", "0.5", "true", "[-1]",
      ]
      let types = [
        "look", "show", "appearance", "resize", "reading", "tap", "scroll", "index", "type", "enter", "handle", "swipe",
        "perform",
        "fullSwipe", "closeSwipe", "press", "choose", "dismiss", "move",
      ]
      let keys = [
        "key", "full", "screen", "dark", "width", "height", "x", "y", "title", "text", "handle", "edge", "action",
        "path", "mirrored", "language",
      ]
      func expectReason(_ request: String) async throws {
        let connection = try RawConnection(to: server.url)
        await connection.send(request)
        let answer = await connection.receive()
        let status = try #require(answer.status, "\(request)")
        #expect(status < 500, "\(request) \(answer.text)")
        #expect(status < 400 || answer.body.contains("\"error\":\""), "\(request) \(answer.text)")
      }
      for type in types {
        for value in values {
          let body = "{\"type\": \"\(type)\", " + keys.map { "\"\($0)\": \(value)" }.joined(separator: ", ") + "}"
          try await expectReason(Self.post("/sessions/\(session)", body, headers: "Connection: close\r\n"))
        }
      }
      for path in [
        "/", "/sessions", "/sessions/\(session)", "/sessions/\(session)/close/", "/sessions//", "/%", "*", "/?",
      ] {
        for method in ["POST", "PUT", "GET", "OPTIONS", "TRACE"] {
          let request = Self.post(path, "{", headers: "Connection: close\r\n")
          try await expectReason(method + request.dropFirst(4))
        }
      }
    }
  }
}
