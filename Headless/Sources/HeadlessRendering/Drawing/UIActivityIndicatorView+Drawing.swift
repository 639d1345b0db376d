import Foundation
import HeadlessUIKit

extension UIActivityIndicatorView: HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {
    canvas.spinner(in: bounds, side: style == .large ? 37 : 20, color: color)
  }
}

extension UIRefreshControl: HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {
    canvas.spinner(in: bounds, side: 28, color: .systemGray)
  }
}

extension HeadlessCanvas {
  private static let spokes = 8

  /// Draws eight spokes in the middle of a rectangle, the top one darkest.
  fileprivate mutating func spinner(in rect: CGRect, side: CGFloat, color: UIColor) {
    let side = min(side, rect.width, rect.height)
    guard side > 0 else { return }
    let alpha = resolved(color).alpha
    for spoke in 0..<HeadlessCanvas.spokes {
      let angle = CGFloat(spoke) * 2 * .pi / CGFloat(HeadlessCanvas.spokes)
      let direction = CGPoint(x: CGFloat(sin(Double(angle))), y: -CGFloat(cos(Double(angle))))
      let ends = [side * 0.24, side * 0.42].map {
        CGPoint(x: rect.midX + direction.x * $0, y: rect.midY + direction.y * $0)
      }
      let share = 1 - CGFloat((HeadlessCanvas.spokes - spoke) % HeadlessCanvas.spokes) * 0.1
      stroke(.line(ends, closed: false), color.withAlphaComponent(alpha * share), width: side * 0.11)
    }
    sign("…", in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}
