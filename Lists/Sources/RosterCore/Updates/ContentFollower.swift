/// A view, or what stands for it, that shows content and goes through each step of its updates.
@MainActor package protocol ContentFollower: AnyObject {
  /// Whether the view is asking for content, or has a batch open that someone else began: it can't be told of anything then.
  var isBusy: Bool { get }

  /// Is called before the first step of an update, while the shown version is the one before it.
  func willUpdate(_ update: ContentUpdate)

  /// Goes through a step.
  ///
  /// - Parameters:
  ///   - step: what changes, in the indexes of the shown version.
  ///   - commit: makes the shown version the one after the step. Call it exactly once, before this method returns.
  func perform(_ step: ContentStep, commit: @escaping () -> Void)

  /// Is called after the last step of an update.
  func didUpdate()

  /// The places of the items that are on the screen.
  var visiblePlaces: [ItemPlace] { get }
}

extension ContentFollower {
  package var isBusy: Bool { false }
  package var visiblePlaces: [ItemPlace] { [] }
}
