// Written by Upkeep/makers/forwarding-views.py from ForwardingViews/CompositeDraggingShells.txt.

import Roster

#if !os(tvOS)
  /// Answers a table about drags and drops where a composite is attached to it: for hand-written children, what they answer
  /// themselves.
  final class CompositeTableViewDragging: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    private let list: any ListOfChildren
    /// What answers for children that are content.
    private let content = TableViewDragging()

    init(_ children: any ListOfChildren) {
      list = children
    }

    // MARK: Dragging

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard let child = child(at: indexPath, in: tableView) else {
        return content.tableView(tableView, itemsForBeginning: session, at: indexPath)
      }
      return child.drag?.tableView(child.view, itemsForBeginning: session, at: child.indexPath) ?? []
    }

    func tableView(
      _ tableView: UITableView,
      itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      guard let child = child(at: indexPath, in: tableView) else {
        return content.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
      }
      return askSeparately("tableView(_:itemsForAddingTo:at:point:)") {
        implemented(child.drag?.tableView(_:itemsForAddingTo:at:point:))?(child.view, session, child.indexPath, point)
      } ?? []
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
      content.tableView(tableView, canHandle: session) || children(of: tableView).contains { canHandle(session, $0) }
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
      guard let child = child(at: destinationIndexPath ?? content.end(of: tableView), in: tableView) else {
        return content.tableView(
          tableView,
          dropSessionDidUpdate: session,
          withDestinationIndexPath: destinationIndexPath
        )
      }
      guard canHandle(session, child) else { return UITableViewDropProposal(operation: .cancel) }
      return askSeparately("tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
        implemented(child.drop?.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:))?(
          child.view,
          session,
          destinationIndexPath == nil ? nil : child.indexPath
        )
      } ?? UITableViewDropProposal(operation: .cancel)
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      for child in children(of: tableView) {
        _ = askSeparately("tableView(_:dropSessionDidEnd:)") {
          implemented(child.drop?.tableView(_:dropSessionDidEnd:))?(child.view, session)
        }
      }
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let indexPath = coordinator.destinationIndexPath ?? content.end(of: tableView)
      guard let child = child(at: indexPath, in: tableView) else {
        return content.tableView(tableView, performDropWith: coordinator)
      }
      child.drop?.tableView(child.view, performDropWith: HandedTableViewDropCoordinator(coordinator, child.hand))
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
      guard let indexPath, let hand = list.handPart(at: indexPath, in: view), let view = hand.view as? UITableView
      else {
        return nil
      }
      return Child(hand: hand, view: view)
    }

    private func children(of view: UITableView) -> [Child] {
      list.handParts(of: view).compactMap { hand in (hand.view as? UITableView).map { Child(hand: hand, view: $0) } }
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
#endif
