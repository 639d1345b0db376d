import RosterFlows
import TestSupport
import Testing

/// What a closure that commits an edit may return.
@MainActor struct CommitClosureTests {
  private struct Trip: Identifiable, Equatable {
    let id: Int
    var text: String

    init(_ id: Int) {
      self.id = id
      text = "\(id)"
    }
  }

  private final class Server {
    var calls = 0
  }

  private let server = Server()
  private let trips = [Trip(1), Trip(2), Trip(3)]

  /// Edits content of three trips by closures of several statements that return nothing, and has its texts afterwards.
  private func edited<Content: EditableDataSource>(_ content: Content) async -> [String] where Content.Item == Trip {
    let edits = [
      content.edit(id: 1) {
        $0.text = "edited"
      } commit: { [server] in
        server.calls += 1
        server.calls += 1
      },
      content.insert(Trip(4), at: ItemPath(section: 0, item: 0)) { [server] in
        server.calls += 1
        await Task.yield()
      },
      content.remove(id: 2) { [server] in
        server.calls += 1
        await Task.yield()
      },
      content.move(id: 1, after: 3) { [server] in
        server.calls += 1
        await Task.yield()
      },
    ]
    for edit in edits { _ = await edit.ended() }
    return (0..<content.numberOfItems(inSection: 0)).map { content.item(at: $0, inSection: 0).text }
  }

  @Test func severalStatementsReturnNothing() async {
    let paged = PagedDataSource<Trip, Int> { _ in Page([]) }
    paged.begin(with: Page(trips))
    await expectEqual(edited(FlatDataSource(trips)), ["4", "3", "edited"])
    await expectEqual(
      edited(NestedDataSource<Never, Trip, Never>([ContentSection(items: trips)])),
      ["4", "3", "edited"]
    )
    await expectEqual(edited(paged), ["4", "3", "edited"])
    expectEqual(server.calls, 15)
  }

  @Test func anItemThatIsReturnedIsConfirmed() async {
    let content = FlatDataSource(trips)
    let edits = [
      content.append(Trip(5)) { [server] in
        server.calls += 1
        await Task.yield()
      },
      content.append(Trip(6)) { [server] in
        server.calls += 1
        return Trip(7)
      },
      content.edit(id: 1) {
        $0.text = "edited"
      } commit: { [server] in
        server.calls += 1
        return Trip(1)
      },
      content.edit(id: 2) {
        $0.text = "edited"
      } commit: { [server] in
        server.calls += 1
        return "a receipt"
      },
      content.edit(id: 3, { $0.text = "edited" }, commit: { throw CancellationError() }),
    ]
    for edit in edits { _ = await edit.ended() }
    expectEqual(content.items.map(\.text), ["1", "edited", "3", "5", "7"])
  }
}
