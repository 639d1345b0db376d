import Foundation

extension UICollectionView {
  /// Whether elements that a layout has put from left to right are to be mirrored by it, as the coordinates are not.
  final var mirrorsElements: Bool { !flipsContent && isMirrored }

  /// Lets the coordinates run in the direction in which people read, if the layout wants it; another direction is another layout.
  func updateDirection() {
    let isMirrored = isMirrored
    if let laidOutMirrored, laidOutMirrored != isMirrored { layoutIsValid = false }
    laidOutMirrored = isMirrored
    let direction: UIUserInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let flips =
      storedLayout.flipsHorizontallyInOppositeLayoutDirection && storedLayout.developmentLayoutDirection != direction
    guard flips != flipsContent else { return }
    flipsContent = flips
    for scroller in scrollers.values { scroller.followDirection(of: self) }
  }
}
