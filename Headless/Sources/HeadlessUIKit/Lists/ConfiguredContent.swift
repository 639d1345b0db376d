import Foundation

/// The content view and the configurations of a cell, a header or a footer.
@MainActor final class ConfiguredContent {
  /// The view that holds the content: a plain one, or the one that the configuration made.
  private(set) var view = UIView()
  private(set) var configuration: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var automaticallyUpdatesContent = true
  var automaticallyUpdatesBackground = true
  /// Whether the owner's state has changed since the configurations were last updated.
  private(set) var needsUpdate = true

  /// Shows a configuration, in the present content view if that supports it and in a new one otherwise.
  func show(_ newConfiguration: (any UIContentConfiguration)?, in owner: UIView) {
    let hadConfiguration = configuration != nil
    configuration = newConfiguration
    if let newConfiguration {
      if let current = view as? any UIView & UIContentView, current.supports(newConfiguration) {
        current.configuration = newConfiguration
      } else {
        replaceView(with: newConfiguration.makeContentView(), in: owner)
      }
    } else if hadConfiguration {
      replaceView(with: UIView(), in: owner)
    }
    owner.setNeedsLayout()
  }

  /// Asks for an update of the configurations before the owner is laid out.
  func setNeedsUpdate(in owner: UIView) {
    needsUpdate = true
    owner.setNeedsLayout()
  }

  /// Runs `update` if the state has changed; what `update` changes asks for no further update.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update()
    needsUpdate = false
  }

  /// Lets the configurations follow the state, where they do so by themselves.
  func updateConfigurations(for state: any UIConfigurationState, in owner: UIView) {
    if automaticallyUpdatesContent, let configuration {
      show(owner.adaptedToList(configuration).updated(for: state), in: owner)
    }
    if automaticallyUpdatesBackground, let background {
      self.background = owner.adaptedToList(background).updated(for: state)
    }
  }

  private func replaceView(with newView: UIView, in owner: UIView) {
    newView.frame = view.frame
    if newView.ownLayoutMargins == nil { newView.ownLayoutMargins = view.ownLayoutMargins }
    if view.superview === owner {
      owner.insertSubview(newView, aboveSubview: view)
      view.removeFromSuperview()
    } else {
      owner.addSubview(newView)
    }
    view = newView
  }
}
