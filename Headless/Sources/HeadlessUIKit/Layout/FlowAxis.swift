import Foundation

/// The direction in which a flow layout scrolls: lines follow each other along it, items within a line across it.
enum FlowAxis: Hashable, Sendable {
  case vertical, horizontal

  /// A size in the layout's own axes.
  func size(_ size: CGSize) -> FlowSize {
    self == .vertical
      ? FlowSize(length: size.height, breadth: size.width)
      : FlowSize(length: size.width, breadth: size.height)
  }

  /// The extent along the scroll direction.
  func length(_ size: CGSize) -> CGFloat {
    self == .vertical ? size.height : size.width
  }

  /// The extent across the scroll direction.
  func breadth(_ size: CGSize) -> CGFloat {
    self == .vertical ? size.width : size.height
  }

  /// The part of a rectangle along the scroll direction.
  func span(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    self == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// Insets in the layout's own axes.
  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(start: insets.top, end: insets.bottom, before: insets.left, after: insets.right)
      : FlowInsets(start: insets.left, end: insets.right, before: insets.top, after: insets.bottom)
  }

  /// A rectangle of the content from one in the layout's own axes.
  func rect(start: CGFloat, before: CGFloat, size: FlowSize) -> CGRect {
    self == .vertical
      ? CGRect(x: before, y: start, width: size.breadth, height: size.length)
      : CGRect(x: start, y: before, width: size.length, height: size.breadth)
  }
}

/// A size by extent along and across the scroll direction, in points.
struct FlowSize: Hashable, Sendable {
  var length: CGFloat
  var breadth: CGFloat

  var isEmpty: Bool { length <= 0 || breadth <= 0 }
}

/// Insets at the start and end along the scroll direction and at both sides across it, in points.
struct FlowInsets: Hashable, Sendable {
  var start: CGFloat = 0
  var end: CGFloat = 0
  var before: CGFloat = 0
  var after: CGFloat = 0
}
