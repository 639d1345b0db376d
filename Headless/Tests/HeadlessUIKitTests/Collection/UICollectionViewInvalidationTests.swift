import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Supplementary views that a layout stops having, or never had. A header that was never there is invalidated: radar 25873723. One that
/// goes in a batch: airbnb/MagazineLayout#63, airbnb/MagazineLayout#82.
@MainActor struct UICollectionViewInvalidationTests {
  private final class Bare: UICollectionViewLayout {
    var kinds: Set<String> = []
    var log: [String] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 2000) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: [0, $0])
      }
      return items + kinds.sorted().compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: [0, 0]) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 40 + 20 * indexPath.item, width: 100, height: 20)
      return attributes
    }
    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard kinds.contains(elementKind) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      return attributes
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String,
      at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("initial \(Array(elementIndexPath))")
      return nil
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String,
      at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.append("final \(Array(elementIndexPath))")
      return nil
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 2
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private nonisolated static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
  ]

  private func bare(_ kinds: Set<String>, _ body: (UICollectionView, Bare, Items) -> Void) {
    let (layout, source) = (Bare(), Items())
    layout.kinds = kinds
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.layoutIfNeeded()
    body(view, layout, source)
  }

  private func invalidate(_ kind: String, in view: UICollectionView, everything: Bool = false) -> [HeadlessFailure] {
    HeadlessFailure.recording {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(ofKind: kind, at: [[0, 0]])
      if everything { context.invalidateEverything = true }
      view.collectionViewLayout.invalidateLayout(with: context)
      view.layoutIfNeeded()
    }
  }

  @Test(arguments: kinds) func aViewThatNeverWasCannotBeInvalidated(kind: String) {
    bare([]) { view, _, _ in
      let failures = invalidate(kind, in: view)
      expectEqual(failures.map(\.kind), [.missingLayoutAttributes])
      #expect(failures.first?.reason.contains(kind) == true)
      #expect(invalidate(kind, in: view, everything: true).isEmpty, "then no element stands for itself")
    }
  }

  @Test(arguments: kinds) func aViewThatComesOrGoesCanBeInvalidated(kind: String) {
    bare([kind]) { view, layout, _ in
      #expect(invalidate(kind, in: view).isEmpty)
      layout.kinds = []
      #expect(invalidate(kind, in: view).isEmpty)
    }
    bare([]) { view, layout, _ in
      layout.kinds = [kind]
      #expect(invalidate(kind, in: view).isEmpty)
    }
  }

  @Test(arguments: kinds) func aViewThatGoesInABatchHasAnEmptyIndexPath(kind: String) {
    bare([kind]) { view, layout, _ in
      view.performBatchUpdates { layout.kinds = [] }
      view.layoutIfNeeded()
      expectEqual(layout.log, ["initial []", "final []"])
      #expect(view.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
    }
    bare([kind]) { view, layout, source in
      source.count = 3
      view.performBatchUpdates { view.insertItems(at: [[0, 2]]) }
      view.layoutIfNeeded()
      expectEqual(layout.log, [], "the view stays")
    }
  }

  @Test func aViewThatIsScrolledOffInABatchIsNotGone() {
    bare([Self.kinds[0]]) { view, layout, _ in
      view.performBatchUpdates { view.contentOffset.y = 500 }
      view.layoutIfNeeded()
      expectEqual(layout.log, [])
    }
  }
}
