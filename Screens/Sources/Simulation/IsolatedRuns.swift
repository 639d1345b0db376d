#if os(Linux) && canImport(Glibc)
  import CSimulation
  import Foundation

  /// Runs in child processes, which turn a Swift trap into a result.
  ///
  /// A child is a copy of this process with only the calling thread (`fork`). The choices are written to shared memory, so a child that
  /// ends leaves its script. Locks that other threads hold stay locked in the child, which may wait forever where the run wouldn't. A
  /// hanging child ends after a time limit, and the run counts as hanging only if further children hang, too. So use it for runs that
  /// trapped before, and not for all.
  @preconcurrency @MainActor public final class IsolatedRuns {
    /// The result of a run.
    public struct Outcome: Hashable, Sendable {
      /// The run's choices.
      public var script: ChoiceScript
      /// The reason that the run ended before its function returned, or `nil`.
      public var trap: String?
      /// The child's standard error.
      public var output = ""
    }

    private static let capacity = 100_000
    /// The number of consecutive hanging children that proves that the run hangs. A single one may wait for a lock of a missing thread.
    private static let hangingChildren = 3
    /// The number of entries, and three numbers for each: its kind, and the halves of its value.
    private let journal: UnsafeMutablePointer<Int32>
    private let errors: URL

    /// Creates runs, or returns `nil` if the system has no shared memory.
    public init?() {
      guard let memory = csim_shared_numbers(Self.capacity * 3 + 1) else { return nil }
      journal = memory
      errors = FileManager.default.temporaryDirectory.appendingPathComponent("simulation-\(getpid()).txt")
    }

    /// Runs a function with choices, in a child.
    ///
    /// - Parameters:
    ///   - choices: The choices of the run.
    ///   - seconds: The time limit of a child, in seconds of real time.
    ///   - withBacktrace: A Boolean value that indicates whether Swift writes a crash's backtrace to the output, if enabled in this
    ///     process. That takes longer than most runs.
    ///   - body: The function. Its changes affect only the child.
    public func run(
      _ choices: Choices,
      seconds: UInt32 = 20,
      withBacktrace: Bool = false,
      _ body: @escaping (Choices) -> Void
    ) -> Outcome {
      var signal: Int32 = SIGALRM
      var outcome = Outcome(script: ChoiceScript(), trap: nil)
      for _ in 0..<Self.hangingChildren where signal == SIGALRM {
        (signal, outcome) = runChild(choices, seconds, withBacktrace, body)
      }
      return outcome
    }

    /// Runs a function in one child, and returns the signal that ended it, or 0.
    private func runChild(
      _ choices: Choices,
      _ seconds: UInt32,
      _ withBacktrace: Bool,
      _ body: @escaping (Choices) -> Void
    ) -> (signal: Int32, outcome: Outcome) {
      journal[0] = 0
      let file = open(errors.path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
      defer {
        close(file)
        unlink(errors.path)
      }
      let child = Child { [journal] in
        choices.journal = { Self.write($0, to: journal) }
        body(choices)
      }
      let signal = csim_run_in_child(
        { pointer in
          guard let pointer else { return }
          // The child's only thread is the copy of this one, which is on the main actor.
          nonisolated(unsafe) let context = pointer
          MainActor.assumeIsolated { Unmanaged<Child>.fromOpaque(context).takeUnretainedValue().body() }
        },
        Unmanaged.passUnretained(child).toOpaque(),
        file,
        seconds,
        withBacktrace
      )
      withExtendedLifetime(child) {}
      let output = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      return (signal, Outcome(script: script, trap: signal > 0 ? Self.reason(signal, output) : nil, output: output))
    }

    @MainActor private final class Child {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Returns the reason of a signal that ended a child.
    static func reason(_ signal: Int32, _ output: String) -> String {
      if signal == SIGALRM { return "It hangs." }
      let line = output.split(separator: "\n").first { $0.contains("Fatal error") || $0.contains("fatal error") }
      return line.map { String($0) } ?? "signal \(signal)\(meanings[signal].map { ", \($0)" } ?? "")"
    }

    private static let meanings: [Int32: String] = [
      SIGILL: "as a trap of Swift is in an optimized program", SIGTRAP: "as a trap of Swift is in an optimized program",
      SIGABRT: "an abort", SIGSEGV: "memory that is not there", SIGBUS: "memory that is not there",
      SIGFPE: "a division by zero",
    ]

    // MARK: The journal

    private static func write(_ note: Choices.Note, to journal: UnsafeMutablePointer<Int32>) {
      let index = Int(journal[0])
      guard index < capacity else { return }
      let entry = journal + 1 + index * 3
      var drawn = 0
      switch note {
      case .restart:
        journal[0] = 0
        return
      case .step: entry[0] = 0
      case .choice(let kind, let value):
        drawn = value
        entry[0] = kind == .step ? 1 : kind == .order ? 2 : 3
      }
      let bits = UInt64(bitPattern: Int64(drawn))
      entry[1] = Int32(truncatingIfNeeded: bits >> 32)
      entry[2] = Int32(truncatingIfNeeded: bits)
      journal[0] += 1
    }

    private var script: ChoiceScript {
      var script = ChoiceScript()
      for index in 0..<Int(journal[0]) {
        let entry = journal + 1 + index * 3
        let value = Int(entry[1]) << 32 | Int(UInt32(bitPattern: entry[2]))
        switch (entry[0], script.steps.indices.last) {
        case (1, let step?): script.steps[step].append(value)
        case (2, let step?): script.orders[step].append(value)
        case (3, _): script.answers.append(value)
        default:
          script.steps.append([])
          script.orders.append([])
        }
      }
      return script
    }
  }
#endif
