import Foundation
import HeadlessUIKit

/// Screens that everybody has seen, made of compositional layouts.
enum WellKnownScreen: String, CaseIterable, Sendable {
  case appStore, settings, photoGrid, waterfall, outlineSidebar, pinnedHeaders
  case mail, chat, calendar, albums, contacts, tags
}

extension WellKnownScreen {
  @MainActor var layout: UICollectionViewLayout {
    switch self {
    case .appStore: appStoreLayout
    case .settings: list(.insetGrouped, header: .supplementary)
    case .pinnedHeaders: list(.plain, header: .supplementary)
    case .outlineSidebar: list(.sidebar, header: .firstItemInSection)
    case .photoGrid: photoLayout
    case .waterfall: waterfallLayout
    case .mail: list(.plain, header: .none)
    case .contacts: list(.plain, header: .supplementary)
    case .chat: chatLayout
    case .calendar: calendarLayout
    case .albums: albumLayout
    case .tags: tagLayout
    }
  }

  @MainActor func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A large carousel, and rows of three apps each.
  @MainActor private var appStoreLayout: UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { [self] index, _ in
      let isLarge = index == 0
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), isLarge ? .fractionalHeight(1) : .fractionalHeight(1 / 3))
      )
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.9), .absolute(isLarge ? 220 : 198)),
        subitems: [item]
      )
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = isLarge ? .groupPagingCentered : .groupPaging
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 20, trailing: 16)
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(36)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      section.boundarySupplementaryItems = [header]
      return section
    }
    return layout
  }

  /// A large photo beside two small ones, three in a row, with a card behind.
  @MainActor private var photoLayout: UICollectionViewLayout {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(2 / 3), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let third = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    for item in [large, small, third] {
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    }
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)),
      repeatingSubitem: small,
      count: 2
    )
    let top = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(2 / 3)),
      subitems: [large, pair]
    )
    let bottom = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1 / 3)),
      repeatingSubitem: third,
      count: 3
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .fractionalWidth(1)), subitems: [top, bottom])
    )
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    card.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    section.decorationItems = [card]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CardView.self, forDecorationViewOfKind: "card")
    return layout
  }

  /// Three columns; the next item goes to the shortest one.
  @MainActor private var waterfallLayout: UICollectionViewLayout {
    let count = counts[0]
    return UICollectionViewCompositionalLayout { [self] _, environment in
      var ends: [CGFloat] = [0, 0, 0]
      let width = (environment.container.effectiveContentSize.width - 32 - 16) / 3
      let places = (0..<count).map { index -> CGRect in
        let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
        let height = CGFloat(70 + (index * 53) % 110)
        let frame = CGRect(x: CGFloat(column) * (width + 8), y: ends[column], width: width, height: height)
        ends[column] += height + 8
        return frame
      }
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: size(.fractionalWidth(1), .absolute(ends.max() ?? 1))
      ) { _ in
        places.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
      return section
    }
  }

  @MainActor private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    header: UICollectionLayoutListConfiguration.HeaderMode
  ) -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = header
    let isMail = self == .mail
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
      guard isMail else { return UISwipeActionsConfiguration(actions: [delete]) }
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
      flag.backgroundColor = .systemOrange
      flag.image = UIImage(systemName: "flag")
      delete.image = UIImage(systemName: "trash")
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  var counts: [Int] {
    switch self {
    case .appStore: [4, 12]
    case .settings: [2, 4, 3]
    case .pinnedHeaders: [4, 6, 9]
    case .outlineSidebar: [5, 4]
    case .photoGrid: [12]
    case .waterfall: [20]
    case .mail: [9]
    case .chat: [8]
    case .calendar: [35, 35]
    case .albums: [6]
    case .contacts: [3, 4, 2, 5]
    case .tags: [17, 12]
    }
  }
}

/// A card behind a section.
@MainActor private final class CardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }
}
