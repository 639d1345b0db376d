#if GRDB
  import Foundation

  /// A value that any thread can access, one at a time.
  final class Locked<Value: Sendable>: @unchecked Sendable {
    // Sendable: the value is accessed only while the lock is held.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
      self.value = value
    }

    func withLock<Answer>(_ body: (inout Value) throws -> Answer) rethrows -> Answer {
      lock.lock()
      defer { lock.unlock() }
      return try body(&value)
    }
  }
#endif
