#if !canImport(UIKit)
  import HeadlessRendering

  /// A screen in several environments: the findings, and pictures of it.
  public struct AuditReport: Equatable, Sendable, CustomStringConvertible {
    /// The findings, in the order of the environments.
    public var findings: [AuditFinding]
    /// The screen in each environment, as it comes up.
    public var pictures: [HeadlessScreen]

    /// A web page with the pictures side by side, each with its findings; it needs nothing outside of itself.
    public var html: String {
      HeadlessHTML.document(
        screens: pictures,
        title: "One screen, \(pictures.count) environments",
        subtitle: findings.isEmpty ? "Nothing was found." : "\(findings.count) findings, below the pictures."
      )
    }

    /// The findings, each with the environments that it was seen in.
    public var description: String {
      guard !findings.isEmpty else { return "Nothing was found in \(pictures.count) environments." }
      var order: [String] = []
      var environments: [String: [String]] = [:]
      for finding in findings {
        if environments[finding.description] == nil { order.append(finding.description) }
        environments[finding.description, default: []].append("\(finding.environment)")
      }
      return order.map { "\($0)\n    in: \((environments[$0] ?? []).joined(separator: "; "))" }.joined(separator: "\n")
    }
  }
#endif
