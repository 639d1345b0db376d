import Foundation

/// What makes a section a list: its configuration, and the places of its elements.
@MainActor final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.configuration = configuration
  }

  /// What an item of a section with a number of items is.
  func place(of path: IndexPath, count: Int) -> ListPlace {
    var place = ListPlace(appearance: configuration.appearance)
    let hasHeader = configuration.headerMode == .firstItemInSection
    if hasHeader, path.item == 0 { place.role = .header }
    place.isFirst = path.item == (hasHeader ? 1 : 0)
    place.isLast = path.item == count - 1
    if configuration.showsSeparators {
      let own = configuration.separatorConfiguration
      place.separators = configuration.itemSeparatorHandler?(path, own) ?? own
    }
    return place
  }

  /// What a header or a footer is.
  func place(ofKind kind: String) -> ListPlace {
    var place = ListPlace(appearance: configuration.appearance)
    place.role = kind == UICollectionView.elementKindSectionFooter ? .footer : .header
    return place
  }

  /// The colour behind the list's items.
  var backgroundColor: UIColor {
    if let color = configuration.backgroundColor { return color }
    switch configuration.appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    isLeading
      ? configuration.leadingSwipeActionsConfigurationProvider?(path)
      : configuration.trailingSwipeActionsConfigurationProvider?(path)
  }

  /// The numbers of UIKit's lists that its documentation does not state; no test takes them for UIKit's.
  ///
  /// The first is from a frame in a public issue: (20, 17.5, 374, 44) in an inset grouped list of a width of 414.
  enum Metrics {
    static let groupedPadding: CGFloat = 17.5
    /// The height of an item, a header and a footer before they were measured.
    static let estimatedHeight: CGFloat = 44
    static let estimatedHeaderHeight: CGFloat = 28
    /// The width from which on the sides are broader.
    static let wideWidth: CGFloat = 414
    static let wideMargin: CGFloat = 20
    static let sidebarMargin: CGFloat = 10
    /// The room above a pinned header by default.
    static let plainHeaderTopPadding: CGFloat = 22
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list: items of the full width, as high as they ask for.
  ///
  /// The environment is the one that the provider of the section was given.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    typealias Metrics = ListSection.Metrics
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let itemSize = size(Metrics.estimatedHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: itemSize, subitems: [NSCollectionLayoutItem(layoutSize: itemSize)])
    )
    section.list = ListSection(configuration)
    let width = layoutEnvironment.container.contentSize.width
    var insets = NSDirectionalEdgeInsets.zero
    switch configuration.appearance {
    case .plain, .sidebarPlain: break
    case .grouped, .insetGrouped:
      insets.top = configuration.headerMode == .none ? Metrics.groupedPadding : 0
      insets.bottom = configuration.footerMode == .none ? Metrics.groupedPadding : 0
    case .sidebar:
      insets = NSDirectionalEdgeInsets(
        top: 0,
        leading: Metrics.sidebarMargin,
        bottom: Metrics.groupedPadding,
        trailing: Metrics.sidebarMargin
      )
    }
    if configuration.appearance == .insetGrouped {
      insets.leading = width >= Metrics.wideWidth ? Metrics.wideMargin : UITableView.Metrics.insetGroupedMargin
      insets.trailing = insets.leading
    }
    section.contentInsets = insets
    let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    if configuration.headerMode == .supplementary {
      let padding = configuration.headerTopPadding ?? (isPlain ? Metrics.plainHeaderTopPadding : 0)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(Metrics.estimatedHeaderHeight),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top,
        absoluteOffset: CGPoint(x: 0, y: padding)
      )
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    } else if configuration.headerMode == .firstItemInSection, let padding = configuration.headerTopPadding {
      section.contentInsets.top += padding
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(Metrics.estimatedHeaderHeight),
          elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom
        )
      )
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }
}
