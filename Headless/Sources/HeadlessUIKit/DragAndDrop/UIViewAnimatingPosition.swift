/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
