import Foundation
import Observation
import Roster
import TestSupport
import Testing

// The samples of the article "Following a server", run.

private struct Post: Identifiable, Equatable, Sendable, TableViewPresentable {
  let id: Int
  var likes = 0

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = "\(id): \(likes)" }
}

private struct Refusal: Error {}

@MainActor private final class Server {
  var refuses = false
  private let stream = AsyncStream<[Post]>.makeStream()

  func posts() -> AsyncStream<[Post]> { stream.stream }

  func send(_ posts: [Post]) { stream.continuation.yield(posts) }

  func like(_ id: Int) async throws {
    await Task.yield()
    if refuses { throw Refusal() }
  }
}

@available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
@MainActor @Observable private final class Model {
  var posts = [Post(id: 1)]
}

@MainActor @Suite struct FollowingAServerTests {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.addSubview(tableView)
    window.makeKeyAndVisible()
  }

  private var rows: [String?] { tableView.visibleCells.map { $0.textLabel?.text } }

  @Test func followsValues() async {
    let server = Server()
    let content = FlatDataSource<Post>()
    tableView.attach(content)
    var problem: String?
    var following: ContentFollowing?
    following = content.follow(server.posts(), by: .id())
    following?.onStateChange = { state in
      if case .failed(let error) = state { problem = "\(error)" }
    }
    server.send([Post(id: 1), Post(id: 2)])
    #expect(await eventually { rows == ["1: 0", "2: 0"] })
    server.send([Post(id: 2, likes: 1)])
    #expect(await eventually { rows == ["2: 1"] })
    #expect(problem == nil)
  }

  @Test func followsEvents() async {
    let (socket, continuation) = AsyncStream<Post>.makeStream()
    let chat = FlatDataSource<Post>()
    tableView.attach(chat)
    var following: ContentFollowing?
    following = chat.follow(events: socket) { chat, message in chat.append(message) }
    for id in 1...3 { continuation.yield(Post(id: id)) }
    #expect(await eventually { rows == ["1: 0", "2: 0", "3: 0"] })
    #expect(following?.isActive == true)
  }

  @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  @Test func followsAModel() async {
    let model = Model()
    let content = FlatDataSource<Post>()
    tableView.attach(content)
    var following: ContentFollowing?
    following = content.follow(observing: { [weak model] in model?.posts }) { $0.apply($1) }
    expectEqual(rows, ["1: 0"])
    model.posts.append(Post(id: 2))
    #expect(await eventually { rows == ["1: 0", "2: 0"] })
    #expect(following?.isActive == true)
  }

  @Test(arguments: [false, true]) func edits(isRefused: Bool) async {
    let server = Server()
    server.refuses = isRefused
    let content = FlatDataSource([Post(id: 1), Post(id: 2)])
    tableView.attach(content)
    let post = content.items[0]
    var problem: String?
    let edit =
      content.edit(id: post.id) {
        $0.likes += 1
      } commit: {
        try await server.like(post.id)
      }
      .onEnd { state in
        if case .failed(let error) = state { problem = "\(error)" }
      }
    expectEqual(rows, ["1: 1", "2: 0"])
    await edit.ended()
    expectEqual(rows, [isRefused ? "1: 0" : "1: 1", "2: 0"])
    expectEqual(problem, (isRefused ? "Refusal()" : nil))
  }

  @Test func undoes() {
    let content = FlatDataSource([Post(id: 1), Post(id: 2)])
    tableView.attach(content)
    let post = content.items[0]
    let deletion = content.undoable { content.remove(id: post.id) }
    expectEqual(rows, ["2: 0"])
    let redo = deletion.undo()
    expectEqual(rows, ["1: 0", "2: 0"])
    redo?.undo()
    expectEqual(rows, ["2: 0"])
  }
}
