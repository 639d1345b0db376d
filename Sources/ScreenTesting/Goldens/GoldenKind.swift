/// What of a screen is compared with what was recorded.
public enum GoldenKind: String, Hashable, Sendable, CaseIterable {
  /// Its views, texts and states, line by line: see `HeadlessOutline`.
  case outline
  /// What it looks like, as SVG.
  case picture
  /// What VoiceOver reads, in order.
  case speech

  var fileExtension: String {
    switch self {
    case .outline: "outline.txt"
    case .picture: "svg"
    case .speech: "speech.txt"
    }
  }
}
