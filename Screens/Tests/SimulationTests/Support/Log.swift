#if os(Linux) && canImport(Glibc)
  import Synchronization

  /// Words in the order in which they were said.
  final class Log: Sendable {
    private let words = Mutex<[String]>([])

    var list: [String] { words.withLock { $0 } }
    var text: String { list.joined(separator: " ") }

    func add(_ word: String) { words.withLock { $0.append(word) } }
  }
#endif
