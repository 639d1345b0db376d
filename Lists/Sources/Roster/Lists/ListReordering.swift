/// A move that a view has made for its user, while the content has not followed: what the view shows is the content with
/// the item somewhere else.
@MainActor struct ListReordering {
  /// From a path of the content to one of the view.
  let move: IndexMove<ItemPath>

  /// The path in the content of what the view shows at a path.
  func source(of path: ItemPath) -> ItemPath {
    if path == move.to { return move.from }
    var item = path.item
    if path.section == move.to.section, item > move.to.item { item -= 1 }
    if path.section == move.from.section, item >= move.from.item { item += 1 }
    return ItemPath(section: path.section, item: item)
  }

  /// How many items more than the content the view shows in a section.
  func growth(ofSection section: Int) -> Int {
    (section == move.to.section ? 1 : 0) - (section == move.from.section ? 1 : 0)
  }

  /// Whether a stage is this move: said as such, or as the item's leaving and coming.
  func isMade(by stage: ChangeStage) -> Bool {
    if stage.count == 1 { return stage.items.moves == [move] }
    return stage.count == 2 && stage.items.deletes == [move.from] && stage.items.inserts == [move.to]
  }
}
