import Foundation
import HeadlessUIKit

extension UIProgressView: HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {
    let track = CGRect(
      x: bounds.minX,
      y: bounds.midY - UIProgressView.height / 2,
      width: bounds.width,
      height: UIProgressView.height
    )
    var filled = track
    filled.size.width *= CGFloat(progress)
    canvas.fill(track, trackTintColor ?? .systemFill, corners: .all(track.height / 2))
    canvas.fill(directed(filled), progressTintColor ?? tintColor, corners: .all(track.height / 2))
    canvas.sign("\(Int((progress * 100).rounded())) %", in: track)
  }
}
