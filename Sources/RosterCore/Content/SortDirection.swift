/// Which way keys are ordered.
public enum SortDirection: Hashable, Sendable {
  /// The least key first.
  case ascending
  /// The greatest key first.
  case descending
}
