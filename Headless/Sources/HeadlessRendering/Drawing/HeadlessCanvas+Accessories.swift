import Foundation
import HeadlessUIKit

extension HeadlessCanvas {
  /// Draws a disclosure indicator.
  mutating func chevron(in frame: CGRect, isMirrored: Bool = false) {
    let tip = CGPoint(x: isMirrored ? frame.minX + 2 : frame.maxX - 2, y: frame.midY)
    let end = isMirrored ? tip.x + 5 : tip.x - 5
    let points = [CGPoint(x: end, y: tip.y - 5.25), tip, CGPoint(x: end, y: tip.y + 5.25)]
    stroke(.line(points, closed: false), .tertiaryLabel, width: 2)
    let room = CGRect(x: frame.maxX - 9, y: frame.midY - 7, width: 9, height: 14)
    sign(isMirrored ? "‹" : "›", in: isMirrored ? room.mirrored(in: frame) : room)
  }

  mutating func checkmark(in frame: CGRect, _ color: UIColor) {
    symbol("checkmark", in: frame.middle(side: 20), color)
    sign("✓", in: frame.middle(side: 20))
  }

  mutating func detailButton(in frame: CGRect, _ color: UIColor) {
    symbol("info.circle", in: frame.middle(side: 24), color)
    sign("ⓘ", in: frame.middle(side: 24))
  }

  /// Draws the red delete control or the green insert control.
  mutating func editingControl(isDelete: Bool, in circle: CGRect) {
    fill(.oval(circle), isDelete ? .systemRed : .systemGreen)
    let bar = CGRect(x: circle.midX - 5.5, y: circle.midY - 1, width: 11, height: 2)
    fill(bar, .white, corners: .all(1))
    if !isDelete {
      fill(CGRect(x: bar.midX - 1, y: bar.midY - 5.5, width: 2, height: 11), .white, corners: .all(1))
    }
    sign(isDelete ? "⊖" : "⊕", in: circle)
  }

  /// Draws the selection control of a list with multiple selection.
  mutating func selectionControl(isSelected: Bool, in circle: CGRect, _ color: UIColor) {
    if isSelected {
      fill(.oval(circle), color)
      symbol("checkmark", in: circle.insetBy(dx: 4.5, dy: 4.5), .white)
    } else {
      stroke(.oval(circle.insetBy(dx: 0.75, dy: 0.75)), .systemGray3, width: 1.5)
    }
    sign(isSelected ? "◉" : "○", in: circle)
  }

  /// Draws the three lines of a reorder control.
  mutating func reorderControl(in frame: CGRect) {
    for line in -1...1 {
      let y = frame.midY + CGFloat(line) * 5 - 0.75
      fill(CGRect(x: frame.midX - 12, y: y, width: 20, height: 1.5), .systemGray3, corners: .all(0.75))
    }
    sign("≡", in: frame.middle(side: 20))
  }
}

extension CGRect {
  /// Returns the square of the given side in the middle of the rectangle.
  func middle(side: CGFloat) -> CGRect {
    CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
  }
}
