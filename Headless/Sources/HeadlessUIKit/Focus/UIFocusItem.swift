import Foundation

/// What can be focused.
///
/// UIKit's optional requirements have defaults here.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused now.
  var canBecomeFocused: Bool { get }
  /// The item's rectangle in its container's coordinates, in points.
  var frame: CGRect { get }
  /// How the focused item looks; `nil` leaves that to the app.
  var focusEffect: UIFocusEffect? { get }
  /// How important the item is in its group. It counts where it is higher than what the system gives.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { UIFocusEffect() }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}
