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

  /// Notes that a part's section shows a view.
  static func note(_ view: UIView, part: AnyObject, section: Int, in mapping: AnyObject) {
    let shown = view.associated(ShownParts.self) ?? ShownParts()
    shown.entries[ObjectIdentifier(mapping)] = Entry(part: part, section: section)
    view.associate(shown)
  }

  /// The part that showed a view at a section of the composite, and the part's own section; forgets both.
  static func take<Part: AnyObject>(
    _ view: UIView,
    at section: Int,
    in mapping: CompositeMapping<Part>
  ) -> (part: Part, section: Int)? {
    guard let entry = view.associated(ShownParts.self)?.entries.removeValue(forKey: ObjectIdentifier(mapping)) else {
      return mapping.known.part(at: section)
    }
    guard let part = entry.part as? Part else { return nil }
    let candidates = mapping.locals(of: section, in: part)
    guard let first = candidates.first else { return nil }
    return (part, candidates.contains(entry.section) ? entry.section : first)
  }
}
