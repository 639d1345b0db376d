#if os(Linux) && canImport(Glibc)
  import HeadlessUIKit

  extension SimulationOutcome {
    /// Returns the steps as a function of a test.
    ///
    /// - Parameters:
    ///   - screen: The screen's class.
    ///   - finding: The finding.
    ///   - inNavigationController: A Boolean value that indicates whether the screen is a navigation controller's root, or `nil` if
    ///     `TestScreen` decides.
    func test(of screen: String, _ finding: Finding, inNavigationController: Bool? = nil) -> String {
      var lines = [
        "let controller = make(world)",
        "let screen = TestScreen(controller\(inNavigationController.map { ", inNavigationController: \($0)" } ?? ""))",
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
      // A finding that depends on an order takes two runs, whose ends are compared.
      let comparesOrders = finding.check == .order
      if isFoundInTheEnd, !comparesOrders { lines.append("scheduler.advance(by: .seconds(30))") }
      // Retains a screen that's never touched until the end.
      lines.append(comparesOrders ? "return screen" : "screen.settle()")
      let events = hasEvents ? ["  events: [SimulatedEvent<\(screen)>],"] : []
      let text = finding.text.split(whereSeparator: \.isNewline).joined(separator: " ")
      let head =
        ["/// \(text)", "@MainActor func \(name(of: screen, finding))("] + events
        + ["  screen make: (World) -> \(screen)", ") throws {"]
      return
        (head + [
          "  try \(comparesOrders ? "expectSameEnd" : "withVirtualTime")(replaying: \(answers.code)) { world, scheduler in"
        ]
        + lines.map { "    " + $0 } + ["  }", "}"]).joined(separator: "\n")
    }

    /// Returns a name that's unique to the finding: the check, the screen's class, and a hash of the finding and its script.
    private func name(of screen: String, _ finding: Finding) -> String {
      let parts = screen.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      let hash = "\(finding.text)\(script.normalized)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
      let digits = String(hash % 0x1_0000, radix: 16, uppercase: true)
      return "\(finding.check.rawValue)Of\(parts.joined(separator: "_"))_\(digits)"
    }

    /// The run's choices without steps and orders: the servers' responses.
    private var answers: String {
      ChoiceScript(steps: Array(script.steps.prefix(1)), answers: script.answers).normalized.description
    }
  }
#endif
