import Foundation

@testable import HeadlessUIKit

/// A cell of a height, or a width, of its own.
@MainActor final class MeasuredCell: UICollectionViewCell {
  var wanted: CGSize?
  var asked = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked += 1
    if let wanted { layoutAttributes.size = wanted }
    return layoutAttributes
  }
}

/// A collection view of 390 by 800 points with a compositional layout, and a data source of counts.
@MainActor final class CompositionalScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  /// The size that an item's cell asks for.
  var wanted: (IndexPath) -> CGSize? = { _ in nil }
  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout

  init(
    _ counts: [Int],
    _ layout: UICollectionViewCompositionalLayout,
    width: CGFloat = 390,
    height: CGFloat = 800
  ) {
    self.counts = counts
    self.layout = layout
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
  }

  convenience init(
    _ count: Int,
    _ section: NSCollectionLayoutSection,
    width: CGFloat = 390,
    height: CGFloat = 800
  ) {
    self.init([count], UICollectionViewCompositionalLayout(section: section), width: width, height: height)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? MeasuredCell)?.wanted = wanted(indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  /// Where an item is, as the layout says.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frames(_ count: Int) -> [CGRect?] { (0..<count).map { frame($0) } }

  func frame(of kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}

/// A size of two dimensions.
@MainActor func size(
  _ width: NSCollectionLayoutDimension,
  _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// A rectangle, as the vectors are written.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A section of rows of the full width.
@MainActor func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
  let row = size(.fractionalWidth(1), height)
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
  )
}

/// A header, or at the bottom a footer, of the full width.
@MainActor func header(
  _ height: NSCollectionLayoutDimension,
  _ kind: String = "header",
  at alignment: NSRectAlignment = .top,
  isPinned: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let header = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height),
    elementKind: kind,
    alignment: alignment
  )
  header.pinToVisibleBounds = isPinned
  return header
}
