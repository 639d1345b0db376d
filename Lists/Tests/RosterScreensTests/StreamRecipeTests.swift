#if os(Linux) && canImport(Glibc)
  import Roster
  import ScreenTesting
  import Testing

  // The sample of "Following a server" that simulates a stream, run.

  private struct Post: Identifiable, Equatable, Sendable {
    let id: Int
    var likes = 0
  }

  @MainActor private final class PostServer {
    let (posts, continuation) = AsyncStream<[Post]>.makeStream()
    private var kept: [Post] = []

    func publish() {
      kept.insert(Post(id: kept.count), at: 0)
      continuation.yield(kept)
    }
  }

  private final class PostsViewController: UITableViewController {
    let server: PostServer
    let posts = FlatDataSource<Post>()
    private var following: ContentFollowing?

    init(_ server: PostServer) {
      self.server = server
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let rows = posts.configured { post in
        var content = UIListContentConfiguration.cell()
        content.text = "Post \(post.id): \(post.likes) likes"
        return content
      }
      tableView.attach(rows).onDelete(Post.self) { [posts] _, place in posts.remove(place) }
      following = posts.follow(server.posts, by: .id())
    }
  }

  @Suite @MainActor struct StreamRecipeTests {
    @Test func aStreamIsSimulated() throws {
      try simulate(
        PostsViewController.self,
        worlds: 20,
        events: [.event("the server sends") { screen, _ in screen.server.publish() }],
        showing: { screen in screen.posts.items.map { "Post \($0.id): \($0.likes) likes" } },
        reaching: ["Delete"]
      ) { _ in
        PostsViewController(PostServer())
      }
    }
  }
#endif
