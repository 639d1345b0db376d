#if !canImport(ObjectiveC)
  import Foundation

  /// Who is told of which properties.
  ///
  /// Sendable because its only state is read and changed with the lock held.
  final class KeyValueObservers: @unchecked Sendable {
    static let shared = KeyValueObservers()

    /// A property of an object.
    struct Place: Hashable {
      let object: ObjectIdentifier
      let keyPath: AnyKeyPath
    }

    private struct WeakObserver {
      weak var observer: NSKeyValueObservation?
    }

    private let lock = NSLock()
    private var observers: [Place: [WeakObserver]] = [:]

    func observers(of object: AnyObject, _ keyPath: AnyKeyPath) -> [NSKeyValueObservation] {
      let place = Place(object: ObjectIdentifier(object), keyPath: keyPath)
      return lock.withLock { observers[place]?.compactMap(\.observer) ?? [] }
    }

    /// Lets an observer be told of places, and of none that it was told of before.
    func set(_ observer: NSKeyValueObservation, from old: Set<Place>, to new: Set<Place>) {
      guard old != new else { return }
      lock.withLock {
        for place in old {
          observers[place]?.removeAll { $0.observer === observer || $0.observer == nil }
          if observers[place]?.isEmpty == true { observers[place] = nil }
        }
        for place in new { observers[place, default: []].append(WeakObserver(observer: observer)) }
      }
    }

    /// Forgets the observers that are gone from the places of one of them.
    func removeAbsent(from places: Set<Place>) {
      lock.withLock {
        for place in places {
          observers[place]?.removeAll { $0.observer == nil }
          if observers[place]?.isEmpty == true { observers[place] = nil }
        }
      }
    }

    // MARK: Reading

    private static let key = "HeadlessUIKit.KeyValueObservers.places"

    /// The places that are read on this thread meanwhile.
    static func places<Value>(of read: () -> Value) -> (value: Value, places: Set<Place>) {
      let dictionary = Thread.current.threadDictionary
      let outer = dictionary[key]
      dictionary[key] = Set<Place>()
      let value = read()
      let places = dictionary[key] as? Set<Place> ?? []
      dictionary[key] = outer
      return (value, places)
    }

    static func noteRead(of object: AnyObject, _ keyPath: AnyKeyPath) {
      let dictionary = Thread.current.threadDictionary
      guard var places = dictionary[key] as? Set<Place> else { return }
      places.insert(Place(object: ObjectIdentifier(object), keyPath: keyPath))
      dictionary[key] = places
    }
  }
#endif
