// Written by Scripts/forwarding-views from Scripts/DraggingShells.txt.

#if !os(tvOS)
  /// Answers a table about drags and drops.
  final class TableViewDragging: ListDragging, UITableViewDragDelegate, UITableViewDropDelegate {
    // MARK: Dragging

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      if let child = child(at: indexPath, in: tableView) {
        return child.drag?.tableView(child.view, itemsForBeginning: session, at: child.indexPath) ?? []
      }
      return items(at: indexPath, in: tableView, addingTo: session.items)
    }

    func tableView(
      _ tableView: UITableView,
      itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      if let child = child(at: indexPath, in: tableView) {
        return askSeparately("tableView(_:itemsForAddingTo:at:point:)") {
          implemented(child.drag?.tableView(_:itemsForAddingTo:at:point:))?(child.view, session, child.indexPath, point)
        } ?? []
      }
      return items(at: indexPath, in: tableView, addingTo: session.items)
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      for child in children(of: tableView) {
        _ = askSeparately("tableView(_:dragSessionWillBegin:)") {
          implemented(child.drag?.tableView(_:dragSessionWillBegin:))?(child.view, session)
        }
      }
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      for child in children(of: tableView) {
        _ = askSeparately("tableView(_:dragSessionDidEnd:)") {
          implemented(child.drag?.tableView(_:dragSessionDidEnd:))?(child.view, session)
        }
      }
    }

    // MARK: Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      canHandle(session, in: tableView) || children(of: tableView).contains { canHandle(session, $0) }
    }

    private func canHandle(_ session: any UIDropSession, _ child: Child) -> Bool {
      guard let drop = child.drop else { return false }
      return askSeparately("tableView(_:canHandle:)") {
        implemented(drop.tableView(_:canHandle:))?(child.view, session)
      } ?? true
    }

    func tableView(
      _ tableView: UITableView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      if let child = child(at: destinationIndexPath ?? end(of: tableView), in: tableView) {
        guard canHandle(session, child) else { return UITableViewDropProposal(operation: .cancel) }
        return askSeparately("tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
          implemented(child.drop?.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:))?(
            child.view,
            session,
            destinationIndexPath == nil ? nil : child.indexPath
          )
        } ?? UITableViewDropProposal(operation: .cancel)
      }
      guard let decision = decision(session, at: destinationIndexPath, in: tableView) else {
        return UITableViewDropProposal(operation: .cancel)
      }
      let intent: UITableViewDropProposal.Intent =
        decision.rule.isInto
        ? .insertIntoDestinationIndexPath : destinationIndexPath == nil ? .unspecified : .insertAtDestinationIndexPath
      return UITableViewDropProposal(operation: decision.operation, intent: intent)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      for child in children(of: tableView) {
        _ = askSeparately("tableView(_:dropSessionDidEnd:)") {
          implemented(child.drop?.tableView(_:dropSessionDidEnd:))?(child.view, session)
        }
      }
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let indexPath = coordinator.destinationIndexPath
      if let child = child(at: indexPath ?? end(of: tableView), in: tableView) {
        child.drop?.tableView(child.view, performDropWith: HandedTableViewDropCoordinator(coordinator, child.hand))
        return
      }
      let isInto = coordinator.proposal.intent == .insertIntoDestinationIndexPath
      guard let decision = decision(coordinator.session, at: indexPath, isInto: isInto, in: tableView) else { return }
      let style = (decision.part.delegate as? TableViewDelegate)?.shownDropPlaceholder
      perform(decision) { item in
        guard let style, let indexPath else { return nil }
        tableView.register(style.type, forCellReuseIdentifier: style.identifier)
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: indexPath,
          reuseIdentifier: style.identifier,
          rowHeight: style.height
        )
        placeholder.cellUpdateHandler = style.configure
        let context = coordinator.drop(item, to: placeholder)
        return { context.deletePlaceholder() }
      }
      guard let indexPath, decision.drop.contents != nil else { return }
      for (index, item) in coordinator.items.enumerated() {
        if isInto {
          coordinator.drop(item.dragItem, intoRowAt: indexPath, rect: .zero)
        } else if let landing = landing(index, at: indexPath, in: tableView) {
          coordinator.drop(item.dragItem, toRowAt: landing)
        }
      }
    }

    // MARK: Hand-written children

    /// A hand-written child of a composite, as far as it takes part in drags and drops.
    @MainActor private struct Child {
      let hand: HandWrittenChildPath
      let view: UITableView
      var drag: (any UITableViewDragDelegate)? { hand.first { ofOwnClass($0 as? any UITableViewDragDelegate) } }
      var drop: (any UITableViewDropDelegate)? { hand.first { ofOwnClass($0 as? any UITableViewDropDelegate) } }
      var indexPath: IndexPath { hand.indexPath }
    }

    private func child(at indexPath: IndexPath?, in view: UITableView) -> Child? {
      guard let indexPath, let hand = handPart(at: indexPath, in: view), let view = hand.view as? UITableView else {
        return nil
      }
      return Child(hand: hand, view: view)
    }

    private func children(of view: UITableView) -> [Child] {
      handParts(of: view).compactMap { hand in (hand.view as? UITableView).map { Child(hand: hand, view: $0) } }
    }
  }

  /// A drop in a hand-written child of a composite, in the child's own index paths.
  final class HandedTableViewDropCoordinator: NSObject, UITableViewDropCoordinator {
    private final class Item: NSObject, UITableViewDropItem {
      let dragItem: UIDragItem
      let sourceIndexPath: IndexPath?
      let previewSize: CGSize

      init(_ item: any UITableViewDropItem, _ hand: HandWrittenChildPath) {
        dragItem = item.dragItem
        sourceIndexPath = item.sourceIndexPath.flatMap(hand.local)
        previewSize = item.previewSize
      }
    }

    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    private let coordinator: any UITableViewDropCoordinator
    private let hand: HandWrittenChildPath

    init(_ coordinator: any UITableViewDropCoordinator, _ hand: HandWrittenChildPath) {
      self.coordinator = coordinator
      self.hand = hand
      items = coordinator.items.map { Item($0, hand) }
      destinationIndexPath = coordinator.destinationIndexPath == nil ? nil : hand.indexPath
    }

    var proposal: UITableViewDropProposal { coordinator.proposal }
    var session: any UIDropSession { coordinator.session }

    /// The child's placeholder has an index path that only the child knows: it is the place of the drop.
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
      -> any UITableViewDropPlaceholderContext
    {
      coordinator.drop(dragItem, to: placeholder)
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
      coordinator.drop(dragItem, toRowAt: hand.global(indexPath) ?? indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
      coordinator.drop(dragItem, intoRowAt: hand.global(indexPath) ?? indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
      coordinator.drop(dragItem, to: target)
    }
  }

  extension UITableView {
    func installDragging() {
      let dragging = associated(TableViewDragging.self) ?? TableViewDragging()
      associate(dragging)
      if dragDelegate == nil { dragDelegate = dragging }
      if dropDelegate == nil { dropDelegate = dragging }
    }

    func removeDragging() {
      guard let dragging = associated(TableViewDragging.self) else { return }
      if dragDelegate === dragging { dragDelegate = nil }
      if dropDelegate === dragging { dropDelegate = nil }
      associate(nil, as: TableViewDragging.self)
    }
  }

  extension TableViewDelegate {
    /// What stands for items of other apps until they are loaded.
    @MainActor struct DropPlaceholderStyle {
      let type: UITableViewCell.Type
      let identifier: String
      let height: CGFloat
      let configure: (UITableViewCell) -> Void
    }

    /// Shows a cell where items of other apps were dropped, until they are loaded.
    ///
    /// Corresponds to `UITableViewDropPlaceholder`. It goes when the items come, and with a reload.
    ///
    /// - Parameters:
    ///   - type: the cell's class.
    ///   - height: its height, in points.
    ///   - configure: fills the cell.
    @discardableResult
    public func dropPlaceholder<Cell: UITableViewCell>(
      _ type: Cell.Type,
      height: CGFloat = UITableView.automaticDimension,
      _ configure: @escaping @MainActor (_ cell: Cell) -> Void = { _ in }
    ) -> Self {
      dropPlaceholder = DropPlaceholderStyle(
        type: type,
        identifier: "Roster.placeholder.\(String(reflecting: type))",
        height: height
      ) { if let cell = $0 as? Cell { configure(cell) } }
      return self
    }

    /// The list's own placeholder, or that of the composite around it.
    var shownDropPlaceholder: DropPlaceholderStyle? {
      dropPlaceholder as? DropPlaceholderStyle ?? (enclosing as? TableViewDelegate)?.shownDropPlaceholder
    }
  }
#endif
