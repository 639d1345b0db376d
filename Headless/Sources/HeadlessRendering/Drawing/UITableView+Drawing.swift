import Foundation
import HeadlessUIKit

extension UITableView: HeadlessContentDrawing {
  func drawOverlay(in canvas: inout HeadlessCanvas) {
    let titles = shownIndexTitles
    guard !titles.isEmpty, canvas.apart == nil else { return }
    let area = bounds.inset(by: adjustedContentInset)
    canvas.indexBar(titles, in: area, color: sectionIndexColor ?? tintColor, isMirrored: isMirrored)
  }
}

extension HeadlessCanvas {
  private static let indexTitleHeight: CGFloat = 14
  private static let indexWidth = UITableView.Metrics.sectionIndexWidth
  private static let indexFont = UIFont.systemFont(ofSize: 11, weight: .semibold)

  /// Draws small titles below each other at the trailing edge, with bullets for those that don't fit.
  mutating func indexBar(_ titles: [String], in area: CGRect, color: UIColor, isMirrored: Bool) {
    let height = HeadlessCanvas.indexTitleHeight
    let shown = HeadlessCanvas.indexEntries(titles, capacity: Int(((area.height - 2 * height) / height).rounded(.down)))
    let top = area.midY - CGFloat(shown.count) * height / 2
    let x = area.maxX - HeadlessCanvas.indexWidth - 2
    for (index, title) in shown.enumerated() {
      let place = CGRect(x: x, y: top + CGFloat(index) * height, width: HeadlessCanvas.indexWidth, height: height)
      let rect = isMirrored ? place.mirrored(in: area) : place
      if title == UITableView.indexSearch {
        symbol("magnifyingglass", in: rect.middle(side: 12), color)
      } else {
        text(
          title,
          font: HeadlessCanvas.indexFont,
          color: color,
          in: rect.insetBy(dx: -6, dy: 0).offsetBy(
            dx: max(0, CGFloat(min(title.count, 3)) - 1) * (isMirrored ? 3 : -3),
            dy: 0
          ),
          anchor: .middle
        )
      }
    }
  }

  /// Returns the titles, or as many equidistant ones as fit, with bullets between them.
  static func indexEntries(_ titles: [String], capacity: Int) -> [String] {
    guard titles.count > capacity else { return titles }
    let count = max(1, (capacity + 1) / 2)
    guard count > 1 else { return titles.first.map { [$0] } ?? [] }
    return (0..<count).flatMap { index -> [String] in
      let title = titles[index * (titles.count - 1) / (count - 1)]
      return index == 0 ? [title] : ["•", title]
    }
  }
}
