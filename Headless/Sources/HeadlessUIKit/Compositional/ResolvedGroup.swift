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
      view.container = view.container.offsetBy(dx: origin.x, dy: origin.y)
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
  let item: NSCollectionLayoutSupplementaryItem
  /// The place of what the view belongs to.
  var container: CGRect
  /// The place before the view has said how large it is.
  var frame: CGRect
  /// The item in the group that the view belongs to; of a group's view the first.
  var leaf: Int

  @MainActor init(_ item: NSCollectionLayoutSupplementaryItem, at container: CGRect, leaf: Int) {
    self.item = item
    self.container = container
    self.leaf = leaf
    frame = item.frame(at: container, measured: nil)
  }

  /// The place with the size that the view asked for.
  @MainActor func frame(measured: CGSize?) -> CGRect {
    measured == nil ? frame : item.frame(at: container, measured: measured)
  }
}
