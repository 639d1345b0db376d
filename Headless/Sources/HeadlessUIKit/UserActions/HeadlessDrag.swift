import Foundation

/// A simulated drag: a finger that carries items over lists and other views, and lets go of them.
///
/// ```swift
/// let drag = try #require(inbox.headlessBeginDrag(at: [0, 2]))
/// drag.move(to: [0, 0], in: archive)
/// drag.drop()
/// ```
///
/// Content may change meanwhile: what the drag points at is followed, and the delegate is asked again before the drop.
@preconcurrency @MainActor public final class HeadlessDrag {
  let session: HeadlessDragSession
  let dropSession: HeadlessDropSession
  /// The list that the drag began in; `nil` for one of another app.
  private weak var origin: (any DraggingList)?
  /// The interaction that the drag began with; `nil` if it began in a list, or in another app.
  weak var source: UIDragInteraction?
  /// The interactions that have given items.
  var contributors: [UIDragInteraction] = []
  /// The interactions that handled the drag at one time.
  var visitedInteractions: [UIDropInteraction] = []
  /// The interaction that handles the drag and that the finger is over.
  weak var interactionUnderFinger: UIDropInteraction?
  /// What is not interested in the items, as long as they are these.
  var refusals: Set<ObjectIdentifier> = []
  /// The lists that handled the drag at one time, in the order in which they did first.
  private var visited: [any DraggingList] = []
  /// The list that the finger is over and that handles the drag.
  private weak var current: (any DraggingList)?
  /// The list that the finger is over.
  private weak var pointed: (any DraggingList)?
  /// The place of the finger in the content of the list, if it was given as a point.
  private var point: CGPoint?
  /// Whether the drag is still going on.
  public private(set) var isActive = true

  /// A drag of items of another app.
  public convenience init(providers: [NSItemProvider]) {
    self.init(HeadlessDragSession(), isLocal: false)
    session.items = providers.map(UIDragItem.init(itemProvider:))
  }

  init(_ session: HeadlessDragSession, isLocal: Bool) {
    self.session = session
    dropSession = HeadlessDropSession(session, isLocal: isLocal)
  }

  /// A drag that begins at an item of a list; `nil` if it has no items there.
  convenience init?(beginningAt path: IndexPath, in list: any DraggingList) {
    list.layoutIfNeeded()
    guard list.isUserInteractionEnabled, list.dragInteractionEnabled, list.contains(item: path),
      list.dragState.drag == nil
    else { return nil }
    let session = HeadlessDragSession()
    session.touch = HeadlessDragTouch(point: list.itemFrame(at: path).center, view: list)
    let items = list.dragItems(forBeginning: session, at: path)
    if items.isEmpty { return nil }
    self.init(session, isLocal: true)
    origin = list
    list.dragState.drag = session
    list.dragState.sources = []
    list.dragState.isUpdatedSinceBegin = false
    add(items, at: path, in: list)
    // A choice: a drag of a selected row includes all selected rows.
    if list.selectedItems.contains(path) {
      for other in list.selectedItems.sorted() where other != path {
        add(list.dragItems(forBeginning: session, at: other), at: other, in: list)
      }
    }
    list.configure(session)
    list.tellDragWillBegin(session)
    for source in list.dragState.sources { if let path = source.path { list.setDragState(.dragging, at: path) } }
  }

  private func add(_ items: [UIDragItem], at path: IndexPath, in list: any DraggingList) {
    if items.isEmpty { return }
    session.items += items
    list.dragState.sources += items.map { ($0, path) }
    list.setDragState(.lifting, at: path)
  }

  /// What is dragged.
  public var items: [UIDragItem] { session.items }

  /// What would happen if the finger let go now.
  public var operation: UIDropOperation {
    interactionUnderFinger?.operation(dropSession) ?? current?.dragState.proposal?.operation ?? .cancel
  }

  // MARK: Adding

  /// Simulates a tap on another row meanwhile; `false` if the table adds nothing to the drag.
  @discardableResult
  public func addRow(at indexPath: IndexPath, in tableView: UITableView) -> Bool { add(indexPath, in: tableView) }

  /// Simulates a tap on another item meanwhile; `false` if the collection adds nothing to the drag.
  @discardableResult
  public func addItem(at indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    add(indexPath, in: collectionView)
  }

  private func add(_ path: IndexPath, in list: any DraggingList) -> Bool {
    guard isActive, list === origin, list.contains(item: path) else { return false }
    let items = list.dragItems(forAddingTo: session, at: path, list.itemFrame(at: path).center)
    add(items, at: path, in: list)
    if !items.isEmpty { list.setDragState(.dragging, at: path) }
    return !items.isEmpty
  }

  // MARK: Moving

