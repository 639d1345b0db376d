import Foundation

extension UIView: UIFocusItem {
  /// What few views say about focus.
  final class FocusValues {
    var groupIdentifier: String?
    var groupPriority = UIFocusGroupPriority.ignored
    /// The effect that the view was given; `nil` inside where it was taken away.
    var effect: UIFocusEffect??
  }

  /// The values, made at their first use.
  var changeableFocusValues: FocusValues {
    if let focusValues { return focusValues }
    let values = FocusValues()
    focusValues = values
    return values
  }
}

extension UIViewController: UIFocusEnvironment {}

extension UIFocusEnvironment {
  /// Asks for an update to the environment, if what is focused is in it.
  func requestFocusUpdate() {
    guard let engine = FocusEngine.of(self), let item = engine.focusedItem, item.isInside(self) else { return }
    engine.request(self)
  }
}
