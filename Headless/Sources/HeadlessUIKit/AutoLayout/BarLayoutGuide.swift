import Foundation

/// The part of a controller's view above or below the safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      isTop
        ? topAnchor.constraint(equalTo: view.topAnchor) : bottomAnchor.constraint(equalTo: view.bottomAnchor),
      isTop
        ? bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        : topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  func barLayoutGuide(isTop: Bool) -> BarLayoutGuide {
    let guides = storedBarGuides ?? (BarLayoutGuide(isTop: true, of: view), BarLayoutGuide(isTop: false, of: view))
    storedBarGuides = guides
    return isTop ? guides.top : guides.bottom
  }
}
