import Foundation
import HeadlessUIKit

/// A namespace for escaping text between tags and in attributes of XML and HTML.
package enum HeadlessXML {
  /// Returns the text with escaped markup, without control characters, and with replaced noncharacters.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      case "\t", "\n": result.append(scalar)
      default:
        if scalar.properties.generalCategory == .control { continue }
        result.append(scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}
