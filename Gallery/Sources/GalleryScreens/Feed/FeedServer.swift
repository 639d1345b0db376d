import Roster

/// Answers pages of posts late, and fails if it is told to: a server in the process of the screen.
@MainActor public final class FeedServer {
  struct Unreachable: Error {}

  private let posts: [FeedPost]
  private let latency: Duration
  var isSlow = false
  var fails = false

  /// - Parameters:
  ///   - posts: what it has, from the newest on.
  ///   - latency: how long an answer takes; eight times as long if it is slow.
  public init(_ posts: [FeedPost] = FeedPost.sample, latency: Duration = .milliseconds(150)) {
    self.posts = posts
    self.latency = latency
  }

  /// The posts after one, or the newest.
  func page(after id: Int?, limit: Int) async throws -> Page<FeedPost, Int> {
    try await Task.sleep(for: isSlow ? latency * 8 : latency)
    if fails { throw Unreachable() }
    let start = id.map { id in posts.firstIndex { $0.id < id } ?? posts.count } ?? 0
    let page = Array(posts[start...].prefix(limit))
    return Page(page, next: start + page.count < posts.count ? page.last?.id : nil)
  }
}
