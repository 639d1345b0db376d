#if os(Linux) && canImport(Glibc)
  /// One thing that happened in a run.
  struct SimulatedStep: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The step as a line of a test.
    var code: String
    /// What it was done to.
    var subject = ""
    /// Whether there was nothing to do the step to.
    var isNothing = false

    var description: String { subject.isEmpty ? code : "\(code)  // \(subject)" }

    /// Takes a step.
    ///
    /// - Parameters:
    ///   - code: a line of a test.
    ///   - subject: what it is done to.
    ///   - body: does what the line says.
    @MainActor static func taking(_ code: String, of subject: String = "", _ body: () -> Void) -> SimulatedStep {
      let step = SimulatedStep(code: code, subject: subject)
      LastWords.say?(.step(step))
      body()
      return step
    }

    /// Takes a step that may not be possible, which its line says then.
    ///
    /// - Parameters:
    ///   - code: a line of a test without `try`.
    ///   - subject: what it is done to.
    ///   - body: does what the line says, and throws or answers `false` where that is not possible.
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
