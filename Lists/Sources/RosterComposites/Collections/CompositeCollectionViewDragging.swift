// Written by Upkeep/makers/forwarding-views.py from ForwardingViews/CompositeDraggingShells.txt.

import Roster

#if !os(tvOS)
  /// Answers a collection about drags and drops where a composite is attached to it: for hand-written children, what they answer
  /// themselves.
  final class CompositeCollectionViewDragging: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    private let list: any ListOfChildren
    /// What answers for children that are content.
    private let content = CollectionViewDragging()

    init(_ children: any ListOfChildren) {
      list = children
    }

    // MARK: Dragging

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard let child = child(at: indexPath, in: collectionView) else {
        return content.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
      }
      return child.drag?.collectionView(child.view, itemsForBeginning: session, at: child.indexPath) ?? []
    }

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      guard let child = child(at: indexPath, in: collectionView) else {
        return content.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
      }
      return askSeparately("collectionView(_:itemsForAddingTo:at:point:)") {
        implemented(child.drag?.collectionView(_:itemsForAddingTo:at:point:))?(
          child.view,
          session,
          child.indexPath,
          point
        )
      } ?? []
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      for child in children(of: collectionView) {
        _ = askSeparately("collectionView(_:dragSessionWillBegin:)") {
          implemented(child.drag?.collectionView(_:dragSessionWillBegin:))?(child.view, session)
        }
      }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      for child in children(of: collectionView) {
        _ = askSeparately("collectionView(_:dragSessionDidEnd:)") {
          implemented(child.drag?.collectionView(_:dragSessionDidEnd:))?(child.view, session)
        }
      }
    }

    // MARK: Dropping

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      content.collectionView(collectionView, canHandle: session)
        || children(of: collectionView).contains { canHandle(session, $0) }
    }

    private func canHandle(_ session: any UIDropSession, _ child: Child) -> Bool {
      guard let drop = child.drop else { return false }
      return askSeparately("collectionView(_:canHandle:)") {
        implemented(drop.collectionView(_:canHandle:))?(child.view, session)
      } ?? true
    }

    func collectionView(
      _ collectionView: UICollectionView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      guard let child = child(at: destinationIndexPath ?? content.end(of: collectionView), in: collectionView) else {
        return content.collectionView(
          collectionView,
          dropSessionDidUpdate: session,
          withDestinationIndexPath: destinationIndexPath
        )
      }
      guard canHandle(session, child) else { return UICollectionViewDropProposal(operation: .cancel) }
      return askSeparately("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
        implemented(child.drop?.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:))?(
          child.view,
          session,
          destinationIndexPath == nil ? nil : child.indexPath
        )
      } ?? UICollectionViewDropProposal(operation: .cancel)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      for child in children(of: collectionView) {
        _ = askSeparately("collectionView(_:dropSessionDidEnd:)") {
          implemented(child.drop?.collectionView(_:dropSessionDidEnd:))?(child.view, session)
        }
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let indexPath = coordinator.destinationIndexPath ?? content.end(of: collectionView)
      guard let child = child(at: indexPath, in: collectionView) else {
        return content.collectionView(collectionView, performDropWith: coordinator)
      }
      child.drop?.collectionView(
        child.view,
        performDropWith: HandedCollectionViewDropCoordinator(coordinator, child.hand)
      )
    }

    // MARK: Hand-written children

    /// A hand-written child of a composite, as far as it takes part in drags and drops.
    @MainActor private struct Child {
      let hand: HandWrittenChildPath
      let view: UICollectionView
      var drag: (any UICollectionViewDragDelegate)? {
        hand.first { ofOwnClass($0 as? any UICollectionViewDragDelegate) }
      }
      var drop: (any UICollectionViewDropDelegate)? {
        hand.first { ofOwnClass($0 as? any UICollectionViewDropDelegate) }
      }
      var indexPath: IndexPath { hand.indexPath }
    }

    private func child(at indexPath: IndexPath?, in view: UICollectionView) -> Child? {
      guard let indexPath, let hand = list.handPart(at: indexPath, in: view), let view = hand.view as? UICollectionView
      else {
        return nil
      }
      return Child(hand: hand, view: view)
    }

    private func children(of view: UICollectionView) -> [Child] {
      list.handParts(of: view).compactMap { hand in (hand.view as? UICollectionView).map { Child(hand: hand, view: $0) }
      }
    }
  }

  /// A drop in a hand-written child of a composite, in the child's own index paths.
  final class HandedCollectionViewDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private final class Item: NSObject, UICollectionViewDropItem {
      let dragItem: UIDragItem
      let sourceIndexPath: IndexPath?
      let previewSize: CGSize

      init(_ item: any UICollectionViewDropItem, _ hand: HandWrittenChildPath) {
        dragItem = item.dragItem
        sourceIndexPath = item.sourceIndexPath.flatMap(hand.local)
        previewSize = item.previewSize
      }
    }

    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    private let coordinator: any UICollectionViewDropCoordinator
    private let hand: HandWrittenChildPath

    init(_ coordinator: any UICollectionViewDropCoordinator, _ hand: HandWrittenChildPath) {
      self.coordinator = coordinator
      self.hand = hand
      items = coordinator.items.map { Item($0, hand) }
      destinationIndexPath = coordinator.destinationIndexPath == nil ? nil : hand.indexPath
    }

    var proposal: UICollectionViewDropProposal { coordinator.proposal }
    var session: any UIDropSession { coordinator.session }

    /// The child's placeholder has an index path that only the child knows: it is the place of the drop.
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
      -> any UICollectionViewDropPlaceholderContext
    {
      coordinator.drop(dragItem, to: placeholder)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
      coordinator.drop(dragItem, toItemAt: hand.global(indexPath) ?? indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
      coordinator.drop(dragItem, intoItemAt: hand.global(indexPath) ?? indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
      coordinator.drop(dragItem, to: target)
    }
  }
#endif
