#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// One thing that VoiceOver stops at.
  struct SpokenElement {
    /// The view; `nil` for what a bar draws itself.
    var view: UIView?
    /// What is read: the label, or the texts in it.
    var label: String
    /// What it is, such as “button”.
    var roles: [String]
    var value: String?
    var hint: String?
    /// What can be done with it beside a double tap.
    var actions: [String] = []
    /// Where it is, in points of the window.
    var frame: CGRect

    /// The element in one line.
    var text: String {
      var parts = ["“\(label)”"] + roles
      if let value, !value.isEmpty { parts.append("“\(value)”") }
      if let hint, !hint.isEmpty { parts.append("hint: \(hint)") }
      if !actions.isEmpty { parts.append("actions: " + actions.joined(separator: ", ")) }
      return parts.joined(separator: ", ")
    }
  }
#endif
