#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation

  /// A copy of this process at its creation, which runs a function on request, each time in another copy of itself.
  ///
  /// So a function runs as if this process hadn't continued: statics, singletons, and all memory have their earlier values. The copies
  /// have only the calling thread (`fork`), so a lock that another thread held stays locked. Code that waits for it never ends, and
  /// results in ``Answer/late``. Copies share all files. Their pipes and sockets are closed, and their standard output is discarded.
  @preconcurrency @MainActor public final class FrozenProcess {
    /// The result of a request.
    public enum Answer: Hashable, Sendable {
      /// The function returned.
      case data(Data)
      /// The function ended its process, with the message or the number of the signal.
      case stopped(String)
      /// The function didn't return in time.
      case late
    }

    private let function: Function
    private let copy: csim_frozen
    /// The file of the request, and then of the response.
    private let file: SharedFile
    private let errors: SharedFile

    /// Copies this process.
    ///
    /// The result is `nil` if the system can't copy it, because memory or processes are exhausted, or copies are forbidden.
    ///
    /// - Parameter body: A closure that responds to requests, in copies.
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

    /// Runs the function in a copy of the original process.
    ///
    /// - Parameters:
    ///   - question: The function's argument.
    ///   - seconds: The time limit in real time, at least one.
    /// - Returns: The result, or `nil` if the copy has ended.
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
