/// An end of the visible part of a list, along the scrolling axis.
public enum ListEdge: Hashable, Sendable {
  /// The upper edge, or the left one of a horizontal collection view.
  case start
  /// The lower edge, or the right one of a horizontal collection view.
  case end
}
