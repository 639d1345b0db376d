import Foundation

/// The content of a view, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in the state.
  func updated(for state: any UIConfigurationState) -> Self
}
