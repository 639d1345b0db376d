/// Where the user has dropped an item: between which neighbours.
///
/// ```swift
/// tableView.attach(chores).reorder(Chore.self) { _, destination in chores.move(to: destination) }
/// ```
@preconcurrency @MainActor public struct MoveDestination {
  /// The item that was moved, where it was.
  public let place: ItemPlace
  /// The item that comes just before it in the section now; `nil` at the section's start.
  public let previous: ItemPlace?
  /// The item that comes just after it in the section now; `nil` at the section's end.
  public let next: ItemPlace?
  /// The index path that the item has in the attached content once it has moved, changes that wait included.
  public let indexPath: IndexPath
  /// Who has the section in the end.
  let owner: SectionOwner?
}

extension EditableDataSource {
  /// Moves the item that the user has moved to its new neighbours.
  ///
  /// Where it has none, it becomes the first item of the section.
  ///
  /// - Returns: the item, or `nil` if it is gone, or if it or where it goes is of another data source.
  @discardableResult
  public func move(to destination: MoveDestination) -> EditResult<Item?> {
    if let next = destination.next {
      let edit = move(destination.place, before: next)
      if edit.value != nil { return edit }
    }
    if let previous = destination.previous { return move(destination.place, after: previous) }
    guard destination.next == nil, let owner = destination.owner, owner.dataSource === self,
      let section = destination.place.path?.section, section != owner.section
    else { return move(destination.place, after: destination.place) }
    return move(destination.place, to: ItemPath(section: owner.section, item: 0))
  }
}
