/// The direction that text is written in.
public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight
  case rightToLeft
}
