import RosterCore
import RowStructures

extension RowChanges {
  /// Returns the changes for content that shows some of the rows, in their order.
  ///
  /// - Parameters:
  ///   - count: The number of rows before.
  ///   - wasShown: A closure that returns whether a row was shown, by its old index.
  ///   - isShown: A closure that returns whether a row is shown, by its new index.
  ///   - label: A closure that returns the label of a row that stays, by its new index.
  /// - Complexity: O(*n*)
  func seen(
    of count: Int,
    where wasShown: (Int) -> Bool,
    _ isShown: (Int) -> Bool,
    label: (Int) -> RowLabel
  ) -> RowChanges {
    var seen = RowChanges()
    // The positions of the rows among those removed and inserted there.
    var leaving = [Int?](repeating: nil, count: moves.isEmpty ? 0 : removed.count)
    var arriving = [Int?](repeating: nil, count: moves.isEmpty ? 0 : inserted.count)
    var (old, new, gone, came, changed, before, after) = (0, 0, 0, 0, 0, 0, 0)
    while true {
      if came < inserted.count, inserted[came].index == new {
        if isShown(new) {
          if !arriving.isEmpty { arriving[came] = seen.inserted.count }
          seen.inserted.append((after, inserted[came].label))
          after += 1
        }
        came += 1
        new += 1
        continue
      }
      guard old < count else { break }
      if gone < removed.count, removed[gone].index == old {
        if wasShown(old) {
          if !leaving.isEmpty { leaving[gone] = seen.removed.count }
          seen.removed.append((before, removed[gone].label))
          before += 1
        }
        gone += 1
        old += 1
        continue
      }
      let isChanged = changed < updated.count && updated[changed].index == new
      if isChanged { changed += 1 }
      switch (wasShown(old), isShown(new)) {
      case (true, true):
        if isChanged { seen.updated.append((after, label(new))) }
        before += 1
        after += 1
      case (true, false):
        seen.removed.append((before, label(new)))
        before += 1
      case (false, true):
        seen.inserted.append((after, label(new)))
        after += 1
      case (false, false): break
      }
      old += 1
      new += 1
    }
    for move in moves {
      guard let from = leaving[move.from], let to = arriving[move.to] else { continue }
      seen.moves.append(Move(from: from, to: to, isChanged: move.isChanged))
    }
    return seen
  }
}
