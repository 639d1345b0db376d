import Foundation

@testable import Roster
@testable import RosterComposites

/// A child without any optional requirement but the number of sections.
final class ItemsChild: NSObject, ComposableCollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var rows: [[String]]
  private(set) weak var collection: UICollectionView?
  private(set) var asked: [IndexPath] = []

  required init(_ rows: [[String]]) {
    self.rows = rows
  }

  func registerReusableViews(with collectionView: UICollectionView) {
    collection = collectionView
    collectionView.register(ChildTile.self, forCellWithReuseIdentifier: "item")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? ChildTile)?.shownText = rows[indexPath.section][indexPath.item]
    return cell
  }
}

final class ChildTile: UICollectionViewCell, TextShowing {
  var shownText: String?
}

/// A collection that is high enough to show everything, and keeps its composite.
@MainActor func makeHighCollection(_ composite: CompositeCollectionViewDataSource) -> UICollectionView {
  let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 390, height: 40_000),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  collection.attach(composite)
  collection.layoutIfNeeded()
  return collection
}
