import Foundation
import HeadlessUIKit

extension UIImageView: HeadlessContentDrawing {
  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let image = effectiveImage else { return }
    if image.isSymbol {
      // Symbols retain their proportions in every mode.
      canvas.image(image, in: bounds, fit: .aspectFit, tint: tintColor)
    } else {
      canvas.image(image, in: imageFrame(for: image.size), tint: tintColor)
    }
  }

  /// Returns the rectangle of an image of the given size under the content mode.
  private func imageFrame(for size: CGSize) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var x: CGFloat = 0.5
    var y: CGFloat = 0.5
    var factor: CGFloat = 1
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: factor = min(bounds.width / size.width, bounds.height / size.height)
    case .scaleAspectFill: factor = max(bounds.width / size.width, bounds.height / size.height)
    case .center: break
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    }
    let width = size.width * factor
    let height = size.height * factor
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x,
      y: bounds.minY + (bounds.height - height) * y,
      width: width,
      height: height
    )
  }
}
