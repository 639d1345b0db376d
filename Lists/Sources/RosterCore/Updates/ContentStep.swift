/// A step of an update for a follower, in the indexes of the content that it follows.
package enum ContentStep: Hashable, Sendable {
  /// The change.
  case stage(ChangeStage)
  /// Anything may change.
  case reload
}
