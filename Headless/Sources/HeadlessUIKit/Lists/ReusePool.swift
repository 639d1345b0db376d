/// Views that wait to be used again, by reuse identifier and, for supplementary views, element kind.
struct ReusePool<View: AnyObject> {
  /// Which of the waiting views is taken.
  enum Order: Hashable, Sendable {
    case lastInFirstOut, firstInFirstOut
  }

  private struct Key: Hashable, Sendable {
    var identifier: String
    var kind: String?
  }

  /// A line of views that can be left at both ends in amortised constant time.
  fileprivate struct Line {
    private var views: [View] = []
    private var start = 0

    var count: Int {
      views.count - start
    }

    mutating func append(_ view: View) {
      views.append(view)
    }

    mutating func take(_ order: Order) -> View? {
      guard count > 0 else { return nil }
      if order == .lastInFirstOut { return views.removeLast() }
      let view = views[start]
      start += 1
      if start * 2 > views.count {
        views.removeFirst(start)
        start = 0
      }
      return view
    }
  }

  /// Which of the waiting views is taken.
  let order: Order
  /// How many views may wait for one identifier and kind, or `nil` for any number.
  let capacity: Int?
  /// How many views wait.
  private(set) var count = 0
  private var lines: [Key: Line] = [:]

  /// - Precondition: `capacity` is not negative.
  init(order: Order = .lastInFirstOut, capacity: Int? = nil) {
    if let capacity, capacity < 0 {
      fatalError("The capacity of a reuse pool must not be negative, and is \(capacity)")
    }
    self.order = order
    self.capacity = capacity
  }

  /// Puts a view into the pool; `false` if the pool is full for its identifier and kind and the view was not taken.
  ///
  /// - Complexity: O(1)
  @discardableResult
  mutating func enqueue(_ view: View, identifier: String, kind: String? = nil) -> Bool {
    let key = Key(identifier: identifier, kind: kind)
    if let capacity, lines[key]?.count ?? 0 >= capacity { return false }
    lines[key, default: Line()].append(view)
    count += 1
    return true
  }

  /// Takes a view out of the pool, or `nil` if none waits for the identifier and kind.
  ///
  /// - Complexity: O(1), amortised
  mutating func dequeue(identifier: String, kind: String? = nil) -> View? {
    guard let view = lines[Key(identifier: identifier, kind: kind)]?.take(order) else { return nil }
    count -= 1
    return view
  }

  /// How many views wait for an identifier and kind.
  func count(identifier: String, kind: String? = nil) -> Int {
    lines[Key(identifier: identifier, kind: kind)]?.count ?? 0
  }

  /// Lets go of the views that wait for an identifier and kind.
  mutating func removeAll(identifier: String, kind: String? = nil) {
    count -= lines.removeValue(forKey: Key(identifier: identifier, kind: kind))?.count ?? 0
  }

  /// Lets go of all views.
  mutating func removeAll() {
    lines = [:]
    count = 0
  }
}

extension ReusePool.Line: Sendable where View: Sendable {}
extension ReusePool: Sendable where View: Sendable {}
