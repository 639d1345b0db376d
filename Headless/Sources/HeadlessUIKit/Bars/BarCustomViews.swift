import Foundation

/// The custom views of a bar's items: subviews of the bar.
@MainActor struct BarCustomViews {
  private var shown: [UIView] = []

  /// Has a bar show the custom views of items, and no others.
  mutating func show(_ items: [UIBarButtonItem], in bar: UIView) {
    let views = items.compactMap(\.customView)
    for view in shown where view.superview === bar && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    shown = views
    for item in items {
      item.bar = bar
      guard let view = item.customView, view.superview !== bar else { continue }
      item.measuresCustomView = view.bounds.isEmpty
      bar.addSubview(view)
    }
  }
}

extension UIBarButtonItem {
  /// The size of the custom view in points, in a bar of a height.
  ///
  /// A view that the app gave a size keeps it, unless constraints decide. Another one has the size of its content.
  func customViewSize(_ view: UIView, height: CGFloat) -> CGSize {
    var size = view.bounds.size
    if measuresCustomView || !view.translatesAutoresizingMaskIntoConstraints {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting.width > 0 { size.width = fitting.width }
      if fitting.height > 0 { size.height = fitting.height }
    }
    if width > 0 { size.width = width }
    return CGSize(width: size.width, height: min(size.height, height))
  }

  /// The width of the item in points, as a bar draws it.
  func width(font: UIFont, imageSide: CGFloat, height: CGFloat) -> CGFloat {
    if let customView { return customViewSize(customView, height: height).width }
    if width > 0 || isSpace { return width }
    if image != nil { return imageSide }
    return font.drawnWidth(of: title ?? "") + 1
  }

  /// Puts the custom view, if there is one, into the middle of the item's place.
  func placeCustomView(in place: CGRect) {
    guard let view = customView else { return }
    let size = customViewSize(view, height: place.height)
    view.frame = CGRect(
      x: place.minX,
      y: view.pixelCeil(place.midY - size.height / 2),
      width: place.width,
      height: size.height
    )
  }
}
