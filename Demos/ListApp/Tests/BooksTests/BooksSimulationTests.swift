#if os(Linux)
  import Books
  import Foundation
  import HeadlessUIKit
  import ScreenTesting
  import Testing

  /// What nobody thought of: a person who taps, swipes, types and pulls while answers come late, out of order, or not at all.
  @MainActor @Suite struct BooksSimulationTests {
    @Test(.timeLimit(.minutes(1))) func booksSurvive() throws {
      try simulate(BooksViewController.self, showing: { $0.titles }) { world in
        BooksViewController(SlowServer(world.server(latency: .milliseconds(0...800), failing: 0.1)))
      }
    }
  }

  /// A server whose answers take as long as a world says.
  @MainActor private final class SlowServer: BookServer {
    private let network: SimulatedServer
    private let server = TestServer()

    init(_ network: SimulatedServer) { self.network = network }

    func books() async throws -> [Book] {
      let books = try await server.books()
      return try await network.answer("books") { books }
    }

    func setRead(_ isRead: Bool, id: Book.ID) async throws {
      try await network.answer("read \(id) \(isRead)") {}
      try await server.setRead(isRead, id: id)
    }

    func delete(_ id: Book.ID) async throws {
      try await network.answer("delete \(id)") {}
      try await server.delete(id)
    }
  }
#endif
