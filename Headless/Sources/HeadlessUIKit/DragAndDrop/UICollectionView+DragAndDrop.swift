import Foundation

/// What a simulated drag asks and tells the delegates of a collection.
extension UICollectionView: DraggingList {
  var itemCounts: [Int] { counts }
  var selectedItems: Set<IndexPath> { selected }

  func itemFrame(at path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }

  func dropTarget(at point: CGPoint) -> ListDropTarget {
    layoutIfNeeded()
    if let path = itemIndexPath(at: point) { return ListDropTarget(path: path, isInMiddle: true) }
    // The place behind the last item that begins before the point, in the order of the content.
    let counts = counts
    guard !counts.isEmpty else { return ListDropTarget() }
    for section in counts.indices.reversed() {
      let before = (0..<counts[section]).last {
        let frame = itemFrame(at: IndexPath(item: $0, section: section))
        return frame.maxY <= point.y || frame.minY <= point.y && frame.maxX <= point.x
      }
      if let before { return ListDropTarget(path: IndexPath(item: before + 1, section: section)) }
    }
    return ListDropTarget(path: IndexPath(item: 0, section: 0))
  }

  func canReorder(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    return headlessEvents.ask(of: dataSourceAnswers, "collectionView(_:canMoveItemAt:)", "canMoveItem", [path]) {
      dataSource.collectionView(self, canMoveItemAt: path)
    } ?? true
  }

  func reorderByDrag(_ path: IndexPath, to destination: IndexPath) -> Bool {
    guard movement == nil, updateDepth == 0 else { return false }
    movement = InteractiveMovement(original: path, target: path)
    propose(destination)
    return endMovement()
  }

  // MARK: The drag delegate

  func dragItems(forBeginning session: HeadlessDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    headlessEvents.record("itemsForBeginning", path)
    return dragDelegate.collectionView(self, itemsForBeginning: session, at: path)
  }

  func dragItems(forAddingTo session: HeadlessDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    askDrag("collectionView(_:itemsForAddingTo:at:point:)", "itemsForAdding", [path]) {
      $0.collectionView(self, itemsForAddingTo: session, at: path, point: point)
    } ?? []
  }

  func configure(_ session: HeadlessDragSession) {
    session.allowsMoveOperation =
      askDrag("collectionView(_:dragSessionAllowsMoveOperation:)", "dragSessionAllowsMove") {
        $0.collectionView(self, dragSessionAllowsMoveOperation: session)
      } ?? true
    session.isRestrictedToDraggingApplication =
      askDrag("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)", "dragSessionIsRestricted") {
        $0.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      } ?? false
  }

  func tellDragWillBegin(_ session: HeadlessDragSession) {
    _ = askDrag("collectionView(_:dragSessionWillBegin:)", "dragSessionWillBegin") {
      $0.collectionView(self, dragSessionWillBegin: session)
    }
  }

  func tellDragDidEnd(_ session: HeadlessDragSession) {
    _ = askDrag("collectionView(_:dragSessionDidEnd:)", "dragSessionDidEnd") {
      $0.collectionView(self, dragSessionDidEnd: session)
    }
  }

  private func askDrag<Answer>(
    _ requirement: StaticString,
    _ name: String,
    _ paths: [IndexPath] = [],
    _ question: (any UICollectionViewDragDelegate) -> Answer
  ) -> Answer? {
    guard let dragDelegate else { return nil }
    return headlessEvents.ask(of: dragAnswers, requirement, name, paths) { question(dragDelegate) }
  }

  func setDragState(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
    if state == .lifting {
      _ = askDrag("collectionView(_:dragPreviewParametersForItemAt:)", "dragPreviewParameters", [path]) {
        $0.collectionView(self, dragPreviewParametersForItemAt: path)
      }
    }
    cellForItem(at: path)?.headlessDragState = state
  }

  func setDropState(_ state: UICellConfigurationState.DropState, at path: IndexPath) {
    cellForItem(at: path)?.headlessDropState = state
  }

  // MARK: The drop delegate

  var hasDropDelegate: Bool { dropDelegate != nil }

  func canHandle(_ session: HeadlessDropSession) -> Bool {
    askDrop("collectionView(_:canHandle:)", "canHandleDrop") { $0.collectionView(self, canHandle: session) } ?? true
  }

  func tellDropDidEnter(_ session: HeadlessDropSession) {
    _ = askDrop("collectionView(_:dropSessionDidEnter:)", "dropSessionDidEnter") {
      $0.collectionView(self, dropSessionDidEnter: session)
    }
  }

  func askForProposal(_ session: HeadlessDropSession, _ path: IndexPath?) -> ListDropProposal? {
    let answer = askDrop(
      "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      "dropSessionDidUpdate",
      path.map { [$0] } ?? []
    ) {
      $0.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    return answer.map { proposal in
      let intent: ListDropProposal.Intent =
        switch proposal.intent {
        case .unspecified: .somewhere
        case .insertAtDestinationIndexPath: .between
        case .insertIntoDestinationIndexPath: .into
        }
      return ListDropProposal(operation: proposal.operation, intent: intent, proposal: proposal)
    }
  }

  func tellDropDidExit(_ session: HeadlessDropSession) {
    _ = askDrop("collectionView(_:dropSessionDidExit:)", "dropSessionDidExit") {
      $0.collectionView(self, dropSessionDidExit: session)
    }
  }

  func tellDropDidEnd(_ session: HeadlessDropSession) {
    _ = askDrop("collectionView(_:dropSessionDidEnd:)", "dropSessionDidEnd") {
      $0.collectionView(self, dropSessionDidEnd: session)
    }
  }

  func performDrop(_ session: HeadlessDropSession, at path: IndexPath?, _ proposal: ListDropProposal) {
    guard let dropDelegate, let given = proposal.proposal as? UICollectionViewDropProposal else { return }
    headlessEvents.record("performDrop", paths: path.map { [$0] } ?? [])
    let coordinator = HeadlessCollectionViewDropCoordinator(self, session, path, given)
    dropDelegate.collectionView(self, performDropWith: coordinator)
  }

  func tellPreview(ofDropAt path: IndexPath) {
    _ = askDrop("collectionView(_:dropPreviewParametersForItemAt:)", "dropPreviewParameters", [path]) {
      $0.collectionView(self, dropPreviewParametersForItemAt: path)
    }
  }

  private func askDrop<Answer>(
    _ requirement: StaticString,
    _ name: String,
    _ paths: [IndexPath] = [],
    _ question: (any UICollectionViewDropDelegate) -> Answer
  ) -> Answer? {
    guard let dropDelegate else { return nil }
    return headlessEvents.ask(of: dropAnswers, requirement, name, paths) { question(dropDelegate) }
  }
}
