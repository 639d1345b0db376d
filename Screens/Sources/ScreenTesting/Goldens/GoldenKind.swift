/// A kind of record of a screen.
public enum GoldenKind: String, Hashable, Sendable, CaseIterable {
  /// The views, texts, and states, line by line: see `HeadlessOutline`.
  case outline
  /// An SVG image.
  case picture
  /// The text that VoiceOver reads, in order.
  case speech

  var fileExtension: String {
    switch self {
    case .outline: "outline.txt"
    case .picture: "svg"
    case .speech: "speech.txt"
    }
  }
}
