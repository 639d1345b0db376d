import Foundation

/// A header, a footer or another view at an edge of a section or of the layout, with its size.
@MainActor struct BoundaryItem {
  enum Side {
    case start, end, before, after, over
  }

  let item: NSCollectionLayoutBoundarySupplementaryItem
  /// The size before the item's own insets, in points.
  let size: CGSize
  let axis: FlowAxis

  /// - Parameter measured: the size that the view asked for.
  init(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    in container: CGSize,
    axis: FlowAxis,
    measured: CGSize?
  ) {
    self.item = item
    self.axis = axis
    var size = item.layoutSize.size(in: container)
    let axes = item.layoutSize.measuredAxes
    if let measured, axes.contains(.horizontal) { size.width = measured.width }
    if let measured, axes.contains(.vertical) { size.height = measured.height }
    self.size = size
  }

  /// The side of the section that the view is at, along or across the scroll direction.
  var side: Side {
    let edges = item.alignment.edges
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    let (before, after): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.leading, .trailing) : (.top, .bottom)
    if edges.contains(start) { return .start }
    if edges.contains(end) { return .end }
    if edges.contains(before) { return .before }
    return edges.contains(after) ? .after : .over
  }

  /// How far the view reaches from the section's edge along the scroll direction, in points.
  var length: CGFloat {
    let offset = axis == .vertical ? item.offset.y : item.offset.x
    return max(0, axis.length(size) + (side == .end ? -offset : offset))
  }

  /// How far the view reaches from the section's edge across the scroll direction, in points.
  var breadth: CGFloat {
    let offset = axis == .vertical ? item.offset.x : item.offset.y
    return max(0, axis.breadth(size) + (side == .after ? -offset : offset))
  }

  /// The view's place in an area, without its offset along the scroll direction if it is pinned.
  func frame(in area: CGRect) -> CGRect {
    let edges = item.alignment.edges
    let anchor = NSCollectionLayoutAnchor(edges: edges)
    let point = anchor.point(of: area)
    let own = anchor.point(of: CGRect(origin: .zero, size: size))
    return CGRect(
      x: point.x - own.x + item.offset.x,
      y: point.y - own.y + item.offset.y,
      width: size.width,
      height: size.height
    )
  }
}
