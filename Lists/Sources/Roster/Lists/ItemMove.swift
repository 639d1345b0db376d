/// The user's move of an item.
@MainActor struct ItemMove {
  /// The item's index path before the move, after the last change of the content.
  let source: IndexPath
  let destination: MoveDestination

  /// Returns the same move in the index paths of content that includes this content.
  func counted(from content: ListContent, in whole: ListContent?) -> ItemMove {
    guard let own = content.indexPath(destination.place), let path = whole?.indexPath(destination.place) else {
      return self
    }
    let offset = path[0] - own[0]
    return ItemMove(
      source: IndexPath(indexes: [source[0] + offset, source[1]]),
      destination: MoveDestination(
        place: destination.place,
        previous: destination.previous,
        next: destination.next,
        indexPath: IndexPath(indexes: [destination.indexPath[0] + offset, destination.indexPath[1]]),
        owner: destination.owner
      )
    )
  }
}
