/// An item that leaves a child of a composite in a view and comes to another in the same step.
package struct JoinedItem {
  /// A child, and a path in it.
  package struct Place {
    package let child: AnyObject
    package let path: ItemPath

    package init(child: AnyObject, path: ItemPath) {
      self.child = child
      self.path = path
    }
  }

  /// Where the item was, before the step.
  package let source: Place
  /// Where the item is, after the step.
  package let destination: Place
  /// Whether the sections of both are there before and after, so that a view can perform a move.
  package let isMove: Bool
  /// Whether both show the same.
  package let isSame: Bool
}
