import Foundation
import HeadlessUIKit

extension String {
  /// How many columns of a terminal the text takes.
  var headlessColumns: Int {
    reduce(0) { $0 + $1.headlessColumns }
  }

  /// The text, shortened at its end by an ellipsis until it fits.
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
  /// How many columns of a terminal the Character takes: two for East Asian wide ones and emoji.
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
