import Foundation

extension UICollectionView {
  func beginMovement(at path: IndexPath) -> Bool {
    guard movement == nil, updateDepth == 0, contains(path), let dataSource else { return false }
    let may = headlessEvents.ask(of: dataSourceAnswers, "collectionView(_:canMoveItemAt:)", "canMoveItem", [path]) {
      dataSource.collectionView(self, canMoveItemAt: path)
    }
    guard may ?? true else { return false }
    movement = InteractiveMovement(original: path, target: path)
    return true
  }

  func updateMovement(to point: CGPoint) {
    guard let before = movement else { return }
    prepareLayout()
    let start = storedLayout.layoutAttributesForItem(at: before.original)?.center ?? .zero
    propose(storedLayout.targetIndexPath(forInteractivelyMovingItem: before.target, withPosition: point))
    movement?.position = point
    guard let movement else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forInteractivelyMovingItems: [movement.target],
        withTargetPosition: point,
        previousIndexPaths: [before.target],
        previousPosition: before.position ?? start
      )
    )
  }

  /// The attributes of a visible element, or those that it has while the user moves it.
  func attributesInMovement(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let movement, let position = movement.position, attributes.element == .cell(movement.original) else {
      return attributes
    }
    return storedLayout.layoutAttributesForInteractivelyMovingItem(at: movement.original, withTargetPosition: position)
  }

  /// Puts the item back.
  func cancelMovement() {
    guard let movement else { return }
    self.movement = nil
    endInvalidation(of: movement, isCancelled: true)
  }

  private func endInvalidation(of movement: InteractiveMovement, isCancelled: Bool) {
    let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? movement.original : movement.target],
      previousIndexPaths: [movement.target],
      movementCancelled: isCancelled
    )
    context.interactiveMovementTarget = movement.position ?? .zero
    storedLayout.invalidateLayout(with: context)
  }

  /// Makes an index path the place that the item would be dropped at, unless the delegate has another idea.
  func propose(_ proposed: IndexPath) {
    guard let current = movement else { return }
    movement?.target = target(of: current, proposed: proposed)
  }

  private func target(of movement: InteractiveMovement, proposed: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    return headlessEvents.ask(
      of: delegateAnswers,
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      "targetIndexPathForMove",
      [movement.original, movement.target, proposed]
    ) {
      delegate.collectionView(
        self,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.target,
        toProposedIndexPath: proposed
      )
    } ?? proposed
  }

  /// Lets the data source move the item in its model, and follows; `false` if the item cannot be dropped there.
  @discardableResult
  func endMovement() -> Bool {
    guard let movement else { return false }
    self.movement = nil
    let isReachable = isReachable(movement.target, from: movement.original)
    endInvalidation(of: movement, isCancelled: !isReachable)
    guard isReachable, let dataSource else { return false }
    guard movement.target != movement.original else { return true }
    beginUpdate()
    moveIsFollowed = false
    let moved: Void? = headlessEvents.ask(
      of: dataSourceAnswers,
      "collectionView(_:moveItemAt:to:)",
      "moveItem",
      [movement.original, movement.target]
    ) {
      dataSource.collectionView(self, moveItemAt: movement.original, to: movement.target)
    }
    guard !moveIsFollowed else { return true }
    guard moved != nil else {
      endUpdate(isExplicitBatch: false)
      return false
    }
    updates.movedItems.append(ListMove(movement.original, to: movement.target))
    endUpdate(isExplicitBatch: false)
    return true
  }

  /// Whether an item can be dropped at a place that exists once the item has left its own.
  private func isReachable(_ destination: IndexPath, from source: IndexPath) -> Bool {
    let counts = counts
    guard destination.count == 2, counts.indices.contains(destination.section), destination.item >= 0 else {
      return false
    }
    let count = counts[destination.section] + (destination.section == source.section ? 0 : 1)
    return destination.item < count
  }
}
