/// How the status bar comes and goes; stored only.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
