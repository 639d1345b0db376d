import Foundation
import Roster

/// A filled shape of a drawn picture.
struct Shape: Equatable, Sendable {
  enum Outline: Hashable, Sendable {
    case rect, oval
  }

  var outline: Outline
  /// The rectangle around the shape, in points.
  var frame: CGRect
  /// The colour as `0xRRGGBB`.
  var color: UInt32

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UInt32) -> Shape {
    Shape(outline: .rect, frame: CGRect(x: x, y: y, width: width, height: height), color: color)
  }

  static func circle(_ centerX: CGFloat, _ centerY: CGFloat, _ radius: CGFloat, _ color: UInt32) -> Shape {
    let frame = CGRect(x: centerX - radius, y: centerY - radius, width: 2 * radius, height: 2 * radius)
    return Shape(outline: .oval, frame: frame, color: color)
  }
}
