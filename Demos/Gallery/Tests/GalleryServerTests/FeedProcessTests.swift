import Foundation
import GalleryScreens
import Roster
import Testing

@testable import gallery

/// The feed's server in a process of its own.
@MainActor struct FeedProcessTests {
  private func start(latency: Duration = .milliseconds(20)) throws -> FeedProcess {
    let command = try #require(GalleryProcess.path, "the command is not beside the tests")
    return try FeedProcess(URL(fileURLWithPath: command), latency: latency)
  }

  @Test func pagesFollowEachOther() async throws {
    let server = try start()
    var posts: [FeedPost] = []
    var pages = 0
    var key: Int?
    repeat {
      let page = try await server.page(after: key, limit: 25)
      posts += page.items
      key = page.next
      pages += 1
    } while key != nil
    #expect(posts == FeedPost.sample && pages == 3)
  }

  @Test func requestsAtOnceAreAnsweredInTheirOrder() async throws {
    let server = try start()
    async let newest = server.page(after: nil, limit: 1)
    async let oldest = server.page(after: 2, limit: 5)
    let ids = try await [newest, oldest].map { $0.items.map(\.id) }
    #expect(ids == [[60], [1]])
  }

  @Test func failuresAreToldAndPass() async throws {
    let server = try start()
    server.fails = true
    await #expect(throws: FeedProcess.Unreachable.self) { try await server.page(after: nil, limit: 1) }
    server.fails = false
    #expect(try await server.page(after: nil, limit: 1).items.count == 1)
  }

  @Test(.timeLimit(.minutes(5))) func aProcessEndsWithWhoAsksIt() async throws {
    let gallery = try GalleryProcess(openFiles: 256)
    defer { gallery.end() }
    let server = TestServer(url: try await gallery.url())
    let opening = #"{"screen": "movies", "width": 390, "height": 794, "dark": false}"#
    let welcome = try await server.post("/sessions", opening)
    let session = try #require(welcome.body.firstMatch(of: /"session":"(\w+)"/)?.1)
    let names = welcome.body.matches(of: /"name":"([\w-]+)"/).map { String($0.1) }
    #expect(names.contains("feed"))
    func show(_ name: String) async throws {
      #expect(try await server.post("/sessions/\(session)", #"{"type": "show", "screen": "\#(name)"}"#).status == 200)
    }
    /// Waits until the children have ended, as they do on their own time.
    func counts() async throws -> (files: Int, children: Int) {
      try await show("movies")
      for _ in 0..<500 where try gallery.childCount > 0 { try await Task.sleep(for: .milliseconds(10)) }
      return (try gallery.openFileCount, try gallery.childCount)
    }
    // What is opened once, such as resources, is open then.
    for name in names { try await show(name) }
    let before = try await counts()
    for _ in 0..<50 {
      try await show("feed")
      try await show("movies")
    }
    for name in names { try await show(name) }
    let after = try await counts()
    #expect(before.children == 0 && after.children == 0)
    // Connections come and go meanwhile; each feed that left something would count fifty times.
    #expect(after.files <= before.files + 25, "\(before) and \(after)")
  }

  @Test(.timeLimit(.minutes(5))) func aProcessThatHasEndedIsUnreachable() async throws {
    let server = try start(latency: .seconds(600))
    let late = Task { try await server.page(after: nil, limit: 1) }
    while server.waiting.isEmpty { await Task.yield() }
    server.stop()
    await #expect(throws: FeedProcess.Unreachable.self) { try await late.value }
    await #expect(throws: FeedProcess.Unreachable.self) { try await server.page(after: nil, limit: 1) }
  }
}
