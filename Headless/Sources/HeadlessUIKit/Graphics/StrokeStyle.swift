import Foundation

#if canImport(CoreGraphics)
  package import CoreGraphics
#endif

/// How lines are drawn.
package struct StrokeStyle: Hashable, Sendable {
  /// The width, in points.
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  /// How long pointed corners may be, in widths of the line.
  package var miterLimit: CGFloat
  /// The lengths of dashes and gaps by turns, in points; empty for whole lines.
  package var dashes: [CGFloat]
  /// Where in the pattern a line begins, in points.
  package var phase: CGFloat

  package init(
    width: CGFloat,
    cap: CGLineCap = .butt,
    join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [],
    phase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.phase = phase
  }
}
