import Foundation
import HeadlessUIKit

extension UISlider: HeadlessContentDrawing {
  private static let thumb: CGFloat = 27
  private static let trackHeight: CGFloat = 4

  func drawContent(in canvas: inout HeadlessCanvas) {
    let thumb = UISlider.thumb
    let x = max(0, bounds.width - thumb) * headlessFraction
    var track = CGRect(
      x: 2,
      y: bounds.midY - UISlider.trackHeight / 2,
      width: max(0, bounds.width - 4),
      height: UISlider.trackHeight
    )
    canvas.fill(track, maximumTrackTintColor ?? .systemFill, corners: .all(UISlider.trackHeight / 2))
    track.size.width = x + thumb / 2
    canvas.fill(directed(track), minimumTrackTintColor ?? tintColor, corners: .all(UISlider.trackHeight / 2))
    let knob = CGRect(x: x, y: bounds.midY - thumb / 2, width: thumb, height: thumb)
    let oval = HeadlessDrawing.Shape.oval(directed(knob))
    canvas.fill(oval, thumbTintColor ?? .white)
    canvas.stroke(oval, .separator, width: 0.5)
  }
}
