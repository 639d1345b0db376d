/// A view, or its representative, that shows content and performs each step of its updates.
@MainActor package protocol ContentFollower: AnyObject {
  /// A Boolean value that indicates whether the view is requesting content, or has an open batch from elsewhere. It
  /// can't be notified then.
  var isBusy: Bool { get }

  /// Notifies the follower before the first step of an update, while it shows the old version.
  func willUpdate(_ update: ContentUpdate)

  /// Performs a step.
  ///
  /// - Parameters:
  ///   - step: The change, in the indexes of the shown version.
  ///   - commit: A closure that shows the version after the step. Call it exactly once, before this method
  ///     returns.
  func perform(_ step: ContentStep, commit: @escaping () -> Void)

  /// Notifies the follower after the last step of an update.
  func didUpdate()

  /// The places of the visible items.
  var visiblePlaces: [ItemPlace] { get }
}

extension ContentFollower {
  package var isBusy: Bool { false }
  package var visiblePlaces: [ItemPlace] { [] }
}
