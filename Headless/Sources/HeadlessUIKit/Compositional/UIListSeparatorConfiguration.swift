import Foundation

/// The lines above and below an item of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
  /// Whether a line is shown.
  public nonisolated enum Visibility: Int, Hashable, Sendable {
    /// As the list has it.
    case automatic
    case visible, hidden
  }

  /// Insets that stand for those of the list: the line begins where the item's text does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distances of the upper line from the item's sides, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the lower line from the item's sides, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// The colour at items that are selected beside others; stored only.
  public var multipleSelectionColor = UIColor.separator
  /// An effect instead of the colour; stored only.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
