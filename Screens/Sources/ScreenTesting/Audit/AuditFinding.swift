#if !canImport(UIKit)
  /// Something that a person cannot read or reach on a screen in an environment.
  public struct AuditFinding: Hashable, Sendable, CustomStringConvertible {
    /// A kind of finding.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A text of which a part is not shown. A text in a label of two or more lines at most, or of one line that is too
      /// short in the first environment too, is taken for a preview that is meant to end early.
      case cutOffText
      /// Two texts, two controls, or a text and a control on each other.
      case overlap
      /// A control that no finger gets to: outside of its superview, or covered.
      case unreachable
    }

    /// The kind of finding.
    public var kind: Kind
    /// The environment that it was seen in.
    public var environment: TestEnvironment
    /// The view, in words of a person who looks at the screen.
    public var view: String
    /// The finding in words of a person who looks at the screen.
    public var text: String

    public init(_ kind: Kind, in environment: TestEnvironment, view: String, _ text: String) {
      self.kind = kind
      self.environment = environment
      self.view = view
      self.text = text
    }

    public var description: String { "\(text) [\(kind.rawValue)]" }
  }
#endif
