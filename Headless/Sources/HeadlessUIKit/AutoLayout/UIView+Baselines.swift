import Foundation

/// Where a view has a base line: at a distance from an edge or the middle, in points.
struct LayoutBaseline: Equatable {
  let edge: LayoutEdge
  let offset: CGFloat

  /// A view without a text stands on the base line.
  static let bottom = LayoutBaseline(edge: .end, offset: 0)
}

extension UIFont {
  /// The base line of the first line of a text that begins at a view's top edge, or the last one of one that ends at its bottom.
  func baseline(isFirst: Bool) -> LayoutBaseline {
    let metrics = headlessMetrics
    return isFirst
      ? LayoutBaseline(edge: .start, offset: metrics.baselineOffset)
      : LayoutBaseline(edge: .end, offset: metrics.baselineOffset - metrics.lineHeight)
  }

  /// The base line of one line in the middle of a view.
  var centeredBaseline: LayoutBaseline {
    let metrics = headlessMetrics
    return LayoutBaseline(edge: .middle, offset: metrics.baselineOffset - metrics.lineHeight / 2)
  }
}
