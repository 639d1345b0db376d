/// The rest of an update whose last round became a part of a batch that someone else has begun at a view.
struct PausedUpdate {
  let update: ContentUpdate
  let rounds: ArraySlice<() -> Void>
  /// Whether an update before led to it.
  let isFollowing: Bool
}
