import Foundation
import Roster

/// A telephone that shows a view controller under a navigation bar.
@MainActor struct Phone {
  /// The size of the screen below the status bar, in points: 390 by 844 with it.
  static let size = CGSize(width: 390, height: 794)

  /// The same of a tablet that lies on its side.
  static let tabletSize = CGSize(width: 1_024, height: 744)

  let window: UIWindow

  /// - Parameters:
  ///   - prefersLargeTitle: whether the title is shown large.
  ///   - size: the size of the screen below the status bar, in points.
  ///   - setTraits: says what the user has set, such as the size of text.
  init(
    _ controller: UIViewController,
    prefersLargeTitle: Bool = false,
    size: CGSize = Phone.size,
    setTraits: (inout any UITraitOverrides) -> Void = { _ in }
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    setTraits(&window.traitOverrides)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = prefersLargeTitle
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }
}
