#if !canImport(UIKit)
  import HeadlessUIKit

  /// The edge that a row is swiped from.
  public enum SwipeEdge: String, Hashable, Sendable {
    case leading, trailing

    var headless: HeadlessSwipeEdge {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      }
    }
  }
#endif
