import Foundation

/// The places in one group, from the group's top leading corner.
struct ResolvedGroup {
  var size: CGSize
  /// The items in order.
  var leaves: [ResolvedLeaf] = []
  var supplementaries: [ResolvedSupplementary] = []

  /// Takes over what is in a group inside of this one.
  mutating func append(_ inner: ResolvedGroup, at origin: CGPoint) {
    let first = leaves.count
    leaves += inner.leaves.map { leaf in
      var leaf = leaf
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      return leaf
    }
    supplementaries += inner.supplementaries.map { view in
      var view = view
      view.leaf += first
      view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      return view
    }
  }

  /// How far the views reach out of the group along an axis, in points.
  func overflow(along axis: FlowAxis) -> CGFloat {
    let length = axis.length(size)
    return (leaves.map(\.frame) + supplementaries.map(\.frame)).reduce(0) { overflow, frame in
      let span = axis.span(frame)
      return max(overflow, -span.start, span.end - length)
    }
  }
}

/// The place of one item in its group.
struct ResolvedLeaf {
  var frame: CGRect
  var zIndex = 0
  /// The directions in which the item's view says how large it is.
  var measuredAxes: UIAxis = []
}

/// The place of a view that belongs to an item or a group.
struct ResolvedSupplementary {
  var kind: String
  var frame: CGRect
  var zIndex: Int
  /// The item in the group that the view belongs to; of a group's view the first.
  var leaf: Int
}
