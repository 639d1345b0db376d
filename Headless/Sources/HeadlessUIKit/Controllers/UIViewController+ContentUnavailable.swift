import Foundation

/// What a controller shows in place of its content.
@MainActor final class ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  // A choice: a controller is asked for its configuration before the first layout of its view.
  var needsUpdate = true
}

extension UIViewController {
  /// What is shown over the controller's view in place of its content; `nil` for the content.
  @available(iOS 17, tvOS 17, *)
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      contentUnavailable.configuration = newValue
      showContentUnavailable()
    }
  }

  /// What the configuration depends on.
  @available(iOS 17, tvOS 17, *)
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Has ``updateContentUnavailableConfiguration(using:)`` called before the view is laid out the next time.
  @available(iOS 17, tvOS 17, *)
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  private func showContentUnavailable() {
    let state = contentUnavailable
    guard let configuration = state.configuration else {
      state.view?.removeFromSuperview()
      state.view = nil
      return
    }
    if let view = state.view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      state.view?.removeFromSuperview()
      state.view = configuration.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Asks the controller for its configuration if that is due.
  func updateContentUnavailableIfNeeded() {
    guard contentUnavailable.needsUpdate else { return }
    contentUnavailable.needsUpdate = false
    observing(.contentUnavailable) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    } invalidate: {
      $0.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  /// Puts what is shown in place of the content over the view, where it stays while the view scrolls.
  func placeContentUnavailable() {
    guard let shown = contentUnavailable.view, let view = viewIfLoaded else { return }
    if shown.superview !== view { view.addSubview(shown) }
    view.bringSubviewToFront(shown)
    shown.frame = view.bounds
    // A view in one that scrolls gets no insets from it.
    if view is UIScrollView { shown.setSafeAreaInsets(view.safeAreaInsets) }
  }
}
