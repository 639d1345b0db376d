/// An element on a screen that a person can't perceive or reach, in the words of a person who uses it.
public struct AccessibilityFinding: Hashable, Sendable, CustomStringConvertible {
  /// The broken rule.
  public var rule: AccessibilityRule
  /// The finding in the words of a person who uses the screen.
  public var text: String
  /// The first environment of the finding, such as “in the dark appearance”, or an empty string if it's always there.
  public var environment: String

  public var description: String {
    "\(text)\(environment.isEmpty ? "" : " (\(environment))") [\(rule.rawValue)]"
  }
}

/// The findings of an audit of a screen.
public struct AccessibilityFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, starting with those in every environment.
  public var findings: [AccessibilityFinding]

  public var description: String {
    let count = findings.count
    return (["The audit found \(count) problem\(count == 1 ? "" : "s"):"] + findings.map { "  - \($0)" })
      .joined(separator: "\n")
  }
}
