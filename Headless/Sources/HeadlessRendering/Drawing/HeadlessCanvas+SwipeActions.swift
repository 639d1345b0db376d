import Foundation
import HeadlessUIKit

extension HeadlessCanvas {
  private static let swipeActionMinimumWidth: CGFloat = 74
  private static let swipeActionPadding: CGFloat = 16
  private static let swipeActionFont = UIFont.systemFont(ofSize: 15)

  /// Returns the width of the revealed swipe actions, in points.
  @MainActor static func width(of actions: [UIContextualAction]) -> CGFloat {
    actions.reduce(0) { $0 + width(of: $1) }
  }

  @MainActor private static func width(of action: UIContextualAction) -> CGFloat {
    guard action.image == nil, let title = action.title else { return swipeActionMinimumWidth }
    return max(swipeActionMinimumWidth, swipeActionFont.drawnWidth(of: title) + 2 * swipeActionPadding)
  }

  /// Draws buttons from the right edge of a rectangle inwards, or from its left edge if mirrored.
  @MainActor mutating func swipeActions(_ actions: [UIContextualAction], in rect: CGRect, isMirrored: Bool) {
    var x = rect.maxX
    for action in actions {
      let width = HeadlessCanvas.width(of: action)
      x -= width
      let place = CGRect(x: x, y: rect.minY, width: width, height: rect.height)
      let button = isMirrored ? place.mirrored(in: rect) : place
      fill(button, action.backgroundColor)
      if let image = action.image {
        self.image(image, in: button.middle(side: 24), fit: .aspectFit, tint: .white)
        if let title = action.title { sign("[\(title)]", in: button) }
      } else {
        let area = button.insetBy(dx: HeadlessCanvas.swipeActionPadding / 2, dy: 0)
        text(action.title ?? "", font: HeadlessCanvas.swipeActionFont, color: .white, in: area, anchor: .middle)
      }
    }
  }
}
