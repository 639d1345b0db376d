// Written by Upkeep/makers/dragging-shells.py from DraggingShells.txt.

#if !os(tvOS)
  /// Answers a table about drags and drops.
  package final class TableViewDragging: ListDragging, UITableViewDragDelegate, UITableViewDropDelegate {
    // MARK: Dragging

    package func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      items(at: indexPath, in: tableView, addingTo: session.items)
    }

    package func tableView(
      _ tableView: UITableView,
      itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] {
      items(at: indexPath, in: tableView, addingTo: session.items)
    }

    // MARK: Dropping

    package func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      canHandle(session, in: tableView)
    }

    package func tableView(
      _ tableView: UITableView,
      dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      guard let decision = decision(session, at: destinationIndexPath, in: tableView) else {
        return UITableViewDropProposal(operation: .cancel)
      }
      let intent: UITableViewDropProposal.Intent =
        decision.rule.isInto
        ? .insertIntoDestinationIndexPath : destinationIndexPath == nil ? .unspecified : .insertAtDestinationIndexPath
      return UITableViewDropProposal(operation: decision.operation, intent: intent)
    }

    package func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      let indexPath = coordinator.destinationIndexPath
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
  }

  extension UITableView {
    package func installDragging() {
      let installed = associated(InstalledDragging.self) ?? InstalledDragging(TableViewDragging())
      associate(installed)
      if dragDelegate == nil { dragDelegate = installed.delegate as? any UITableViewDragDelegate }
      if dropDelegate == nil { dropDelegate = installed.delegate as? any UITableViewDropDelegate }
    }

    package func removeDragging() {
      guard let delegate = associated(InstalledDragging.self)?.delegate else { return }
      if dragDelegate === delegate { dragDelegate = nil }
      if dropDelegate === delegate { dropDelegate = nil }
      associate(nil, as: InstalledDragging.self)
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
