#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// An element at which VoiceOver stops.
  struct SpokenElement {
    /// The view, or `nil` for elements that a bar draws itself.
    var view: UIView?
    /// The text to read: the label, or the texts in it.
    var label: String
    /// The roles, such as “button”.
    var roles: [String]
    var value: String?
    var hint: String?
    /// The possible actions, except a double tap.
    var actions: [String] = []
    /// The frame, in points of the window.
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
