import Foundation
import HeadlessUIKit

/// What a picture of a view tree is made of: a list of elements, the first at the back.
///
/// Lengths are points and positions are in the coordinates of the picture. Every output (SVG, HTML, terminal) is written
/// from this list, so that a view is walked in one place.
struct HeadlessDrawing: Equatable, Sendable {
  typealias Color = UIColor.Components

  indirect enum Element: Equatable, Sendable {
    case fill(Shape, Color)
    case stroke(Shape, Color, StrokeStyle)
    case gradient(Shape, Gradient)
    case text(Line)
    case image(Picture)
    /// What stands for the drawings in a rectangle where only text can be shown; a picture does not show it.
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

    /// Four equal corners.
    static func all(_ radius: CGFloat) -> Corners {
      Corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    }

    /// The corners of the first and the last part of a stack of parts.
    static func ends(_ radius: CGFloat, top: Bool, bottom: Bool) -> Corners {
      Corners(
        topLeft: top ? radius : 0,
        topRight: top ? radius : 0,
        bottomLeft: bottom ? radius : 0,
        bottomRight: bottom ? radius : 0
      )
    }

    var isUniform: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

    /// The same corners, none of them larger than half of the rectangle.
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
    /// Points that are joined by straight lines.
    case line([CGPoint], closed: Bool)
    /// Lines and curves, and how areas are filled that they enclose several times.
    case path(PathElements, evenOdd: Bool)

    // Rectangles and points are not hashable in all supported versions of macOS.
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

  /// Colours that go over into each other.
  struct Gradient: Equatable, Sendable {
    struct Stop: Equatable, Sendable {
      /// Where the colour is, from 0 to 1.
      var location: CGFloat
      var color: Color
    }

    var stops: [Stop]
    var isRadial: Bool
    /// Where the first colour is, in the coordinates of the picture.
    var start: CGPoint
    /// Where the last colour is; with the middle of a radial gradient at its start, the radii are the distances on both axes.
    var end: CGPoint
  }

  /// One line of text.
  struct Line: Equatable, Sendable {
    enum Anchor: Hashable, Sendable { case left, middle, right }

    var text: String
    /// The left end, the middle or the right end of the baseline, as the anchor says.
    var position: CGPoint
    var anchor: Anchor
    /// The width that the text was measured with.
    var width: CGFloat
    var font: UIFont
    var color: Color
    var isRightToLeft: Bool
  }

  /// A picture in a rectangle.
  struct Picture: Equatable, Sendable {
    enum Fit: Hashable, Sendable { case fill, aspectFit, aspectFill }

    var content: UIImage.Content
    var frame: CGRect
    var fit: Fit = .fill
    /// The size of the view box of content that is SVG.
    var size: CGSize
    /// The colour of a template; `nil` draws the picture's own colours.
    var tint: Color?
  }

  /// Elements that are clipped, transformed and made translucent together, in this order from the inside.
  struct Group: Equatable, Sendable {
    var elements: [Element]
    var clip: Shape?
    /// What shows of the group what it covers itself, in the group's coordinates; `nil` shows everything.
    var mask: [Element]?
    var transform: CGAffineTransform = .identity
    var alpha: CGFloat = 1
    /// What tells the group of a displayed cell or of a list from those of others, in drawings that have such groups.
    var key: Int?
    /// What the group does in an animated picture; without a motion it is there all the time.
    var motion: Motion?
  }

  /// What a group does while one state becomes another.
  enum Motion: Equatable, Sendable {
    case appears, disappears
    /// Comes to its place from another one, which is this far away.
    case slides(from: CGPoint)
  }

  var size: CGSize
  var elements: [Element]
}

extension HeadlessDrawing.Shape {
  static func rect(_ rect: CGRect) -> Self { .rect(rect, .square) }

  /// A circle or an ellipse.
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
