#if os(iOS) || !canImport(UIKit)
  /// The edge that a row is swiped from.
  public enum SwipeEdge: String, Hashable, Sendable {
    case leading, trailing
  }
#endif
