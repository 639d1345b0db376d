import Foundation
import HeadlessUIKit

/// The content of a view tree's image: a list of elements, starting at the back.
///
/// Lengths are points, and positions are in the image's coordinates. All outputs (SVG, HTML, terminal) are written from this
/// list, so only one place walks the views.
struct HeadlessDrawing: Equatable, Sendable {
  typealias Color = UIColor.Components

  indirect enum Element: Equatable, Sendable {
    case fill(Shape, Color)
    case stroke(Shape, Color, StrokeStyle)
    case gradient(Shape, Gradient)
    case text(Line)
    case image(Picture)
    /// A text in place of the drawings in a rectangle, for text-only output. Images don't show it.
    case sign(String, CGRect)
    case group(Group)
  }

  /// The radii of a rectangle's corners.
  struct Corners: Hashable, Sendable {
    var topLeft: CGFloat = 0
    var topRight: CGFloat = 0
    var bottomLeft: CGFloat = 0
    var bottomRight: CGFloat = 0

    static let square = Corners()

    /// Returns four equal corners.
    static func all(_ radius: CGFloat) -> Corners {
      Corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// Returns the corners of the first and the last part of a stack.
    static func ends(_ radius: CGFloat, top: Bool, bottom: Bool) -> Corners {
      Corners(
        topLeft: top ? radius : 0,
        topRight: top ? radius : 0,
        bottomLeft: bottom ? radius : 0,
        bottomRight: bottom ? radius : 0
      )
    }

    var isUniform: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

    /// Returns the corners, limited to half of the rectangle.
    func fitted(to size: CGSize) -> Corners {
      let limit = max(0, min(size.width, size.height) / 2)
      return Corners(
        topLeft: min(max(topLeft, 0), limit),
        topRight: min(max(topRight, 0), limit),
        bottomLeft: min(max(bottomLeft, 0), limit),
        bottomRight: min(max(bottomRight, 0), limit)
      )
    }
  }

  enum Shape: Hashable, Sendable {
    case rect(CGRect, Corners)
    /// Points that straight lines connect.
    case line([CGPoint], closed: Bool)
    /// Lines and curves, and the fill rule of overlapping areas.
    case path(PathElements, evenOdd: Bool)

    // Rectangles and points aren't hashable in all supported versions of macOS.
    func hash(into hasher: inout Hasher) {
      switch self {
      case .rect(let rect, let corners):
        hasher.combine(0)
        for length in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(length) }
        hasher.combine(corners)
      case .line(let points, let closed):
        hasher.combine(1)
        for point in points { for length in [point.x, point.y] { hasher.combine(length) } }
        hasher.combine(closed)
      case .path(let elements, let evenOdd):
        hasher.combine(2)
        hasher.combine(elements)
        hasher.combine(evenOdd)
      }
    }
  }

  /// A gradual transition between colors.
  struct Gradient: Equatable, Sendable {
    struct Stop: Equatable, Sendable {
      /// The location of the color, from 0 to 1.
      var location: CGFloat
      var color: Color
    }

    var stops: [Stop]
    var isRadial: Bool
    /// The position of the first color, in the coordinates of the image.
    var start: CGPoint
    /// The position of the last color. For a radial gradient, whose middle is its start, the radii are the distances on both
    /// axes.
    var end: CGPoint
  }

  /// One line of text.
  struct Line: Equatable, Sendable {
    enum Anchor: Hashable, Sendable { case left, middle, right }

    var text: String
    /// The left end, the middle, or the right end of the baseline, depending on the anchor.
    var position: CGPoint
    var anchor: Anchor
    /// The measured width of the text.
    var width: CGFloat
    var font: UIFont
    var color: Color
    var isRightToLeft: Bool
  }

  /// An image in a rectangle.
  struct Picture: Equatable, Sendable {
    enum Fit: Hashable, Sendable { case fill, aspectFit, aspectFill }

    var content: UIImage.Content
    var frame: CGRect
    var fit: Fit = .fill
    /// The size of the view box of SVG content.
    var size: CGSize
    /// The color of a template, or `nil` for the image's own colors.
    var tint: Color?
  }

  /// Elements that are clipped, transformed, and made translucent together, in this order from the inside.
  struct Group: Equatable, Sendable {
    var elements: [Element]
    var clip: Shape?
    /// The elements whose covered area of the group is visible, in the group's coordinates, or `nil` to show everything.
    var mask: [Element]?
    var transform: CGAffineTransform = .identity
    var alpha: CGFloat = 1
    /// The key of a displayed cell's or a list's group, in drawings that have such groups.
    var key: Int?
    /// The motion of the group in an animated image, or `nil` if it's always visible.
    var motion: Motion?
  }

  /// The motion of a group between two states.
  enum Motion: Equatable, Sendable {
    case appears, disappears
    /// Slides to its place from another one, at this distance.
    case slides(from: CGPoint)
  }

  var size: CGSize
  var elements: [Element]
}

extension HeadlessDrawing.Shape {
  static func rect(_ rect: CGRect) -> Self { .rect(rect, .square) }

  /// Returns a circle or an ellipse.
  static func oval(_ rect: CGRect) -> Self { .rect(rect, .all(min(rect.width, rect.height) / 2)) }

  var isPath: Bool {
    if case .path = self { return true }
    return false
  }

  /// The smallest rectangle around the shape.
  var boundingBox: CGRect {
    switch self {
    case .rect(let rect, _): return rect
    case .line(let points, _):
      guard let first = points.first else { return .zero }
      return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    case .path(let elements, _): return elements.box ?? .null
    }
  }

  func offset(by origin: CGPoint) -> Self {
    switch self {
    case .rect(let rect, let corners): .rect(rect.offsetBy(dx: origin.x, dy: origin.y), corners)
    case .line(let points, let closed):
      .line(points.map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }, closed: closed)
    case .path(let elements, let evenOdd):
      .path(elements.applying(CGAffineTransform(translationX: origin.x, y: origin.y)), evenOdd: evenOdd)
    }
  }
}
