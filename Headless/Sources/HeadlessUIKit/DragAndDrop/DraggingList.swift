import Foundation

/// What a simulated drag needs of a table or a collection.
@MainActor protocol DraggingList: UIScrollView {
  var dragState: ListDragState { get set }
  var headlessEvents: HeadlessListEventLog { get }
  var dragInteractionEnabled: Bool { get set }
  var itemCounts: [Int] { get }
  var selectedItems: Set<IndexPath> { get }

  /// Where a point of the content points.
  func dropTarget(at point: CGPoint) -> ListDropTarget
  func itemFrame(at path: IndexPath) -> CGRect

  // The drag delegate.
  func dragItems(forBeginning session: HeadlessDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(forAddingTo session: HeadlessDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]
  func configure(_ session: HeadlessDragSession)
  func tellDragWillBegin(_ session: HeadlessDragSession)
  func tellDragDidEnd(_ session: HeadlessDragSession)
  func setDragState(_ state: UICellConfigurationState.DragState, at path: IndexPath)
  func setDropState(_ state: UICellConfigurationState.DropState, at path: IndexPath)

  // The drop delegate.
  var hasDropDelegate: Bool { get }
  func canHandle(_ session: HeadlessDropSession) -> Bool
  func tellDropDidEnter(_ session: HeadlessDropSession)
  func askForProposal(_ session: HeadlessDropSession, _ path: IndexPath?) -> ListDropProposal?
  func tellDropDidExit(_ session: HeadlessDropSession)
  func tellDropDidEnd(_ session: HeadlessDropSession)
  func performDrop(_ session: HeadlessDropSession, at path: IndexPath?, _ proposal: ListDropProposal)

  /// Whether the data source lets an item be moved.
  func canReorder(_ path: IndexPath) -> Bool
  /// Moves an item as its data source does; `false` if that takes no moves.
  func reorderByDrag(_ path: IndexPath, to destination: IndexPath) -> Bool
}

extension DraggingList {
  func contains(item path: IndexPath) -> Bool {
    path.count == 2 && itemCounts.indices.contains(path.section) && path.item >= 0
      && path.item < itemCounts[path.section]
  }

  /// The one item that a drag moves inside this list, if that is all that it carries.
  func reorderedItem(_ session: HeadlessDropSession) -> IndexPath? {
    guard session.isLocal, session.drag === dragState.drag, session.items.count == 1 else { return nil }
    return dragState.source(of: session.items[0])
  }

  // MARK: A drag over the list

  /// Whether the list handles a drag that comes over it.
  func takesDrop(_ session: HeadlessDropSession) -> Bool {
    guard isUserInteractionEnabled, !session.items.isEmpty else { return false }
    if hasDropDelegate { return canHandle(session) }
    // A choice: without a drop delegate, a row can be reordered if there is a drag delegate and the data source accepts
    // moves.
    guard let path = reorderedItem(session) else { return false }
    return canReorder(path)
  }

  func enterDrop(_ session: HeadlessDropSession) {
    dragState.drop = session
    tellDropDidEnter(session)
  }

  func updateDrop(_ session: HeadlessDropSession, _ target: ListDropTarget) {
    clearDropState()
    dragState.target = target
    dragState.isStale = false
    var proposal = hasDropDelegate ? askForProposal(session, target.path) : nil
    if proposal == nil {
      let isReorder = reorderedItem(session).map(canReorder) ?? false
      let operation = isReorder ? .move : hasDropDelegate ? DragAssumptions.unansweredOperation : .cancel
      proposal = ListDropProposal(
        operation: operation,
        intent: .between,
        proposal: standardProposal(operation)
      )
    }
    // A choice: a move is canceled if the session doesn't allow moves. A session of another app doesn't.
    if proposal?.operation == .move, !session.allowsMoveOperation { proposal?.operation = .cancel }
    if proposal?.intent == .automatic {
      let isItem = target.path.map(contains(item:)) ?? false
      proposal?.intent = target.isInMiddle && isItem ? .into : .between
    }
    dragState.proposal = proposal
    if case .item(let path) = dropIndication { setDropState(.targeted, at: path) }
  }

  private func standardProposal(_ operation: UIDropOperation) -> UIDropProposal {
    self is UITableView
      ? UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
      : UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }

  /// What the list shows now.
  var dropIndication: HeadlessDropIndication? {
    guard dragState.drop != nil, let proposal = dragState.proposal, proposal.isAccepted else { return nil }
    switch (proposal.intent, dragState.target.path) {
    case (.between, let path?), (.automatic, let path?): return .gap(path)
    case (.into, let path?): return contains(item: path) ? .item(path) : .list
    case (.somewhere, _), (_, nil): return .list
    }
  }

  func exitDrop(_ session: HeadlessDropSession) {
    clearDropState()
    tellDropDidExit(session)
    endDropState()
  }

  private func clearDropState() {
    if case .item(let path) = dropIndication { setDropState(.none, at: path) }
  }

  private func endDropState() {
    dragState.drop = nil
    dragState.proposal = nil
    dragState.target = ListDropTarget()
  }

  /// - Returns: whether the list took the items.
  func finishDrop(_ session: HeadlessDropSession) -> Bool {
    if dragState.isStale { updateDrop(session, dragState.target) }
    guard let proposal = dragState.proposal, proposal.isAccepted else {
      exitDrop(session)
      return false
    }
    clearDropState()
    let path = proposal.intent == .somewhere ? nil : dragState.target.path
    // A choice: a drag of one row inside its list is a reorder. If the data source accepts moves, it is called, and the
    // drop delegate isn't. This is widely reported for tables, and less widely for collections.
    // A choice: the destination of a reorder is counted as if the dragged row had left its place. If several rows are
    // dragged, they are counted in their places.
    if proposal.operation == .move, proposal.intent == .between, let source = reorderedItem(session), let path,
      canReorder(source), reorderByDrag(source, to: path)
    {
      endDropState()
      return true
    }
    if hasDropDelegate { performDrop(session, at: path, proposal) }
    endDropState()
    layoutIfNeeded()
    return hasDropDelegate
  }
}
