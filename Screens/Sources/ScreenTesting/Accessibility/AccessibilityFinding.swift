/// Something on a screen that a person cannot perceive or reach, in words of a person who uses it.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
  /// The rule that is broken.
  public var rule: AccessibilityRule
  /// The finding in words of a person who uses the screen.
  public var text: String
  /// Where it was met first, such as “in the dark appearance”; empty if it is always there.
  public var environment: String

  public var description: String {
    "\(text)\(environment.isEmpty ? "" : " (\(environment))") [\(rule.rawValue)]"
  }
}

/// The findings of an audit of a screen.
public struct AccessibilityFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings; those that are there in every setting come first.
  public var findings: [AccessibilityFinding]

  public var description: String {
    let count = findings.count
    return (["The audit found \(count) problem\(count == 1 ? "" : "s"):"] + findings.map { "  - \($0)" })
      .joined(separator: "\n")
  }
}
