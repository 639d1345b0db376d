import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a layout is asked while the user moves an item. Source: the pages of `UICollectionViewLayout` and of
/// `UICollectionViewLayoutInvalidationContext` in Apple's documentation.
@MainActor struct InteractiveMovementTests {
  private final class Layout: UICollectionViewFlowLayout {
    var log: [String] = []
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var target: IndexPath?

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath,
      withPosition position: CGPoint
    ) -> IndexPath {
      log.append("target \(previousIndexPath.item) \(position.y)")
      return target ?? super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath,
      withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
      attributes.alpha = 0.5
      return attributes
    }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint,
      previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append(
        "move \(previousIndexPaths.map(\.item)) \(previousPosition.y) to \(targetIndexPaths.map(\.item)) \(targetPosition.y)"
      )
      return super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths,
        withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths,
        previousPosition: previousPosition
      )
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath],
      previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      log.append("end \(previousIndexPaths.map(\.item)) to \(indexPaths.map(\.item)) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths,
        previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled
      )
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      if context.targetIndexPathsForInteractivelyMovingItems != nil { contexts.append(context) }
      super.invalidateLayout(with: context)
    }
  }

  private final class MovingFixture: NSObject, UICollectionViewDataSource {
    var items = (0..<5).map(String.init)
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      items.insert(items.remove(at: source.item), at: destination.item)
    }
  }

  private let layout = Layout()
  private let source = MovingFixture()

  private func makeView() -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test func theLayoutSaysWhereAnItemGoesAndHearsOfEveryStep() {
    let view = makeView()
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 55))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 70))
    view.endInteractiveMovement()
    expectEqual(
      layout.log,
      [
        "target 1 55.0", "move [1] 30.0 to [2] 55.0", "target 2 70.0", "move [2] 55.0 to [3] 70.0",
        "end [3] to [3] false",
      ]
    )
    expectEqual(source.items, ["0", "2", "3", "1", "4"])
    expectEqual(layout.contexts.map(\.targetIndexPathsForInteractivelyMovingItems), [[[0, 2]], [[0, 3]], [[0, 3]]])
    expectEqual(
      layout.contexts.map(\.previousIndexPathsForInteractivelyMovingItems),
      [[[0, 1]], [[0, 2]], [[0, 3]]]
    )
    expectEqual(layout.contexts.map(\.interactiveMovementTarget.y), [55, 70, 70])
  }

  @Test func theCellFollowsTheFingerAsTheLayoutHasIt() {
    let view = makeView()
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 55))
    view.layoutIfNeeded()
    expectEqual(view.cellForItem(at: [0, 1])?.center, CGPoint(x: 50, y: 55))
    expectEqual(view.cellForItem(at: [0, 1])?.alpha, 0.5)
    view.cancelInteractiveMovement()
    view.layoutIfNeeded()
    expectEqual(view.cellForItem(at: [0, 1])?.center, CGPoint(x: 50, y: 30))
    expectEqual(view.cellForItem(at: [0, 1])?.alpha, 1)
    expectEqual(layout.log.last, "end [2] to [1] true")
    expectEqual(source.items, (0..<5).map(String.init))
  }

  @Test func aLayoutMaySendAnItemElsewhere() {
    let view = makeView()
    layout.target = [0, 4]
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 25))
    view.endInteractiveMovement()
    expectEqual(source.items, ["1", "2", "3", "4", "0"])
  }
}
