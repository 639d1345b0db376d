/// A direction in a text: towards its end or towards its beginning.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}