  /// Moves the finger to a row of a table, or to a section's end (its number of rows).
  ///
  /// - Parameters:
  ///   - indexPath: `nil` for a place where the table has none.
  ///   - isInMiddle: whether the finger is in the row's middle or near its top.
  /// - Returns: whether the table would take the items.
  @discardableResult
  public func move(to indexPath: IndexPath?, isInMiddle: Bool = false, in tableView: UITableView) -> Bool {
    move(ListDropTarget(path: indexPath, isInMiddle: isInMiddle), nil, in: tableView)
  }

  /// Moves the finger to an item of a collection, or to a section's end (its number of items).
  ///
  /// - Parameters:
  ///   - indexPath: `nil` for a place where the collection has none.
  ///   - isInMiddle: whether the finger is in the item's middle or near its start.
  /// - Returns: whether the collection would take the items.
  @discardableResult
  public func move(to indexPath: IndexPath?, isInMiddle: Bool = false, in collectionView: UICollectionView) -> Bool {
    move(ListDropTarget(path: indexPath, isInMiddle: isInMiddle), nil, in: collectionView)
  }

  /// Moves the finger to a point of a table's content, in points.
  ///
  /// - Returns: whether the table would take the items.
  @discardableResult
  public func move(to point: CGPoint, in tableView: UITableView) -> Bool {
    move(tableView.dropTarget(at: point), point, in: tableView)
  }

  /// Moves the finger to a point of a collection's content, in points.
  ///
  /// - Returns: whether the collection would take the items.
  @discardableResult
  public func move(to point: CGPoint, in collectionView: UICollectionView) -> Bool {
    move(collectionView.dropTarget(at: point), point, in: collectionView)
  }

  private func move(_ target: ListDropTarget, _ point: CGPoint?, in list: any DraggingList) -> Bool {
    guard isActive, dropSession.isLocal || !session.items.isEmpty else { return false }
    list.layoutIfNeeded()
    let place = target.path.flatMap { list.contains(item: $0) ? list.itemFrame(at: $0) : nil }.map { frame in
      target.isInMiddle ? frame.center : CGPoint(x: frame.minX + 1, y: frame.minY + 1)
    }
    session.touch = HeadlessDragTouch(point: point ?? place ?? .zero, view: list)
    source?.tellMove(session)
    if pointed !== list {
      if list.takesDrop(dropSession) {
        enter(list)
      } else {
        leave()
        pointed = list
      }
    }
    return current === list && update(target, point, in: list)
  }

  /// Asks the list that the finger is over where the items would go.
  func update(_ target: ListDropTarget, _ point: CGPoint?, in list: any DraggingList) -> Bool {
    self.point = point
    list.updateDrop(dropSession, target)
    return list.dragState.proposal?.isAccepted ?? false
  }

  /// Whether the finger is over a list that handles the drag.
  func isOver(_ list: any DraggingList) -> Bool { current === list }

  /// Lets a list know that the finger has come over it.
  func enter(_ list: any DraggingList) {
    leave()
    pointed = list
    current = list
    if !visited.contains(where: { $0 === list }) { visited.append(list) }
    list.enterDrop(dropSession)
  }

  /// Moves the finger to where nothing takes items.
  public func leave() {
    current?.exitDrop(dropSession)
    interactionUnderFinger?.exit(dropSession)
    interactionUnderFinger = nil
    current = nil
    pointed = nil
  }

  // MARK: Ending

  /// Lets go of the items where they are; `false` if nothing takes them, so that they fly back.
  @discardableResult
  public func drop() -> Bool {
    guard isActive else { return false }
    if let current, current.dragState.isStale {
      current.updateDrop(dropSession, point.map(current.dropTarget(at:)) ?? current.dragState.target)
    }
    let operation = operation
    let isTaken = interactionUnderFinger?.finish(dropSession) ?? current?.finishDrop(dropSession) ?? false
    interactionUnderFinger = nil
    current = nil
    end(isTaken || operation == .forbidden ? operation : .cancel)
    return isTaken
  }

  /// Ends the drag without a drop, as a call or the system does.
  public func cancel() {
    guard isActive else { return }
    leave()
    end(.cancel)
  }

  private func end(_ operation: UIDropOperation) {
    isActive = false
    for list in visited { list.tellDropDidEnd(dropSession) }
    for interaction in visitedInteractions { interaction.tellEnd(dropSession) }
    source?.end(session, operation)
    guard let origin else { return }
    for source in origin.dragState.sources { if let path = source.path { origin.setDragState(.none, at: path) } }
    origin.dragState.drag = nil
    origin.dragState.sources = []
    origin.tellDragDidEnd(session)
    origin.layoutIfNeeded()
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
