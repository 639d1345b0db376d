import Foundation
import HeadlessUIKit

extension UISwitch: HeadlessContentDrawing {
  private static let knobInset: CGFloat = 2
  private static let disabledAlpha: CGFloat = 0.5

  func drawContent(in canvas: inout HeadlessCanvas) {
    let track = CGRect(origin: bounds.origin, size: UISwitch.size)
    let side = track.height - 2 * UISwitch.knobInset
    let knob = CGRect(
      x: isOn != isMirrored ? track.maxX - UISwitch.knobInset - side : track.minX + UISwitch.knobInset,
      y: track.minY + UISwitch.knobInset,
      width: side,
      height: side
    )
    canvas.group(alpha: isEnabled ? 1 : UISwitch.disabledAlpha) { canvas in
      let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
      canvas.fill(track, color, corners: .all(track.height / 2))
      canvas.shadow(under: knob)
      canvas.fill(.oval(knob), thumbTintColor ?? .white)
    }
    canvas.sign(isOn ? "[on]" : "[off]", in: track)
  }
}

extension HeadlessCanvas {
  /// Draws a soft shadow below a circle, from rings that get fainter outwards.
  fileprivate mutating func shadow(under circle: CGRect) {
    for (spread, alpha) in [(CGFloat(1.5), CGFloat(0.04)), (1, 0.05), (0.5, 0.06)] {
      fill(.oval(circle.insetBy(dx: -spread, dy: -spread).offsetBy(dx: 0, dy: 1)), UIColor(white: 0, alpha: alpha))
    }
  }
}
