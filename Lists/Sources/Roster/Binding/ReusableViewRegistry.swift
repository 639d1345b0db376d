import RosterDiagnostics

/// The reusable view types that one table or collection has registered, so that each is registered once.
@usableFromInline
@MainActor package final class ReusableViewRegistry {
  private struct Entry {
    let type: ObjectIdentifier
    let kind: String?
    let view: ReusableViewType
    var isRegistered = false
  }

  /// One for each type and kind: few, so that looking through them is faster than hashing.
  ///
  /// Nothing is called while they are read or written, so that no two accesses overlap.
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// The view that keeps this registry alive: no other has its identity meanwhile.
  private let owner: ObjectIdentifier
  /// The registry that a list has used last, which is mostly the one that a list uses next.
  ///
  /// It is read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) private static var latest: ReusableViewRegistry?

  private init(_ owner: UIView) {
    self.owner = ObjectIdentifier(owner)
  }

  /// The type's identifier; at the first call for the type and the kind, `register` is called before.
  ///
  /// - Parameters:
  ///   - type: the class of the reusable view.
  ///   - kind: the element kind of a supplementary view of a collection.
  ///   - registering: whether a type that is not registered yet is registered.
  ///   - register: registers the type with the view.
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

  /// The type's identifier; at the first call for the type and the kind, its class or its nib is registered before.
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

  /// The registry of a view, made at the first use and kept alive by the view; that of the table or collection behind
  /// one that a child of a composite is handed.
  package static func of(_ view: UIView) -> ReusableViewRegistry {
    // If nobody else keeps it, its view is gone, and another view may have the identity.
    if !isKnownUniquelyReferenced(&latest), let latest, latest.owner == ObjectIdentifier(view) { return latest }
    if let target = (view as? any ForwardingView)?.forwardingTarget { return of(target) }
    let registry = view.associated(ReusableViewRegistry.self) ?? ReusableViewRegistry(view)
    view.associate(registry)
    latest = registry
    return registry
  }

  /// A view that was dequeued, as the type that its identifier stands for.
  @inlinable
  package static func dequeued<View: UIView>(
    _ view: UIView?,
    as type: View.Type,
    identifier: @autoclosure () -> String
  ) -> View {
    guard let found = view as? View else { trapMismatch(expected: type, found: view, identifier: identifier()) }
    return found
  }

  /// Stops the program because an identifier belongs to a view of another type.
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
