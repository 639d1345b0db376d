import Foundation

/// A part of the screen that has a say in what is focused in it.
///
/// UIKit's optional `focusGroupIdentifier` has a default here. What gives geometry to focus items that are not views,
/// `focusItemContainer`, is absent.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where to look for what is focused when focus comes to the environment; empty stands for the environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that this one is in.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The group that the environment belongs to; `nil` for that of its parent.
  var focusGroupIdentifier: String? { get }

  /// Asks for an update of focus to this environment, if what is focused is in it.
  func setNeedsFocusUpdate()
  /// Makes the update that was asked for.
  func updateFocusIfNeeded()
  /// Whether an update may happen; asked of every environment that what was or will be focused is in.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Is called for an update, in every environment that the item with the focus was or is in, the innermost first.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
}
