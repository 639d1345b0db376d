import Foundation

/// What a simulated drag asks and tells the delegates of a table.
extension UITableView: DraggingList {
  var itemCounts: [Int] { loadedCounts }
  var selectedItems: Set<IndexPath> { selection.paths }

  func itemFrame(at path: IndexPath) -> CGRect { frame(ofRow: path) }

  func dropTarget(at point: CGPoint) -> ListDropTarget {
    layoutIfNeeded()
    guard let path = path(at: point) else { return endTarget(at: point) }
    let frame = itemFrame(at: path)
    let edge = frame.height * DragAssumptions.automaticEdge
    return ListDropTarget(path: path, isInMiddle: point.y >= frame.minY + edge && point.y < frame.maxY - edge)
  }

  /// The end of the section that a point is in, if it is below the section's rows.
  private func endTarget(at point: CGPoint) -> ListDropTarget {
    let counts = loadedCounts
    guard !counts.isEmpty else { return ListDropTarget() }
    let section = counts.indices.last { frame(ofSection: $0).minY <= point.y } ?? 0
    let isAbove = point.y < frame(ofHeader: section).maxY && counts[section] > 0
    return ListDropTarget(path: IndexPath(row: isAbove ? 0 : counts[section], section: section))
  }

  func canReorder(_ path: IndexPath) -> Bool {
    dataSource != nil && (askCanMove(path) ?? true)
  }

  func reorderByDrag(_ path: IndexPath, to destination: IndexPath) -> Bool {
    reorder(path, to: destination, needsEditing: false)
  }

  // MARK: The drag delegate

  func dragItems(forBeginning session: HeadlessDragSession, at path: IndexPath) -> [UIDragItem] {
    guard let dragDelegate else { return [] }
    headlessEvents.record("itemsForBeginning", path)
    return dragDelegate.tableView(self, itemsForBeginning: session, at: path)
  }

  func dragItems(forAddingTo session: HeadlessDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    askDrag("tableView(_:itemsForAddingTo:at:point:)", "itemsForAdding", [path]) {
      $0.tableView(self, itemsForAddingTo: session, at: path, point: point)
    } ?? []
  }

  func configure(_ session: HeadlessDragSession) {
    session.allowsMoveOperation =
      askDrag("tableView(_:dragSessionAllowsMoveOperation:)", "dragSessionAllowsMove") {
        $0.tableView(self, dragSessionAllowsMoveOperation: session)
      } ?? true
    session.isRestrictedToDraggingApplication =
      askDrag("tableView(_:dragSessionIsRestrictedToDraggingApplication:)", "dragSessionIsRestricted") {
        $0.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      } ?? false
  }

  func tellDragWillBegin(_ session: HeadlessDragSession) {
    _ = askDrag("tableView(_:dragSessionWillBegin:)", "dragSessionWillBegin") {
      $0.tableView(self, dragSessionWillBegin: session)
    }
  }

  func tellDragDidEnd(_ session: HeadlessDragSession) {
    _ = askDrag("tableView(_:dragSessionDidEnd:)", "dragSessionDidEnd") {
      $0.tableView(self, dragSessionDidEnd: session)
    }
  }

  private func askDrag<Answer>(
    _ requirement: StaticString,
    _ name: String,
    _ paths: [IndexPath] = [],
    _ question: (any UITableViewDragDelegate) -> Answer
  ) -> Answer? {
    guard let dragDelegate else { return nil }
    return headlessEvents.ask(of: dragAnswers, requirement, name, paths) { question(dragDelegate) }
  }

  func setDragState(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
    if state == .lifting {
      _ = askDrag("tableView(_:dragPreviewParametersForRowAt:)", "dragPreviewParameters", [path]) {
        $0.tableView(self, dragPreviewParametersForRowAt: path)
      }
    }
    cellForRow(at: path)?.headlessDragState = state
  }

  func setDropState(_ state: UICellConfigurationState.DropState, at path: IndexPath) {
    cellForRow(at: path)?.headlessDropState = state
  }

  // MARK: The drop delegate

  var hasDropDelegate: Bool { dropDelegate != nil }

  func canHandle(_ session: HeadlessDropSession) -> Bool {
    askDrop("tableView(_:canHandle:)", "canHandleDrop") { $0.tableView(self, canHandle: session) } ?? true
  }

  func tellDropDidEnter(_ session: HeadlessDropSession) {
    _ = askDrop("tableView(_:dropSessionDidEnter:)", "dropSessionDidEnter") {
      $0.tableView(self, dropSessionDidEnter: session)
    }
  }

  func askForProposal(_ session: HeadlessDropSession, _ path: IndexPath?) -> ListDropProposal? {
    let answer = askDrop(
      "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      "dropSessionDidUpdate",
      path.map { [$0] } ?? []
    ) {
      $0.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    }
    return answer.map { proposal in
      let intent: ListDropProposal.Intent =
        switch proposal.intent {
        case .unspecified: .somewhere
        case .insertAtDestinationIndexPath: .between
        case .insertIntoDestinationIndexPath: .into
        case .automatic: .automatic
        }
      return ListDropProposal(operation: proposal.operation, intent: intent, proposal: proposal)
    }
  }

  func tellDropDidExit(_ session: HeadlessDropSession) {
    _ = askDrop("tableView(_:dropSessionDidExit:)", "dropSessionDidExit") {
      $0.tableView(self, dropSessionDidExit: session)
    }
  }

  func tellDropDidEnd(_ session: HeadlessDropSession) {
    _ = askDrop("tableView(_:dropSessionDidEnd:)", "dropSessionDidEnd") {
      $0.tableView(self, dropSessionDidEnd: session)
    }
  }

  func performDrop(_ session: HeadlessDropSession, at path: IndexPath?, _ proposal: ListDropProposal) {
    guard let dropDelegate, let given = proposal.proposal as? UITableViewDropProposal else { return }
    headlessEvents.record("performDrop", paths: path.map { [$0] } ?? [])
    let coordinator = HeadlessTableViewDropCoordinator(self, session, path, given)
    dropDelegate.tableView(self, performDropWith: coordinator)
  }

  func tellPreview(ofDropAt path: IndexPath) {
    _ = askDrop("tableView(_:dropPreviewParametersForRowAt:)", "dropPreviewParameters", [path]) {
      $0.tableView(self, dropPreviewParametersForRowAt: path)
    }
  }

  private func askDrop<Answer>(
    _ requirement: StaticString,
    _ name: String,
    _ paths: [IndexPath] = [],
    _ question: (any UITableViewDropDelegate) -> Answer
  ) -> Answer? {
    guard let dropDelegate else { return nil }
    return headlessEvents.ask(of: dropAnswers, requirement, name, paths) { question(dropDelegate) }
  }
}
