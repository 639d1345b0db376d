/// Whether quotes become typographic ones; stored only.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}
