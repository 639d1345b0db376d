#if os(iOS) || !canImport(UIKit)
  /// The edge from which to swipe a row.
  public enum SwipeEdge: String, Hashable, Sendable {
    case leading, trailing
  }
#endif
