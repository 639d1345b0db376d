/// What the user has moved.
@MainActor struct ItemMove {
  /// The index path of the item in the content before, as the last change left it.
  let source: IndexPath
  let destination: MoveDestination
}
