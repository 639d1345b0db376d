#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// Says which view of a screen is meant: by what it says, is called or is, or by its place in a list.
  ///
  /// A string literal means the text: `try screen.tap("Delete")`.
  public enum ViewQuery: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// A label, a button, a field or a row with this text, or else a control with this accessible name. A row's text is
    /// that of one of its labels.
    case text(String)
    /// The view with this `accessibilityIdentifier`.
    case identifier(String)
    /// The control of a kind. If a text is given, the control shows it, or it is its accessible name: its
    /// `accessibilityLabel`, or a field's placeholder.
    case role(Role, String? = nil)
    /// The row or item at an index path of the screen's list.
    case indexPath(IndexPath)

    /// The kinds of controls.
    public enum Role: String, Hashable, Sendable {
      case button, field, toggle, image
    }

    public init(stringLiteral text: String) { self = .text(text) }

    public var description: String {
      switch self {
      case .text(let text): "the text “\(text)”"
      case .identifier(let identifier): "the identifier “\(identifier)”"
      case .role(let role, let text): "the role \(role.rawValue)" + (text.map { " and the text “\($0)”" } ?? "")
      case .indexPath(let path): "the place \(path.section)-\(path.item)"
      }
    }
  }
#endif
