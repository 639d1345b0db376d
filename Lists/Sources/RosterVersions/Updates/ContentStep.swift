/// A step of an update as a follower goes through it, in the indexes of the content that it follows.
package enum ContentStep: Hashable, Sendable {
  /// The change.
  case stage(ChangeStage)
  /// Anything may change.
  case reload
}
