/// The views that an object is attached to, without retaining them.
@MainActor package struct AttachedViews<View: AnyObject> {
  private struct Reference {
    weak var view: View?
  }

  private var references: [Reference] = []

  package init() {}

  /// The views that still exist.
  package var all: [View] { references.compactMap(\.view) }

  package mutating func add(_ view: View) {
    references.removeAll { $0.view == nil || $0.view === view }
    references.append(Reference(view: view))
  }
}
