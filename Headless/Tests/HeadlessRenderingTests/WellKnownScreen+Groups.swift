import Foundation
import HeadlessUIKit

/// Screens whose layouts consist of groups.
extension WellKnownScreen {
  /// Bubbles, as high as what they say.
  @MainActor var chatLayout: UICollectionViewLayout {
    let row = size(.fractionalWidth(1), .estimated(60))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    )
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Weeks of seven days under the name of the month, which stays in sight; a dot is below days with appointments.
  @MainActor var calendarLayout: UICollectionViewLayout {
    let dot = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(6), .absolute(6)),
      elementKind: "dot",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: -3))
    )
    let day = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 7), .fractionalHeight(1)),
      supplementaryItems: [dot]
    )
    let week = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: day,
      count: 7
    )
    let section = NSCollectionLayoutSection(group: week)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 20, trailing: 12)
    let month = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    month.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [month]
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Two covers side by side, with how many songs are new at their corners.
  @MainActor var albumLayout: UICollectionViewLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(26), .absolute(26)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    )
    let album = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    album.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 6, trailing: 8)
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.6)),
      subitems: [album]
    )
    let section = NSCollectionLayoutSection(group: pair)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Words as wide as they are, line after line.
  @MainActor var tagLayout: UICollectionViewLayout {
    let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(80), .absolute(34)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(34)),
      subitems: [tag]
    )
    line.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
