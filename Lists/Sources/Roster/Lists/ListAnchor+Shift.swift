extension ListAnchor {
  /// Returns the item's move in the last stage, in points, if the content's height stays the same, and then resets it.
  mutating func takeShift() -> CGFloat? {
    defer { shift = nil }
    return shift
  }

  /// Returns a stage's move of the first item that it doesn't move itself, by the heights that the table view knows. `nil` if the
  /// content's height changes, which the table view reports.
  ///
  ///   - before: The items before the stage.
  ///   - after: The items after the stage.
  ///   - view: The view before the stage.
  ///   - view: the view before the stage.
  static func shift(
    from before: TrackedPaths,
    to after: TrackedPaths,
    by stage: ChangeStage,
    in view: any ListView
  ) -> CGFloat? {
    guard let table = view as? UITableView, stage.sections.inserts.isEmpty,
      let index = after.places.firstIndex(where: { $0.map { !$0.hasMoved } ?? false }),
      let old = before.places[index]?.indexPath, let new = after.places[index]?.indexPath,
      !stage.sections.moves.contains(where: { $0.from == old[0] })
    else { return nil }
    var shift: CGFloat = 0
    var growth: CGFloat = 0
    func remove(_ height: CGFloat, isAbove: Bool) {
      growth -= height
      if isAbove { shift -= height }
    }
    func add(_ height: CGFloat, isAbove: Bool) {
      growth += height
      if isAbove { shift += height }
    }
    for section in stage.sections.deletes { remove(table.rect(forSection: section).height, isAbove: section < old[0]) }
    for move in stage.sections.moves {
      let height = table.rect(forSection: move.from).height
      remove(height, isAbove: move.from < old[0])
      add(height, isAbove: move.to < new[0])
    }
    for path in stage.items.deletes.indexPaths { remove(table.rectForRow(at: path).height, isAbove: path < old) }
    for path in stage.items.inserts.indexPaths { add(table.heightOfNewRows, isAbove: path < new) }
    for move in stage.items.moves {
      let height = table.rectForRow(at: move.from.indexPath).height
      remove(height, isAbove: move.from.indexPath < old)
      add(height, isAbove: move.to.indexPath < new)
    }
    return abs(growth) < 1 ? shift : nil
  }
}

extension UITableView {
  /// The height of rows that the table view hasn't shown, as far as it's the same for all.
  fileprivate var heightOfNewRows: CGFloat {
    if rowHeight > 0 { return rowHeight }
    return estimatedRowHeight > 0 ? estimatedRowHeight : 44
  }
}
