import Foundation

/// The finger from the leading edge that takes the shown controller of a navigation controller away.
@MainActor final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
  /// How fast a finger goes back that is lifted before the middle, in points a second: an assumption.
  private static let speed: CGFloat = 300

  private weak var navigation: UINavigationController?
  let recognizer = UIScreenEdgePanGestureRecognizer()

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.headlessAddHandler { [weak self] _ in self?.handle() }
  }

  private func handle() {
    guard recognizer.state == .ended, let navigation, let view = navigation.viewIfLoaded else { return }
    let isMirrored = recognizer.edges == .right
    let distance = recognizer.translation(in: view).x * (isMirrored ? -1 : 1)
    let speed = recognizer.velocity(in: view).x * (isMirrored ? -1 : 1)
    guard distance > view.bounds.width / 2 || distance > 0 && speed > Self.speed else { return }
    navigation.popViewController(animated: true)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden,
      let item = navigation.topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && (item.leftBarButtonItems ?? []).isEmpty
  }
}
