import Foundation
import Roster

/// A collection on the screen, once with a measured data source and once without.
@MainActor final class ScrollingCollection: ScrollingList {
  let metered: UIScrollView
  let plain: UIScrollView
  let meter = Meter()
  private let source: MeteredCollectionSource
  private let kept: [AnyObject]

  /// - Parameter fill: sets the collection's data source, and returns what has to be kept alive.
  init(_ fill: (UICollectionView) -> AnyObject) {
    let collections = (0..<2).map { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: Screen.frame.width, height: Screen.rowHeight)
      layout.minimumLineSpacing = 0
      return UICollectionView(frame: Screen.frame, collectionViewLayout: layout)
    }
    kept = collections.map(fill) + collections.map(Screen.show)
    source = MeteredCollectionSource(collections[0].dataSource, meter)
    collections[0].dataSource = source
    metered = collections[0]
    plain = collections[1]
  }
}

/// Stands between a collection and its data source, and measures the time that a cell takes.
final class MeteredCollectionSource: NSObject, UICollectionViewDataSource {
  private let base: any UICollectionViewDataSource
  private let meter: Meter

  init(_ base: (any UICollectionViewDataSource)?, _ meter: Meter) {
    guard let base else { fatalError("The collection has no data source") }
    self.base = base
    self.meter = meter
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { base.numberOfSections(in: collectionView) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    base.collectionView(collectionView, numberOfItemsInSection: section)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    meter.measure { base.collectionView(collectionView, cellForItemAt: indexPath) }
  }
}
