import Roster

/// A hand-written child of a composite in a view, and an index path in it.
@MainActor struct HandWrittenChildPath {
  /// The objects that answer for the child.
  let objects: [any NSObjectProtocol]
  /// The view that the child is handed.
  let view: UIScrollView
  let indexPath: IndexPath
  /// The index path in the view that shows everything of one in the child; `nil` if the child has left.
  let global: @MainActor (IndexPath) -> IndexPath?
  /// The index path in the child of one in the view that shows everything; `nil` if that is none of the child's.
  let local: @MainActor (IndexPath) -> IndexPath?

  /// The first of the objects that is something.
  func first<Object>(_ cast: (Any) -> Object?) -> Object? {
    for object in objects { if let found = cast(object) { return found } }
    return nil
  }
}
