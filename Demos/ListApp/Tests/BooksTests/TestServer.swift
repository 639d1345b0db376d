import Books

/// Answers at once, or says no.
@MainActor final class TestServer: BookServer {
  struct Refusal: Error {}

  var kept = [
    Book(id: 1, title: "Middlemarch", author: "George Eliot", isRead: true),
    Book(id: 2, title: "Moby-Dick", author: "Herman Melville"),
    Book(id: 3, title: "The Odyssey", author: "Homer"),
  ]
  var refuses = false

  func books() async throws -> [Book] {
    if refuses { throw Refusal() }
    return kept
  }

  func setRead(_ isRead: Bool, id: Book.ID) async throws {
    if refuses { throw Refusal() }
    for index in kept.indices where kept[index].id == id { kept[index].isRead = isRead }
  }

  func delete(_ id: Book.ID) async throws {
    if refuses { throw Refusal() }
    kept.removeAll { $0.id == id }
  }
}
