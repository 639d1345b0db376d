/// Whether text is corrected while it is typed; stored only.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}
