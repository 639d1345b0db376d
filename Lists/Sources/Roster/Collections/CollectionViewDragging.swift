// Written by Upkeep/makers/dragging-shells.py from DraggingShells.txt.

#if !os(tvOS)
  /// Answers a collection about drags and drops.
  package final class CollectionViewDragging: ListDragging, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    // MARK: Dragging

    package func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      items(at: indexPath, in: collectionView, addingTo: session.items)
    }

    package func collectionView(
      _ collectionView: UICollectionView,
      itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      items(at: indexPath, in: collectionView, addingTo: session.items)
    }

    // MARK: Dropping

    package func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      canHandle(session, in: collectionView)
    }

    package func collectionView(
      _ collectionView: UICollectionView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      guard let decision = decision(session, at: destinationIndexPath, in: collectionView) else {
        return UICollectionViewDropProposal(operation: .cancel)
      }
      let intent: UICollectionViewDropProposal.Intent =
        decision.rule.isInto
        ? .insertIntoDestinationIndexPath : destinationIndexPath == nil ? .unspecified : .insertAtDestinationIndexPath
      return UICollectionViewDropProposal(operation: decision.operation, intent: intent)
    }

    package func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let indexPath = coordinator.destinationIndexPath
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
  }

  extension UICollectionView {
    package func installDragging() {
      let installed = associated(InstalledDragging.self) ?? InstalledDragging(CollectionViewDragging())
      associate(installed)
      if dragDelegate == nil { dragDelegate = installed.delegate as? any UICollectionViewDragDelegate }
      if dropDelegate == nil { dropDelegate = installed.delegate as? any UICollectionViewDropDelegate }
    }

    package func removeDragging() {
      guard let delegate = associated(InstalledDragging.self)?.delegate else { return }
      if dragDelegate === delegate { dragDelegate = nil }
      if dropDelegate === delegate { dropDelegate = nil }
      associate(nil, as: InstalledDragging.self)
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
