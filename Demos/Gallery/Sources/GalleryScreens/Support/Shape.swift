import Foundation
import Roster

/// A filled shape of a drawn picture.
struct Shape: Equatable, Sendable {
  enum Outline: Equatable, Sendable {
    case rect, oval
    /// Straight lines between points, and back to the first.
    case polygon([CGPoint])
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
    .oval(centerX, centerY, radius, radius, color)
  }

  static func oval(
    _ centerX: CGFloat,
    _ centerY: CGFloat,
    _ radiusX: CGFloat,
    _ radiusY: CGFloat,
    _ color: UInt32
  ) -> Shape {
    let frame = CGRect(x: centerX - radiusX, y: centerY - radiusY, width: 2 * radiusX, height: 2 * radiusY)
    return Shape(outline: .oval, frame: frame, color: color)
  }

  /// - Parameter corners: x and y of the corners, one after the other; at least one corner.
  static func polygon(_ color: UInt32, _ corners: [CGFloat]) -> Shape {
    let points = stride(from: 0, to: corners.count - 1, by: 2).map { CGPoint(x: corners[$0], y: corners[$0 + 1]) }
    let frame = points.dropFirst().reduce(CGRect(origin: points[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
    return Shape(outline: .polygon(points), frame: frame, color: color)
  }
}
