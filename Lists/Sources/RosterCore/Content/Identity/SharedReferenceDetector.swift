import RosterDiagnostics

/// A detector of objects that changed outside the content and are applied again. They're equal to themselves, so no
/// cell shows the change. It checks the first two hundred, in debug builds.
@MainActor struct SharedReferenceDetector<Item> {
  private struct Instance {
    weak var object: AnyObject?
    let state: [String]
  }

  private var known: [ObjectIdentifier: Instance] = [:]

  /// A Boolean value that indicates whether items are objects, in debug builds.
  private static var isNeeded: Bool {
    #if DEBUG
      Item.self is AnyClass
    #else
      false
    #endif
  }

  /// Notes objects that changed since they were applied, and remembers the state of all.
  mutating func note(_ items: some Sequence<Item>) {
    guard Self.isNeeded else { return }
    var current: [ObjectIdentifier: Instance] = [:]
    for item in items.prefix(200) {
      let instance = Self.instance(item)
      let identifier = ObjectIdentifier(item as AnyObject)
      current[identifier] = instance
      guard let old = known[identifier], old.object != nil, old.state != instance.state else { continue }
      DebugNotes.post(
        "A \(Item.self) was changed and applied again: no cell shows the change, as the object is equal to itself",
        cause: "items are instances of a class, and old and new content share them",
        advice: "make \(Item.self) a struct, apply a new instance, or call `update(id:)` or `reconfigure(id:)`",
        once: "instance \(Item.self)"
      )
    }
    known = current
  }

  /// Remembers the state of an object after an edit.
  mutating func remember(_ item: Item) {
    guard Self.isNeeded else { return }
    let identifier = ObjectIdentifier(item as AnyObject)
    if known[identifier] != nil { known[identifier] = Self.instance(item) }
  }

  /// Returns an object with the values of its stored properties, or their identities if they're objects.
  private static func instance(_ item: Item) -> Instance {
    var state: [String] = []
    var mirror: Mirror? = Mirror(reflecting: item)
    while let current = mirror {
      for child in current.children {
        let isObject = type(of: child.value) is AnyClass
        state.append(isObject ? "\(ObjectIdentifier(child.value as AnyObject))" : "\(child.value)")
      }
      mirror = current.superclassMirror
    }
    return Instance(object: item as AnyObject, state: state)
  }
}
