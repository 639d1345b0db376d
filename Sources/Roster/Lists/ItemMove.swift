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
      source: source.shifted(by: offset),
      destination: MoveDestination(
        place: destination.place,
        previous: destination.previous,
        next: destination.next,
        indexPath: destination.indexPath.shifted(by: offset)
      )
    )
  }
}
