@available(iOS 17, tvOS 17, *)
extension UIViewController {
  /// Shows views for the phases without items: a spinner, and your messages for an empty and a failed list.
  ///
  /// ```swift
  /// var empty = UIContentUnavailableConfiguration.empty()
  /// empty.text = "No Mail"
  /// showsContentUnavailable(of: feed, empty: empty) { error in
  ///   var failed = UIContentUnavailableConfiguration.empty()
  ///   failed.text = error.localizedDescription
  ///   failed.button.title = "Try Again"
  ///   return failed
  /// }
  /// ```
  ///
  /// Sets `contentUnavailableConfiguration` now and after each change of the phase. Call it in `viewDidLoad`. The view retains the
  /// subscription, but neither the content nor the controller is retained.
  ///
  /// - Parameters:
  ///   - content: The content with the phases, which is the list's content or its base.
  ///   - empty: The configuration for an empty list, or `nil` for none.
  ///   - failed: A closure that returns the configuration if loading failed without items, or `nil` for none. A button without an
  ///     action retries.
  public func showsContentUnavailable(
    of content: some LoadingContent,
    empty: UIContentUnavailableConfiguration? = nil,
    failed: (@MainActor (_ error: any Error) -> UIContentUnavailableConfiguration)? = nil
  ) {
    let retry = UIAction { [weak content] _ in content?.retry() }
    func show(_ status: LoadStatus, in controller: UIViewController?) {
      controller?.contentUnavailableConfiguration =
        switch status.shownPhase {
        case .firstLoad: status.showsSpinner ? UIContentUnavailableConfiguration.loading() : nil
        case .empty: empty
        case .failed(let error): failed.map { $0(error).retrying(by: retry) }
        case .idle, .content, .refreshing, .failedOverContent: nil
        }
    }
    show(content.status, in: self)
    view.associate(PhaseObservation(content.observeStatus { [weak self] in show($0, in: self) }))
  }
}

@available(iOS 17, tvOS 17, *)
extension UIContentUnavailableConfiguration {
  /// Returns the configuration, with an action for its button if it has none.
  @MainActor fileprivate func retrying(by action: UIAction) -> UIContentUnavailableConfiguration {
    var result = self
    if result.buttonProperties.primaryAction == nil { result.buttonProperties.primaryAction = action }
    return result
  }
}

/// An observation of phases that a view retains.
private final class PhaseObservation {
  let observation: LoadObservation

  init(_ observation: LoadObservation) {
    self.observation = observation
  }
}
