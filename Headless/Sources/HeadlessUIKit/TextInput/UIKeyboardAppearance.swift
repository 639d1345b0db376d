/// How the keyboard looks; stored only.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}
