#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit

  extension SimulationOutcome {
    /// The steps as a function of a test.
    ///
    /// - Parameters:
    ///   - screen: the screen's class
    ///   - finding: what is wrong
    ///   - inNavigationController: whether the screen is the first of a navigation controller
    func test(of screen: String, _ finding: Finding, inNavigationController: Bool = false) -> String {
      var lines = [
        "let controller = make(world)",
        "let screen = TestScreen(controller\(inNavigationController ? ", inNavigationController: true" : ""))",
        "scheduler.settle()",
      ]
      var hasEvents = false
      for (index, step) in steps.enumerated() {
        if !step.isNothing {
          lines.append("\(step)")
          hasEvents = hasEvents || step.code.hasPrefix("events[")
        }
        if pauses.indices.contains(index), !pauses[index].isEmpty { lines.append(pauses[index]) }
      }
      if isFoundInTheEnd { lines.append("scheduler.advance(by: .seconds(30))") }
      // A screen that is never touched is kept to the end.
      lines.append("screen.settle()")
      let events = hasEvents ? ["  events: [SimulatedEvent<\(screen)>],"] : []
      let text = finding.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      let head =
        ["/// \(text)", "@MainActor func \(finding.check.rawValue)("] + events
        + ["  screen make: (World) -> \(screen)", ") throws {"]
      return
        (head + ["  try withVirtualTime(replaying: \(answers.code)) { world, scheduler in"]
        + lines.map { "    " + $0 } + ["  }", "}"]).joined(separator: "\n")
    }

    /// The run's choices without steps and orders: how servers answer.
    private var answers: String {
      ChoiceScript(steps: Array(script.steps.prefix(1)), answers: script.answers).normalized.description
    }
  }
#endif
