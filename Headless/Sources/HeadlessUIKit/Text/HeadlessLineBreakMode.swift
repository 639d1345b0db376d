/// How text behaves that is longer than its line, with the raw values of `NSLineBreakMode`.
///
/// The truncating modes and ``clipping`` wrap by words on every line but the last one allowed.
public enum HeadlessLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Breaks between words; a word that is longer than a line breaks between Characters.
  case wordWrapping = 0
  /// Breaks between any two Characters.
  case charWrapping = 1
  /// Ends the last line after the last Character that fits.
  case clipping = 2
  /// Shows the end of the text, after an ellipsis.
  case truncatingHead = 3
  /// Shows the beginning of the text, before an ellipsis.
  case truncatingTail = 4
  /// Shows the beginning and the end of the text, around an ellipsis.
  case truncatingMiddle = 5
}
