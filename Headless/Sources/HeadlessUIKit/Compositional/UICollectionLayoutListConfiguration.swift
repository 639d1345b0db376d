import Foundation

/// What a section of a compositional layout is like that is a list.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public nonisolated enum Appearance: Int, Hashable, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// What a section's header is.
  public nonisolated enum HeaderMode: Int, Hashable, Sendable {
    /// There is none.
    case none
    /// A supplementary view.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What a section's footer is.
  public nonisolated enum FooterMode: Int, Hashable, Sendable {
    case none, supplementary
  }

  /// Gives the buttons that a swipe on an item uncovers.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Has the last word on an item's separators.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public var appearance: Appearance
  /// Whether items have separators; if not, nothing else shows them.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the items; `nil` is that of the appearance.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The room above a header, in points; `nil` is that of the appearance.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
