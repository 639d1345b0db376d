#if !canImport(UIKit)
  /// An element that a person can't read or reach on a screen in an environment.
  public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// A kind of finding.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A cut-off text. Deliberate previews are left out: texts with a limit of two or more lines, and single lines that the first
      /// environment shortens, too.
      case cutOffText
      /// Two texts, two controls, or a text and a control that overlap.
      case overlap
      /// A control that touches don't reach: it's outside its superview, or covered.
      case unreachable
    }

    /// The kind of finding.
    public var kind: Kind
    /// The environment of the finding.
    public var environment: TestEnvironment
    /// The view, in the words of a person who looks at the screen.
    public var view: String
    /// The finding in the words of a person who looks at the screen.
    public var text: String

    /// Creates a finding.
    public init(_ kind: Kind, in environment: TestEnvironment, view: String, _ text: String) {
      self.kind = kind
      self.environment = environment
      self.view = view
      self.text = text
    }

    public var description: String { "\(text) [\(kind.rawValue)]" }
  }
#endif
