import Foundation

@testable import Roster

/// A collection that counts what is done to it.
final class CountingCollectionView: UICollectionView {
  private(set) var classRegistrations: [String] = []
  private(set) var nibRegistrations: [String] = []
  private(set) var dequeues: [IndexPath] = []
  private(set) var reloads = 0

  convenience init() {
    self.init(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
  }

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classRegistrations.append(identifier)
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibRegistrations.append(identifier)
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }

  override func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    classRegistrations.append(elementKind + "/" + identifier)
    super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  override func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeues.append(indexPath)
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}
