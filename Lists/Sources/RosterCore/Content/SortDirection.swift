/// The direction in which keys are sorted.
///
/// ```swift
/// let newest = mails.sorted(by: \.date, .descending)
/// ```
public enum SortDirection: Hashable, Sendable {
  /// The least key first.
  case ascending
  /// The greatest key first.
  case descending
}
