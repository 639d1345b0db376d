import Foundation
import Roster

extension UIImage {
  /// A picture drawn from shapes, the first at the back.
  static func drawing(_ shapes: [Shape], size: CGSize) -> UIImage {
    #if canImport(UIKit)
      UIGraphicsImageRenderer(size: size).image { context in
        for shape in shapes {
          UIColor(
            red: CGFloat(shape.color >> 16 & 0xFF) / 255,
            green: CGFloat(shape.color >> 8 & 0xFF) / 255,
            blue: CGFloat(shape.color & 0xFF) / 255,
            alpha: 1
          ).setFill()
          switch shape.outline {
          case .rect: context.fill(shape.frame)
          case .oval: context.cgContext.fillEllipse(in: shape.frame)
          case .polygon(let points):
            context.cgContext.addLines(between: points)
            context.cgContext.fillPath()
          }
        }
      }
    #else
      UIImage(headlessSVG: shapes.map(\.svg).joined(), size: size)
    #endif
  }
}

#if !canImport(UIKit)
  extension Shape {
    /// The shape as an SVG element.
    fileprivate var svg: String {
      let digits = String(color, radix: 16)
      let fill = "#" + String(repeating: "0", count: 6 - digits.count) + digits
      switch outline {
      case .rect:
        return "<rect x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\" "
          + "fill=\"\(fill)\"/>"
      case .oval:
        return "<ellipse cx=\"\(frame.midX)\" cy=\"\(frame.midY)\" "
          + "rx=\"\(frame.width / 2)\" ry=\"\(frame.height / 2)\" fill=\"\(fill)\"/>"
      case .polygon(let points):
        let corners = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
        return "<polygon points=\"\(corners)\" fill=\"\(fill)\"/>"
      }
    }
  }
#endif
