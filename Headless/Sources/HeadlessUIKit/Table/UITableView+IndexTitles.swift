import Foundation

extension UITableView {
  /// The titles of the index at the right edge; empty if it is not shown.
  package var shownIndexTitles: [String] {
    let space = loadedSpace()
    guard space.count >= sectionIndexMinimumDisplayRowCount else { return [] }
    if let known = display.indexTitles { return known ?? [] }
    let asked = askSectionIndexTitles()
    display.indexTitles = .some(asked)
    return asked ?? []
  }

  /// The width that the section index takes from the content of full-width rows, in points.
  var sectionIndexRoom: CGFloat {
    style == .insetGrouped || shownIndexTitles.isEmpty ? 0 : Metrics.sectionIndexWidth
  }

  /// Scrolls to the section of an index title; `false` if there is no such section.
  func goToIndexTitle(at index: Int) -> Bool {
    let titles = shownIndexTitles
    guard titles.indices.contains(index) else { return false }
    if titles[index] == UITableView.indexSearch {
      contentOffset = clamped(CGPoint(x: contentOffset.x, y: -headlessInsetAtTop.top))
      layoutIfNeeded()
      return true
    }
    let section = askSection(forIndexTitle: titles[index], at: index)
    guard section >= 0, section < loadedSpace().sectionCount else { return false }
    settle { $0.frame(ofSection: section).minY - $0.adjustedContentInset.top }
    return true
  }
}
