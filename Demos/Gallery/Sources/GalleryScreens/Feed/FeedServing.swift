import Roster

/// What the posts of the feed are asked of, as slow and as faulty as it is told to be.
@MainActor public protocol FeedServing: AnyObject {
  /// Whether answers take more than a second.
  var isSlow: Bool { get set }
  /// Whether nothing is answered but failures.
  var fails: Bool { get set }

  /// The posts after one, or the newest.
  func page(after id: Int?, limit: Int) async throws -> Page<FeedPost, Int>
}
