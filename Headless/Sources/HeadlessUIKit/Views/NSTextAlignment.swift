/// How text is aligned in its rectangle.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}
