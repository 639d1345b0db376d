@available(iOS 17, tvOS 17, *)
extension UIViewController {
  /// Shows views for the phases in which there are no items: a spinner, and the app's texts for an empty and a failed
  /// list.
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
  /// This sets `contentUnavailableConfiguration`, from now on after each change of the phase. Call it in `viewDidLoad`: the
  /// view keeps the subscription to the phases, and neither the content nor the controller is kept alive.
  ///
  /// - Parameters:
  ///   - content: the content whose phases they are: that of the list, or its base.
  ///   - empty: the view where there are no items and none will come; `nil` for nothing.
  ///   - failed: the view where there are no items as they could not be loaded; `nil` for nothing. A button without an
  ///     action of its own asks again.
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
  /// The configuration with an action for its button, if it has none.
  @MainActor fileprivate func retrying(by action: UIAction) -> UIContentUnavailableConfiguration {
    var result = self
    if result.buttonProperties.primaryAction == nil { result.buttonProperties.primaryAction = action }
    return result
  }
}

/// Follows phases as long as a view keeps it.
private final class PhaseObservation {
  let observation: LoadObservation

  init(_ observation: LoadObservation) {
    self.observation = observation
  }
}
