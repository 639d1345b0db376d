import Foundation
import RosterComposites

/// Places of a city as tiles, a section for each group of them.
final class PlacesGridDataSource: NSObject, ComposableCollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 12
  private let groups: [PlaceGroup]

  init(_ city: City) {
    groups = city.groups
    super.init()
  }

  func registerReusableViews(with collectionView: UICollectionView) {
    collectionView.register(PlaceGridCell.self, forCellWithReuseIdentifier: "Place")
    collectionView.register(
      PlaceGroupGridHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "PlaceGroup"
    )
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    groups[section].places.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Place", for: indexPath)
    (cell as? PlaceGridCell)?.show(groups[indexPath.section].places[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "PlaceGroup",
      for: indexPath
    )
    (header as? PlaceGroupGridHeader)?.show(groups[indexPath.section].title)
    return header
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { false }
}

// MARK: Layout

extension PlacesGridDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let room = collectionView.bounds.width - 2 * PlacesGridDataSource.margin - PlacesGridDataSource.spacing
    return PlaceGridCell.size(width: (room / 2).rounded(.down))
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: PlacesGridDataSource.margin, bottom: 12, right: PlacesGridDataSource.margin)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    PlacesGridDataSource.spacing
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    PlacesGridDataSource.spacing
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(
      width: collectionView.bounds.width,
      height: PlaceGroupGridHeader.height(of: groups[section].title, in: collectionView)
    )
  }
}
