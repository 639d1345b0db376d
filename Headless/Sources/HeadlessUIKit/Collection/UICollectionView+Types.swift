import Foundation

extension UICollectionView {
  /// What happens at the end of a transition between layouts that the user controls.
  ///
  /// - Parameters:
  ///   - completed: whether the animations at the end ran
  ///   - finished: whether the new layout was installed; `false` if the transition was cancelled
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  /// Where an item is to be after a scroll.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind that texts name for cells.
  static var elementKindCell: String { "UICollectionElementKindCell" }
}
