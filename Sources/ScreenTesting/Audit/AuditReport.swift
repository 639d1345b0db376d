#if !canImport(UIKit)
  import HeadlessRendering

  /// A screen in several environments: what is wrong with it, and pictures of it.
  public struct AuditReport: Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, in the order of the environments.
    public var findings: [AuditFinding]
    /// The screen in each environment, as it comes up.
    public var pictures: [HeadlessScreen]

    /// A web page with the pictures side by side, each with what is wrong in it; it needs nothing outside of itself.
    public var html: String {
      HeadlessHTML.document(
        screens: pictures,
        title: "One screen, \(pictures.count) environments",
        subtitle: findings.isEmpty ? "Nothing was found." : "\(findings.count) findings, below the pictures."
      )
    }

    /// What is wrong, each with the environments that it was seen in.
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
