// Written by Scripts/forwarding-views from Scripts/DraggingShells.txt.

#if !os(tvOS)
  /// Answers a collection about drags and drops.
  final class CollectionViewDragging: ListDragging, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    // MARK: Dragging

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      if let child = child(at: indexPath, in: collectionView) {
        return child.drag?.collectionView(child.view, itemsForBeginning: session, at: child.indexPath) ?? []
      }
      return items(at: indexPath, in: collectionView, addingTo: session.items)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      if let child = child(at: indexPath, in: collectionView) {
        return askSeparately("collectionView(_:itemsForAddingTo:at:point:)") {
          implemented(child.drag?.collectionView(_:itemsForAddingTo:at:point:))?(
            child.view,
            session,
            child.indexPath,
            point
          )
        } ?? []
      }
      return items(at: indexPath, in: collectionView, addingTo: session.items)
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
      canHandle(session, in: collectionView) || children(of: collectionView).contains { canHandle(session, $0) }
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
      if let child = child(at: destinationIndexPath ?? end(of: collectionView), in: collectionView) {
        guard canHandle(session, child) else { return UICollectionViewDropProposal(operation: .cancel) }
        return askSeparately("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)") {
          implemented(child.drop?.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:))?(
            child.view,
            session,
            destinationIndexPath == nil ? nil : child.indexPath
          )
        } ?? UICollectionViewDropProposal(operation: .cancel)
      }
      guard let decision = decision(session, at: destinationIndexPath, in: collectionView) else {
        return UICollectionViewDropProposal(operation: .cancel)
      }
      let intent: UICollectionViewDropProposal.Intent =
        decision.rule.isInto
        ? .insertIntoDestinationIndexPath : destinationIndexPath == nil ? .unspecified : .insertAtDestinationIndexPath
      return UICollectionViewDropProposal(operation: decision.operation, intent: intent)
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
      let indexPath = coordinator.destinationIndexPath
      if let child = child(at: indexPath ?? end(of: collectionView), in: collectionView) {
        child.drop?.collectionView(
          child.view,
          performDropWith: HandedCollectionViewDropCoordinator(coordinator, child.hand)
        )
        return
      }
      let isInto = coordinator.proposal.intent == .insertIntoDestinationIndexPath
      guard let decision = decision(coordinator.session, at: indexPath, isInto: isInto, in: collectionView) else {
        return
      }
      let style = (decision.part.delegate as? CollectionViewDelegate)?.shownDropPlaceholder
      perform(decision) { item in
        guard let style, let indexPath else { return nil }
        collectionView.register(style.type, forCellWithReuseIdentifier: style.identifier)
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: indexPath,
          reuseIdentifier: style.identifier
        )
        placeholder.cellUpdateHandler = style.configure
        let context = coordinator.drop(item, to: placeholder)
        return { context.deletePlaceholder() }
      }
      guard let indexPath, decision.drop.contents != nil else { return }
      for (index, item) in coordinator.items.enumerated() {
        if isInto {
          coordinator.drop(item.dragItem, intoItemAt: indexPath, rect: .zero)
        } else if let landing = landing(index, at: indexPath, in: collectionView) {
          coordinator.drop(item.dragItem, toItemAt: landing)
        }
      }
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
      guard let indexPath, let hand = handPart(at: indexPath, in: view), let view = hand.view as? UICollectionView
      else {
        return nil
      }
      return Child(hand: hand, view: view)
    }

    private func children(of view: UICollectionView) -> [Child] {
      handParts(of: view).compactMap { hand in (hand.view as? UICollectionView).map { Child(hand: hand, view: $0) } }
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

  extension UICollectionView {
    func installDragging() {
      let dragging = associated(CollectionViewDragging.self) ?? CollectionViewDragging()
      associate(dragging)
      if dragDelegate == nil { dragDelegate = dragging }
      if dropDelegate == nil { dropDelegate = dragging }
    }

    func removeDragging() {
      guard let dragging = associated(CollectionViewDragging.self) else { return }
      if dragDelegate === dragging { dragDelegate = nil }
      if dropDelegate === dragging { dropDelegate = nil }
      associate(nil, as: CollectionViewDragging.self)
    }
  }

  extension CollectionViewDelegate {
    /// What stands for items of other apps until they are loaded.
    @MainActor struct DropPlaceholderStyle {
      let type: UICollectionViewCell.Type
      let identifier: String
      let configure: (UICollectionViewCell) -> Void
    }

    /// Shows a cell where items of other apps were dropped, until they are loaded.
    ///
    /// Corresponds to `UICollectionViewDropPlaceholder`. It goes when the items come, and with a reload.
    ///
    /// - Parameters:
    ///   - type: the cell's class.
    ///   - configure: fills the cell.
    @discardableResult
    public func dropPlaceholder<Cell: UICollectionViewCell>(
      _ type: Cell.Type,
      _ configure: @escaping @MainActor (_ cell: Cell) -> Void = { _ in }
    ) -> Self {
      dropPlaceholder = DropPlaceholderStyle(
        type: type,
        identifier: "Roster.placeholder.\(String(reflecting: type))"
      ) { if let cell = $0 as? Cell { configure(cell) } }
      return self
    }

    /// The list's own placeholder, or that of the composite around it.
    var shownDropPlaceholder: DropPlaceholderStyle? {
      dropPlaceholder as? DropPlaceholderStyle ?? (enclosing as? CollectionViewDelegate)?.shownDropPlaceholder
    }
  }
#endif
