import Roster

/// Which parts of composites show a view, kept by the view.
///
/// When a view leaves the screen after a reload, its index path is one of the content before, where another part may be
/// by now.
@MainActor final class ShownParts {
  private struct Entry {
    weak var part: AnyObject?
    var section: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes that the section of a route shows a view.
  static func note<Child: CompositeChild>(_ view: UIView, _ route: CompositeRoute<Child>) {
    guard let binding = route.part.binding else { return }
    let shown = view.associated(ShownParts.self) ?? ShownParts()
    shown.entries[ObjectIdentifier(binding)] = Entry(part: route.part, section: route.section)
    view.associate(shown)
  }

  /// The part that showed a view at a section of the composite, and the part's own section; forgets both.
  static func take<Child: CompositeChild>(
    _ view: UIView,
    at section: Int,
    in binding: CompositeBinding<Child>
  ) -> CompositeRoute<Child>? {
    guard let entry = view.associated(ShownParts.self)?.entries.removeValue(forKey: ObjectIdentifier(binding)) else {
      return binding.route(section)
    }
    guard let part = entry.part as? ChildAdapter<Child> else { return nil }
    let candidates = binding.locals(of: section, in: part)
    guard let first = candidates.first else { return nil }
    return CompositeRoute(part: part, section: candidates.contains(entry.section) ? entry.section : first)
  }
}
