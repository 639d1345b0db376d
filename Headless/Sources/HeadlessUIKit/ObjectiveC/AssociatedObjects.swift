#if !canImport(ObjectiveC)
  import Foundation

  /// The objects that others were given under keys.
  ///
  /// UIKit's own classes keep them themselves. For an object of another class they are in a table, and released at a later use of it, once the
  /// object has gone.
  ///
  /// Sendable because its only state is read and changed with the lock held.
  final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Entry {
      weak var owner: AnyObject?
      let associations = ObjectAssociations()
    }

    private let lock = NSRecursiveLock()
    private var table: [ObjectIdentifier: Entry] = [:]
    /// How many entries there may be before those are looked for whose owners have gone.
    private var limit = 16

    func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      lock.withLock { associations(of: owner)?.value(key) }
    }

    func set(_ owner: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
      // What is replaced is released without the lock: it may have associations itself.
      let old = lock.withLock { () -> [Any] in
        let swept = sweep()
        guard value != nil || associations(of: owner) != nil else { return swept }
        return swept + [madeAssociations(of: owner).set(key, value, policy) as Any]
      }
      withExtendedLifetime(old) {}
    }

    func removeAll(of owner: AnyObject) {
      let old = lock.withLock { () -> Any? in
        guard let owner = owner as? any ObjectAssociating else {
          return table.removeValue(forKey: ObjectIdentifier(owner))
        }
        defer { owner.objectAssociations = nil }
        return owner.objectAssociations
      }
      withExtendedLifetime(old) {}
    }

    private func associations(of owner: AnyObject) -> ObjectAssociations? {
      if let owner = owner as? any ObjectAssociating { return owner.objectAssociations }
      // Another object may have been at the address.
      guard let entry = table[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.associations
    }

    private func madeAssociations(of owner: AnyObject) -> ObjectAssociations {
      if let associations = associations(of: owner) { return associations }
      if let owner = owner as? any ObjectAssociating {
        let made = ObjectAssociations()
        owner.objectAssociations = made
        return made
      }
      let entry = Entry(owner: owner)
      table[ObjectIdentifier(owner)] = entry
      return entry.associations
    }

    /// Takes away the entries whose owners have gone, once there are many.
    private func sweep() -> [Entry] {
      guard table.count >= limit else { return [] }
      let gone = table.filter { $0.value.owner == nil }
      for key in gone.keys { table[key] = nil }
      limit = max(16, 2 * table.count)
      return Array(gone.values)
    }
  }

  /// Gives an object another one under a key; `nil` takes it away.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.set(object as AnyObject, key, value, policy)
  }

  /// The object that an object was given under a key; `nil` if there is none.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, key)
  }

  /// Takes away all that an object was given.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
  }
#endif
