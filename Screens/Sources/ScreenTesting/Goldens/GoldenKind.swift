/// A record of a screen that is compared with an earlier one.
public enum GoldenKind: String, Hashable, Sendable, CaseIterable {
  /// Its views, texts and states, line by line: see `HeadlessOutline`.
  case outline
  /// A picture, as SVG.
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
