import Foundation

extension UICollectionView {
  /// The headers, footers, badges and other supplementary views on the screen, in the order of their kinds and places.
  package var headlessShownSupplementaryViews: [(kind: String, path: IndexPath, view: UICollectionReusableView)] {
    displayed.compactMap { element, shown in
      element.category == .supplementaryView ? (element.kind, element.indexPath, shown.view) : nil
    }
    .sorted { ($0.kind, $0.path) < ($1.kind, $1.path) }
  }

  /// A supplementary view as if none had been used before; it is not displayed. `nil` if the layout has none there.
  package func headlessFreshSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView? {
    guard let attributes = storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) else { return nil }
    let (waiting, count) = (pool, headlessCreatedCellCount)
    pool = ReusePool()
    defer { (pool, headlessCreatedCellCount) = (waiting, count) }
    let view = requestSupplementary(for: attributes)
    if view.superview == nil { view.frame = attributes.frame }
    return view
  }

  /// Tells the delegate that a supplementary view is about to be displayed, as the collection view does before it displays one.
  package func headlessTellWillDisplay(_ view: UICollectionReusableView, ofKind kind: String, at path: IndexPath) {
    willDisplay(view, for: .supplementary(kind, path))
    view.layoutIfNeeded()
  }
}
