/// An end of the visible part of a list, along the axis that scrolls.
public enum ListEdge: Hashable, Sendable {
  /// The upper edge; the left one of a collection that scrolls sideways.
  case start
  /// The lower edge; the right one of a collection that scrolls sideways.
  case end
}
