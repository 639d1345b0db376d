/// A view, or what stands for it, that shows the content and goes through each step of its updates.
@MainActor package protocol ContentFollower: AnyObject {
  /// Is called before the first step of an update, while the content is what the follower shows.
  func willUpdate(_ update: ContentUpdate)

  /// Goes through a step.
  ///
  /// - Parameters:
  ///   - step: what changes, in the indexes of the content that is followed.
  ///   - commit: makes the content change; is called exactly once, before this method returns.
  func perform(_ step: ContentStep, commit: @escaping () -> Void)

  /// Is called after the last step of an update.
  func didUpdate()

  /// Whether the batch in which it went through its last step has not ended, as it is a part of one that someone else has
  /// begun at the view.
  var isInBatchOfOthers: Bool { get }

  /// The places of the items that are on the screen.
  var visiblePlaces: [ItemPlace] { get }
}

extension ContentFollower {
  package var isInBatchOfOthers: Bool { false }
  package var visiblePlaces: [ItemPlace] { [] }
}
