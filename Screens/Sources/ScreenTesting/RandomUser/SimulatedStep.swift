#if os(Linux) && canImport(Glibc)
  /// A step of a run.
  struct SimulatedStep: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The step as a line of a test.
    var code: String
    /// The target of the step.
    var subject = ""
    /// A Boolean value that indicates whether the step had no target.
    var isNothing = false

    var description: String { subject.isEmpty ? code : "\(code)  // \(subject)" }

    /// Takes a step.
    ///
    /// - Parameters:
    ///   - code: A line of a test.
    ///   - subject: The target of the step.
    ///   - body: A closure that does the same as the line.
    @MainActor static func taking(_ code: String, of subject: String = "", _ body: () -> Void) -> SimulatedStep {
      let step = SimulatedStep(code: code, subject: subject)
      LastWords.say?(.step(step))
      body()
      return step
    }

    /// Takes a step that may not be possible, and returns a line that says so.
    ///
    /// - Parameters:
    ///   - code: A line of a test without `try`.
    ///   - subject: The target of the step.
    ///   - body: A closure that does the same as the line, and throws or returns `false` if that isn't possible.
    @MainActor static func trying(
      _ code: String,
      of subject: String = "",
      _ body: () throws -> Bool
    ) -> SimulatedStep {
      let step = SimulatedStep(code: "try \(code)", subject: subject)
      LastWords.say?(.step(step))
      if (try? body()) == true { return step }
      return SimulatedStep(
        code: "try? \(code)",
        subject: (subject.isEmpty ? "" : subject + ", which ") + "does nothing"
      )
    }
  }
#endif
