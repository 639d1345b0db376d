/// The way to show items that repeat across pages.
///
/// Pages overlap if items are inserted or removed at their origin between two requests. An edge whose page has only repeated items
/// loads the next page.
public enum RepeatedItems: Hashable, Sendable {
  /// The existing item remains.
  case keepFirst
  /// The existing item retains its position, with the page's value.
  case replace
  /// Both items are shown.
  case keepBoth
}
