/// What the user has moved.
@MainActor struct ItemMove {
  /// The index path of the item in the content before, as the last change left it.
  let source: IndexPath
  let destination: MoveDestination

  /// The same move in the index paths of content that this content is a part of.
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
