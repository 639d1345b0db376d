/// A user's move in a view that the content hasn't followed. The view shows the content with the item at another path.
@MainActor struct ListReordering {
  /// The move from a path of the content to a path of the view.
  let move: IndexMove<ItemPath>

  /// Returns the path in the content for a path in the view.
  func source(of path: ItemPath) -> ItemPath {
    if path == move.to { return move.from }
    var item = path.item
    if path.section == move.to.section, item > move.to.item { item -= 1 }
    if path.section == move.from.section, item >= move.from.item { item += 1 }
    return ItemPath(section: path.section, item: item)
  }

  /// Returns the difference of the item counts of the view and the content.
  func growth(ofSection section: Int) -> Int {
    (section == move.to.section ? 1 : 0) - (section == move.from.section ? 1 : 0)
  }

  /// Returns a Boolean value that indicates whether a stage makes this move, as a move or as a deletion and insertion.
  func isMade(by stage: ChangeStage) -> Bool {
    if stage.count == 1 { return stage.items.moves == [move] }
    return stage.count == 2 && stage.items.deletes == [move.from] && stage.items.inserts == [move.to]
  }
}
