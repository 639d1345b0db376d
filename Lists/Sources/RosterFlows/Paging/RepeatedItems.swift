/// How an item is shown that a page brings though the list has one with its identifier.
///
/// Pages overlap where items came or went at their origin between two requests. An edge at which a page brings nothing
/// else goes on with the next page.
public enum RepeatedItems: Hashable, Sendable {
  /// The item that is there stays as it is.
  case keepFirst
  /// The item that is there stays where it is, and gets the value that the page brings.
  case replace
  /// Both are shown.
  case keepBoth
}
