import Foundation
import RosterComposites

/// A hand-written data source of a collection.
final class HandItems: NSObject, ComposableCollectionViewDataSource, UICollectionViewDelegateFlowLayout, HandContent {
  var rows: [[Entry]]

  init(_ rows: [[Entry]]) {
    self.rows = rows
  }

  func registerReusableViews(with collectionView: UICollectionView) {
    collectionView.register(EntryTile.self, forCellWithReuseIdentifier: "hand")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "hand", for: indexPath)
    (cell as? EntryTile)?.present(viewModel: rows[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
}
