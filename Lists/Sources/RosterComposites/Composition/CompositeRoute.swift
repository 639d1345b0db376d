import Roster

/// The child that a section of a composite belongs to, and the child's own number of the section.
@MainActor struct CompositeRoute<Child: CompositeChild> {
  let part: ChildAdapter<Child>
  let section: Int

  /// The view that the child is handed.
  var view: Child.View { part.proxy }
  var child: Child { part.child }
}
