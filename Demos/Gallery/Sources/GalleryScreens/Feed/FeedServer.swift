import Roster

/// Answers pages of posts in the process of the screen.
@MainActor public final class FeedServer: FeedServing {
  struct Unreachable: Error {}

  private let posts: [FeedPost]
  private let latency: Duration
  public var isSlow = false
  public var fails = false

  /// - Parameters:
  ///   - posts: what it has, from the newest on.
  ///   - latency: how long an answer takes; eight times as long if it is slow.
  public init(_ posts: [FeedPost] = FeedPost.sample, latency: Duration = .milliseconds(150)) {
    self.posts = posts
    self.latency = latency
  }

  public func page(after id: Int?, limit: Int) async throws -> Page<FeedPost, Int> {
    try await Task.sleep(for: isSlow ? latency * 8 : latency)
    if fails { throw Unreachable() }
    return FeedServer.page(of: posts, after: id, limit: limit)
  }

  /// The posts after one, or the first.
  ///
  /// - Parameter posts: from the newest on.
  public nonisolated static func page(of posts: [FeedPost], after id: Int?, limit: Int) -> Page<FeedPost, Int> {
    let start = id.map { id in posts.firstIndex { $0.id < id } ?? posts.count } ?? 0
    let page = Array(posts[start...].prefix(limit))
    return Page(page, next: start + page.count < posts.count ? page.last?.id : nil)
  }
}
