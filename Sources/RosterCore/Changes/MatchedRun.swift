/// Neighbours in the old content that are neighbours in the new content, in the same order.
@usableFromInline
struct MatchedRun: Sendable {
  @usableFromInline var old: Int
  @usableFromInline var new: Int
  @usableFromInline var count: Int

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = old
    self.new = new
    self.count = count
  }
}
