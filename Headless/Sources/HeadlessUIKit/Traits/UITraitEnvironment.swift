import Foundation

/// Something that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have become others.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
