/// An item of content in a view, as far as it is compared with items of other children.
package struct ViewItem: Identifiable, Equatable {
  /// What the item is, wherever it is; `nil` if it has no identity, or if its child is hand-written.
  package let id: AnyHashable?
  private let value: Any?

  /// - Parameters:
  ///   - id: what the item is, its type included.
  ///   - value: what is shown of it.
  package init(id: AnyHashable? = nil, value: Any? = nil) {
    self.id = id
    self.value = value
  }

  /// Whether both show the same: values without equality do not.
  package static func == (first: Self, second: Self) -> Bool { showSame(first.value, second.value) }
}

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
  /// Whether the sections of both are there before and after, so that views can be told of a move.
  package let isMove: Bool
  /// Whether both show the same.
  package let isSame: Bool
}
