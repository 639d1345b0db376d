import Foundation
import HeadlessUIKit

extension String {
  /// The number of terminal columns of the text.
  var headlessColumns: Int {
    reduce(0) { $0 + $1.headlessColumns }
  }

  /// Returns the text, truncated with an ellipsis to fit.
  func headlessTruncated(columns limit: Int) -> String {
    guard headlessColumns > limit else { return self }
    var result = ""
    var columns = 1
    for character in self {
      columns += character.headlessColumns
      guard columns <= limit else { break }
      result.append(character)
    }
    return limit > 0 ? result + "…" : ""
  }
}

extension Character {
  /// The number of terminal columns of the character: two for East Asian wide ones and emoji.
  var headlessColumns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isWide || first.properties.isEmojiPresentation { return 2 }
    if first.properties.isEmoji, unicodeScalars.dropFirst().contains(where: \.selectsEmoji) { return 2 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    default: return 1
    }
  }
}
