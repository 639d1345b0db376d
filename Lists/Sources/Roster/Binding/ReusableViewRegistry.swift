import RosterDiagnostics

/// The reusable view types that one table or collection view has registered.
@usableFromInline
@MainActor package final class ReusableViewRegistry {
  private struct Entry {
    let type: ObjectIdentifier
    let kind: String?
    let view: ReusableViewType
    var isRegistered = false
  }

  /// One entry for each type and kind. There are few, so a linear search is faster than hashing.
  ///
  /// Nothing is called during accesses, so they don't overlap.
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The view that retains this registry, so its identity stays unique.
  private let owner: ObjectIdentifier
  /// The most recently used registry, which is usually the next one, too.
  ///
  /// Reads and writes call nothing, so accesses don't overlap.
  @exclusivity(unchecked) private static var latest: ReusableViewRegistry?

  private init(_ owner: UIView) {
    self.owner = ObjectIdentifier(owner)
  }

  /// Returns the type's identifier. The first call for the type and kind calls `register` before.
  ///
  /// - Parameters:
  ///   - type: The class of the reusable view.
  ///   - kind: The element kind of a supplementary view.
  ///   - registering: A Boolean value that indicates whether to register an unregistered type.
  ///   - register: A closure that registers the type with the view.
  @discardableResult
  package func identifier(
    of type: UIView.Type,
    kind: String? = nil,
    registering: Bool,
    register: (ReusableViewType) -> Void
  ) -> String {
    let index = index(of: type, kind: kind)
    let found = entries[index].view
    if registering, !entries[index].isRegistered, found.source != .storyboard {
      entries[index].isRegistered = true
      register(found)
    }
    return found.reuseIdentifier
  }

  /// Returns the type's identifier. The first call for the type and kind registers its class or nib before.
  func identifier(
    of type: UIView.Type,
    kind: String? = nil,
    registering: Bool,
    class registerClass: (_ identifier: String) -> Void,
    nib registerNib: (_ nib: UINib, _ identifier: String) -> Void
  ) -> String {
    identifier(of: type, kind: kind, registering: registering) { new in
      if new.source == .nib {
        registerNib(ReusableViewType.nib(of: type), new.reuseIdentifier)
      } else {
        registerClass(new.reuseIdentifier)
      }
    }
  }

  private func index(of type: UIView.Type, kind: String?) -> Int {
    let identity = ObjectIdentifier(type)
    for index in entries.indices where entries[index].type == identity && entries[index].kind == kind { return index }
    entries.append(Entry(type: identity, kind: kind, view: ReusableViewType(type)))
    return entries.count - 1
  }

  /// Returns the registry of a view, created at its first use and retained by the view. For a composite's handed view, it's the
  /// registry of the actual table or collection view.
  package static func of(_ view: UIView) -> ReusableViewRegistry {
    // If it's uniquely referenced, its view was deallocated, and another view can have the identity.
    if !isKnownUniquelyReferenced(&latest), let latest, latest.owner == ObjectIdentifier(view) { return latest }
    if let target = (view as? any ForwardingView)?.forwardingTarget { return of(target) }
    let registry = view.associated(ReusableViewRegistry.self) ?? ReusableViewRegistry(view)
    view.associate(registry)
    latest = registry
    return registry
  }

  /// Returns a dequeued view as the type of its identifier.
  @inlinable
  package static func dequeued<View: UIView>(
    _ view: UIView?,
    as type: View.Type,
    identifier: @autoclosure () -> String
  ) -> View {
    guard let found = view as? View else { trapMismatch(expected: type, found: view, identifier: identifier()) }
    return found
  }

  /// Stops the program because a view of another type was dequeued for an identifier.
  @usableFromInline
  package static func trapMismatch(expected: AnyClass, found: UIView?, identifier: String) -> Never {
    let found = found.map { "a \(type(of: $0))" } ?? "nothing"
    trap(
      "The reuse identifier \"\(identifier)\" stands for \(expected), but \(found) was dequeued for it",
      cause: "another class, nib or prototype is registered under the same identifier",
      advice: "set the prototype's class to \(expected), or give \(expected) a `reuseIdentifier` of its own"
    )
  }
}
