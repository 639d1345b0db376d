/// Whether spelling is checked; stored only.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
