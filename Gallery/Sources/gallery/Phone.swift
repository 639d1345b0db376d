import Foundation
import Roster

/// A telephone that shows a view controller under a navigation bar.
@MainActor struct Phone {
  /// The size of the screen below the status bar, in points: 390 by 844 with it.
  static let size = CGSize(width: 390, height: 794)

  let window = UIWindow(frame: CGRect(origin: .zero, size: Phone.size))

  /// - Parameters:
  ///   - prefersLargeTitle: whether the title is shown large.
  ///   - setTraits: says what the user has set, such as the size of text.
  init(
    _ controller: UIViewController,
    prefersLargeTitle: Bool = false,
    setTraits: (inout any UITraitOverrides) -> Void = { _ in }
  ) {
    setTraits(&window.traitOverrides)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitle
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}
