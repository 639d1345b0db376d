/// The reusable view types that one table or collection has registered, so that each is registered once.
@MainActor package final class ReusableViewRegistry {
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var kind: String?
  }

  private var types: [ObjectIdentifier: ReusableViewType] = [:]
  private var registered: Set<Key> = []

  /// The type's identifier; at the first call for the type and the kind, `register` is called before.
  ///
  /// - Parameters:
  ///   - type: the class of the reusable view.
  ///   - kind: the element kind of a supplementary view of a collection.
  ///   - registering: whether a type that is not registered yet is registered.
  ///   - register: registers the type with the view.
  @discardableResult
  package func identifier<View: UIView>(
    of type: View.Type,
    kind: String? = nil,
    registering: Bool,
    register: (ReusableViewType) -> Void
  ) -> String {
    let key = Key(type: ObjectIdentifier(type), kind: kind)
    let found = types[key.type] ?? ReusableViewType(type)
    types[key.type] = found
    if registering, found.source != .storyboard, registered.insert(key).inserted { register(found) }
    return found.reuseIdentifier
  }

  /// The registry of a view, made at the first use and kept alive by the view; that of the table or collection behind
  /// one that a child of a composite is handed.
  package static func of(_ view: UIView) -> ReusableViewRegistry {
    if let target = (view as? any ForwardingView)?.forwardingTarget { return of(target) }
    if let registry = view.associated(ReusableViewRegistry.self) { return registry }
    let registry = ReusableViewRegistry()
    view.associate(registry)
    return registry
  }

  /// Stops the program because an identifier belongs to a view of another type.
  package static func trapMismatch(expected: AnyClass, found: UIView?, identifier: String) -> Never {
    let found = found.map { "a \(type(of: $0))" } ?? "nothing"
    trap(
      "The reuse identifier \"\(identifier)\" stands for \(expected), but \(found) was dequeued for it",
      cause: "another class, nib or prototype is registered under the same identifier",
      advice: "set the prototype's class to \(expected), or give \(expected) a `reuseIdentifier` of its own"
    )
  }
}
