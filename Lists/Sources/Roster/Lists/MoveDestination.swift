/// The place between two neighbors where the user dropped an item.
///
/// ```swift
/// tableView.attach(chores).reorder(Chore.self) { _, destination in chores.move(to: destination) }
/// ```
@preconcurrency @MainActor public struct MoveDestination {
  /// The place of the moved item before the move.
  public let place: ItemPlace
  /// The item just before it in the section, or `nil` at the section's start.
  public let previous: ItemPlace?
  /// The item just after it in the section, or `nil` at the section's end.
  public let next: ItemPlace?
  /// The index path of the item in the attached content after the move, including waiting changes.
  public let indexPath: IndexPath
  /// The innermost owner of the section.
  let owner: SectionOwner?
}

extension EditableDataSource {
  /// Moves the item that the user moved to its new neighbors.
  ///
  /// In an empty section of this data source, it becomes the first item.
  ///
  /// - Returns: The item, or `nil` if it's gone, or if it or the destination belongs to another data source.
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
