#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation

  /// A copy of this process as it is when the copy is made, which runs a function whenever it is asked to, each time in another copy of
  /// itself.
  ///
  /// So a function runs as if this process had not gone on: statics, singletons and all that is in memory are as they were. The copies
  /// have the calling thread alone (`fork`), so that a lock that another thread held when the copy was made stays locked; what waits for it
  /// never ends, and is answered by ``Answer/late``. Files are those of all processes; pipes and sockets are closed in the copies, and
  /// what they print goes nowhere.
  @preconcurrency @MainActor public final class FrozenProcess {
    /// How a question was answered.
    public enum Answer: Hashable, Sendable {
      /// The function returned.
      case data(Data)
      /// The function ended its process: the message, or the number of the signal.
      case stopped(String)
      /// The function did not return in time.
      case late
    }

    private let function: Function
    private let copy: csim_frozen
    /// Holds the question, and then the answer.
    private let file: SharedFile
    private let errors: SharedFile

    /// Copies this process.
    ///
    /// The result is `nil` where the system makes no copy: it has no memory or no process left, or forbids it.
    ///
    /// - Parameter body: answers questions, in copies.
    public init?(_ body: @escaping (Data) -> Data) {
      guard let file = SharedFile(), let errors = SharedFile() else { return nil }
      let function = Function { file.data = body(file.data) }
      var copy = csim_frozen()
      let isMade = csim_freeze(
        &copy,
        errors.descriptor,
        { pointer in
          guard let pointer else { return }
          // The copy's only thread is the copy of this one, which is on the main actor.
          nonisolated(unsafe) let context = pointer
          MainActor.assumeIsolated { Unmanaged<Function>.fromOpaque(context).takeUnretainedValue().body() }
        },
        Unmanaged.passUnretained(function).toOpaque()
      )
      guard isMade else { return nil }
      (self.function, self.copy, self.file, self.errors) = (function, copy, file, errors)
    }

    deinit { csim_thaw(copy) }

    /// Has the function answer, in a copy of the process as it was.
    ///
    /// - Parameters:
    ///   - question: what the function is given.
    ///   - seconds: how much real time it has; at least one.
    /// - Returns: `nil` if there is no copy any more.
    public func ask(_ question: Data, seconds: Int = 20) -> Answer? {
      file.data = question
      switch csim_ask(copy, UInt32(max(1, seconds))) {
      case 0: return .data(file.data)
      case SIGALRM: return .late
      case let signal where signal > 0:
        return .stopped(IsolatedRuns.reason(signal, String(decoding: errors.data, as: UTF8.self)))
      default: return nil
      }
    }

    @MainActor private final class Function {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
    }
  }
#endif
