import Foundation
import Roster

/// A change of a hand-written data source, as a programmer makes it: first the content, then the view.
enum HandEdit {
  case insert(IndexPath)
  case delete(IndexPath)
  case move(IndexPath, IndexPath)
  case reload(IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case moveSection(Int, Int)
  case reloadSection(Int)

  /// - Parameter isOnlyChange: whether the change is a batch of its own; a reload can be nothing else.
  @MainActor init(_ rows: [[Entry]], _ dice: Dice, isOnlyChange: Bool) {
    let section = dice.below(rows.count)
    guard !rows.isEmpty else {
      self = .insertSection(0)
      return
    }
    let row = dice.below(rows[section].count)
    switch dice.below(isOnlyChange ? 8 : 6) {
    case 0 where rows.count < 4: self = .insertSection(dice.below(rows.count + 1))
    case 1: self = .deleteSection(section)
    case 2: self = .moveSection(section, dice.below(rows.count))
    case 3 where !rows[section].isEmpty: self = .delete(IndexPath(row: row, section: section))
    case 4 where !rows[section].isEmpty:
      self = .move(
        IndexPath(row: row, section: section),
        IndexPath(row: dice.below(rows[section].count), section: section)
      )
    case 6 where !rows[section].isEmpty: self = .reload(IndexPath(row: row, section: section))
    case 7: self = .reloadSection(section)
    default: self = .insert(IndexPath(row: dice.below(rows[section].count + 1), section: section))
    }
  }

  @MainActor func change(_ rows: inout [[Entry]], _ dice: Dice) {
    switch self {
    case .insert(let path): rows[path.section].insert(dice.entry(), at: path.row)
    case .delete(let path): rows[path.section].remove(at: path.row)
    case .move(let from, let to): rows[to.section].insert(rows[from.section].remove(at: from.row), at: to.row)
    case .reload(let path): rows[path.section][path.row].version += 1
    case .insertSection(let index): rows.insert(dice.entries(dice.below(3)), at: index)
    case .deleteSection(let index): rows.remove(at: index)
    case .moveSection(let from, let to): rows.insert(rows.remove(at: from), at: to)
    case .reloadSection(let index): rows[index] = dice.entries(dice.below(3))
    }
  }

  @MainActor func send(to table: UITableView) {
    switch self {
    case .insert(let path): table.insertRows(at: [path], with: .fade)
    case .delete(let path): table.deleteRows(at: [path], with: .fade)
    case .move(let from, let to): table.moveRow(at: from, to: to)
    case .reload(let path): table.reloadRows(at: [path], with: .none)
    case .insertSection(let index): table.insertSections([index], with: .fade)
    case .deleteSection(let index): table.deleteSections([index], with: .fade)
    case .moveSection(let from, let to): table.moveSection(from, toSection: to)
    case .reloadSection(let index): table.reloadSections([index], with: .none)
    }
  }

  @MainActor func send(to collection: UICollectionView) {
    switch self {
    case .insert(let path): collection.insertItems(at: [path])
    case .delete(let path): collection.deleteItems(at: [path])
    case .move(let from, let to): collection.moveItem(at: from, to: to)
    case .reload(let path): collection.reloadItems(at: [path])
    case .insertSection(let index): collection.insertSections([index])
    case .deleteSection(let index): collection.deleteSections([index])
    case .moveSection(let from, let to): collection.moveSection(from, toSection: to)
    case .reloadSection(let index): collection.reloadSections([index])
    }
  }
}
