#if !canImport(ObjectiveC)
  import Foundation

  extension NotificationCenter {
    /// Sends the observer, which is not kept alive, a message for each notification of the name and the object; `nil` stands for all.
    public func addObserver(
      _ observer: Any,
      selector aSelector: Selector,
      name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      let observer = observer as AnyObject
      let registration = NotificationRegistration(self, observer, aName, anObject)
      registration.token = addObserver(forName: aName, object: anObject, queue: nil) {
        [weak registration] notification in
        guard let registration else { return }
        guard let observer = registration.observer else {
          return NotificationRegistrations.shared.remove { $0 === registration }
        }
        aSelector.send(to: observer, notification)
      }
      NotificationRegistrations.shared.add(registration)
    }

    /// Ends all messages to the observer.
    public func removeObserver(_ observer: AnyObject) {
      NotificationRegistrations.shared.remove { $0.center === self && $0.observer === observer }
      removeObserver(observer as Any)
    }

    /// Ends the messages to the observer for a name and an object; `nil` stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
      NotificationRegistrations.shared.remove { registration in
        registration.center === self && registration.observer === observer
          && (aName == nil || registration.name == aName)
          && (anObject == nil || registration.object === anObject.map { $0 as AnyObject })
      }
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  /// A message that notifications are sent by.
  ///
  /// Sendable because weak references may be read anywhere, and the token is set before the registration is in the list, which is how others
  /// come to read it.
  private final class NotificationRegistration: @unchecked Sendable {
    weak var center: NotificationCenter?
    weak var observer: AnyObject?
    weak var object: AnyObject?
    let name: NSNotification.Name?
    var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter, _ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?) {
      self.center = center
      self.observer = observer
      self.object = object.map { $0 as AnyObject }
      self.name = name
    }
  }

  /// Sendable because its only state is read and changed with the lock held.
  private final class NotificationRegistrations: @unchecked Sendable {
    static let shared = NotificationRegistrations()
    private let lock = NSLock()
    private var registrations: [NotificationRegistration] = []

    func add(_ registration: NotificationRegistration) {
      remove { $0.observer == nil }
      lock.withLock { registrations.append(registration) }
    }

    func remove(where isRemoved: (NotificationRegistration) -> Bool) {
      let removed = lock.withLock {
        let removed = registrations.filter(isRemoved)
        registrations.removeAll { registration in removed.contains { $0 === registration } }
        return removed
      }
      for registration in removed {
        if let token = registration.token { registration.center?.removeObserver(token as Any) }
      }
    }
  }
#endif
