import Foundation

@testable import Roster

/// A table as large as a phone's screen.
@MainActor func makeTable(_ style: UITableView.Style = .plain) -> UITableView {
  UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
}

/// A collection as large as a phone's screen, with a flow layout.
@MainActor func makeCollection(_ layout: UICollectionViewLayout? = nil) -> UICollectionView {
  let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  return UICollectionView(frame: frame, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
}

extension UITableView {
  /// The texts of the visible cells after a layout.
  var shownTexts: [String?] {
    layoutIfNeeded()
    return visibleCells.map { $0.shownText }
  }
}

extension UICollectionView {
  /// The texts of the visible cells after a layout, by index path.
  var shownTexts: [String?] {
    layoutIfNeeded()
    return indexPathsForVisibleItems.sorted().map { (cellForItem(at: $0) as? any TextShowing)?.shownText }
  }
}

/// A cell that can say what it shows.
@MainActor protocol TextShowing {
  var shownText: String? { get }
}
