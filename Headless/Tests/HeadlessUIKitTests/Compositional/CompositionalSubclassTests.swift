import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct CompositionalSubclassTests {
  private static var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }

  private final class ByProvider: UICollectionViewCompositionalLayout {
    init() { super.init { _, _ in CompositionalSubclassTests.section } }
    required init?(coder: NSCoder) { nil }
  }

  private final class BySection: UICollectionViewCompositionalLayout {
    init() { super.init(section: CompositionalSubclassTests.section) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aSubclassCallsAnyInitializer() {
    for layout in [ByProvider(), BySection()] as [UICollectionViewLayout] {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let rows = Rows()
      view.dataSource = rows
      view.layoutIfNeeded()
      expectEqual(view.cellForItem(at: [0, 2])?.frame, CGRect(x: 0, y: 88, width: 320, height: 44))
    }
  }
}
