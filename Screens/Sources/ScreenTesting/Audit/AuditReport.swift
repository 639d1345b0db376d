#if !canImport(UIKit)
  import HeadlessRendering

  /// The findings and images of a screen in several environments.
  public struct AuditReport: Equatable, Sendable, CustomStringConvertible {
    /// The findings, in the order of the environments.
    public var findings: [AuditFinding]
    /// The initial screen in each environment.
    public var pictures: [HeadlessScreen]

    /// A self-contained web page with the images side by side, each with its findings.
    public var html: String {
      HeadlessHTML.document(
        screens: pictures,
        title: "One screen, \(pictures.count) environments",
        subtitle: findings.isEmpty ? "Nothing was found." : "\(findings.count) findings, below the pictures."
      )
    }

    /// The findings, each with its environments.
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
