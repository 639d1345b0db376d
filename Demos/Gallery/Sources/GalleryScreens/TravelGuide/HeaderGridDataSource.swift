import Foundation
import RosterComposites

/// A city's picture and name: one item, as wide as the collection, that cannot be tapped.
final class HeaderGridDataSource: NSObject, ComposableCollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let city: City
  private let sizing = CityHeaderView(frame: .zero)

  init(_ city: City) {
    self.city = city
    super.init()
    sizing.show(city)
  }

  func registerReusableViews(with collectionView: UICollectionView) {
    collectionView.register(CityHeaderGridCell.self, forCellWithReuseIdentifier: "CityHeader")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CityHeader", for: indexPath)
    (cell as? CityHeaderGridCell)?.header.show(city)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizing.sizeThatFits(CGSize(width: collectionView.bounds.width, height: .greatestFiniteMagnitude))
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { false }
}
