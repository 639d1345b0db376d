/// What keeps the books. The app has one that talks to a network or a database, tests have theirs.
@MainActor public protocol BookServer: AnyObject {
  func books() async throws -> [Book]
  func setRead(_ isRead: Bool, id: Book.ID) async throws
  func delete(_ id: Book.ID) async throws
}

/// Keeps books in memory. Replace it with yours.
public final class SampleServer: BookServer {
  private var kept = [
    Book(id: 1, title: "Middlemarch", author: "George Eliot", isRead: true),
    Book(id: 2, title: "Moby-Dick", author: "Herman Melville"),
    Book(id: 3, title: "The Odyssey", author: "Homer"),
    Book(id: 4, title: "Frankenstein", author: "Mary Shelley"),
  ]

  public init() {}

  public func books() async throws -> [Book] { kept }

  public func setRead(_ isRead: Bool, id: Book.ID) async throws {
    guard let index = kept.firstIndex(where: { $0.id == id }) else { return }
    kept[index].isRead = isRead
  }

  public func delete(_ id: Book.ID) async throws { kept.removeAll { $0.id == id } }
}
