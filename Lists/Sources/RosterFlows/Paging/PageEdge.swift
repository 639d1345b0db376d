/// An edge of the loaded pages.
///
/// ```swift
/// feed.loadMore(.next)
/// ```
public enum PageEdge: Int, Hashable, Sendable, CaseIterable {
  /// The edge before the first loaded item.
  case previous
  /// The edge after the last loaded item.
  case next

  var opposite: PageEdge { self == .next ? .previous : .next }
}
