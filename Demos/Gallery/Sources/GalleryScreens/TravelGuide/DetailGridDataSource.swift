import Foundation
import RosterComposites

/// The text about a city, in one section. A tap on the last item shows all of it or only the beginning.
final class DetailGridDataSource: NSObject, ComposableCollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private var detail: CityDetail

  init(_ city: City) {
    detail = CityDetail(city)
    super.init()
  }

  func registerReusableViews(with collectionView: UICollectionView) {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "CityDetail")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    detail.rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CityDetail", for: indexPath)
    cell.contentConfiguration = detail.rows[indexPath.item].content
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.bounds.width
    let fitted = detail.rows[indexPath.item].content.makeContentView().systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return CGSize(width: width, height: fitted.height)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    detail.rows[indexPath.item].isButton
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let paragraphs = detail.paragraphs.map { IndexPath(item: $0, section: 0) }
    collectionView.performBatchUpdates {
      self.detail.isExpanded.toggle()
      if self.detail.isExpanded {
        collectionView.insertItems(at: paragraphs)
      } else {
        collectionView.deleteItems(at: paragraphs)
      }
      collectionView.reloadItems(at: [indexPath])
    }
  }
}
