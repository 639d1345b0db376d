/// Something on a screen that a person cannot perceive or reach, in words of what the person meets.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule that is broken.
  public var rule: AccessibilityRule
  /// What a person meets.
  public var text: String
  /// Where it was met first, such as “in the dark appearance”; empty if it is always there.
  public var environment: String

  public var description: String {
    "\(text)\(environment.isEmpty ? "" : " (\(environment))") [\(rule.rawValue)]"
  }
}

/// What an audit found on a screen.
public struct AccessibilityFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found, what is always there first.
  public var findings: [AccessibilityFinding]

  public var description: String {
    let count = findings.count
    return (["The audit found \(count) problem\(count == 1 ? "" : "s"):"] + findings.map { "  - \($0)" })
      .joined(separator: "\n")
  }
}
