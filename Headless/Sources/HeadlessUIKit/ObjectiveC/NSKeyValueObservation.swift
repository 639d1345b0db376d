#if !canImport(ObjectiveC)
  import Foundation

  /// How long somebody is told of a property's changes: until this object is gone, or until ``invalidate()``.
  public final class NSKeyValueObservation: NSObject {
    private var places: Set<KeyValueObservers.Place> = []
    /// Tells the handler, and returns the places that the value depends on now; `nil` once the object is gone.
    private var handle: ((_ isPrior: Bool) -> Set<KeyValueObservers.Place>?)?

    fileprivate func start(
      _ places: Set<KeyValueObservers.Place>,
      _ handle: @escaping (_ isPrior: Bool) -> Set<KeyValueObservers.Place>?
    ) {
      self.handle = handle
      update(places)
    }

    private func update(_ new: Set<KeyValueObservers.Place>) {
      KeyValueObservers.shared.set(self, from: places, to: new)
      places = new
    }

    func tell(isPrior: Bool) {
      guard let handle else { return }
      guard let new = handle(isPrior) else { return invalidate() }
      if !isPrior, self.handle != nil { update(new) }
    }

    /// Ends it.
    public func invalidate() {
      handle = nil
      update([])
    }

    deinit {
      KeyValueObservers.shared.removeAbsent(from: places)
    }
  }

  /// A change of a property.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// The value after the change, where `.new` was asked for.
    public let newValue: Value?
    /// The value before the change, where `.old` was asked for.
    public let oldValue: Value?
    /// Of sets and arrays that are changed in part, which does not happen here.
    public let indexes: IndexSet?
    /// Whether the change is to come.
    public let isPrior: Bool
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Calls the handler when a property changes that `@objc dynamic` declares, or one that it is computed from, on the thread of the change.
    ///
    /// Ends the process, with a text, where the value depends on no such property: see ``HeadlessFailure/handler``.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>,
      options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observation = NSKeyValueObservation()
      let first = KeyValueObservers.places { self[keyPath: keyPath] }
      if first.places.isEmpty {
        let failure = HeadlessFailure(
          .unsupported,
          name: .invalidArgument,
          reason:
            "\(Self.self) was observed by \(keyPath), which depends on no property that is @objc dynamic in a file that is translated"
        )
        guard MainActor.isCurrent else { fatalError(failure.reason) }
        MainActor.assumeIsolated { failure.raise() }
      }
      var last = first.value
      func change(new: Value?, old: Value?, isPrior: Bool) -> NSKeyValueObservedChange<Value> {
        NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil,
          indexes: nil,
          isPrior: isPrior
        )
      }
      observation.start(first.places) { [weak self] isPrior in
        guard let self else { return nil }
        if isPrior {
          if options.contains(.prior) { changeHandler(self, change(new: nil, old: last, isPrior: true)) }
          return []
        }
        let now = KeyValueObservers.places { self[keyPath: keyPath] }
        let old = last
        last = now.value
        changeHandler(self, change(new: now.value, old: old, isPrior: false))
        return now.places
      }
      if options.contains(.initial) { changeHandler(self, change(new: first.value, old: nil, isPrior: false)) }
      return observation
    }
  }
#endif
