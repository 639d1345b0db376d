import Foundation

/// Where the sections and items of a list are after a batch update, and where they came from.
///
/// Meaningful for updates that ``ListUpdateValidator`` accepts, and for indexes that exist in the list that they mean.
/// A reload is a deletion at the old index and an insertion at the new one; the new index follows from the recorded
/// deletions and insertions alone, as in UIKit, whatever the moves of the batch do.
///
/// - Complexity: building takes O(k log k) for k operations; a look-up O(log k); the size of the list plays no part.
struct ListUpdateMapping: Sendable {
  private let removedSections: IndexGaps
  private let placedSections: IndexGaps
  private let sectionMoves: TwoWay<Int>
  private let sectionReloads: TwoWay<Int>

  /// By section before the update.
  private let removedItems: [Int: IndexGaps]
  /// By section after the update.
  private let placedItems: [Int: IndexGaps]
  private let itemMoves: TwoWay<IndexPath>
  private let itemReloads: TwoWay<IndexPath>

  /// - Precondition: every index path has two indexes.
  init(_ updates: ListUpdates) {
    // Sections
    let shiftedRemoved = IndexGaps(updates.deletedSections)
    let shiftedPlaced = IndexGaps(updates.insertedSections)
    var sectionReloads = TwoWay<Int>()
    for section in updates.reloadedSections {
      guard let rank = shiftedRemoved.rank(of: section) else { continue }
      sectionReloads.insert(section, shiftedPlaced.index(ofRank: rank))
    }
    let sectionMoves = TwoWay(updates.movedSections)
    let removedSections = IndexGaps(
      updates.deletedSections + updates.reloadedSections + updates.movedSections.map(\.from)
    )
    let placedSections = IndexGaps(
      updates.insertedSections + Array(sectionReloads.oldByNew.keys) + updates.movedSections.map(\.to)
    )
    func survivor(_ section: Int) -> Int? {
      sectionMoves.newByOld[section] ?? removedSections.rank(of: section).map(placedSections.index(ofRank:))
    }

    // Items
    var removed: [Int: [Int]] = [:]
    var placed: [Int: [Int]] = [:]
    for path in updates.deletedItems { removed[path.section, default: []].append(path.item) }
    for path in updates.insertedItems { placed[path.section, default: []].append(path.item) }

    var itemReloads = TwoWay<IndexPath>()
    if !updates.reloadedItems.isEmpty {
      let shiftedRemovedItems = removed.mapValues(IndexGaps.init)
      let shiftedPlacedItems = placed.mapValues(IndexGaps.init)
      for path in updates.reloadedItems {
        guard let section = survivor(path.section),
          let rank = shiftedRemovedItems[path.section, default: .none].rank(of: path.item)
        else { continue }
        let item = shiftedPlacedItems[section, default: .none].index(ofRank: rank)
        itemReloads.insert(path, IndexPath(item: item, section: section))
      }
    }
    for path in updates.reloadedItems { removed[path.section, default: []].append(path.item) }
    for path in itemReloads.oldByNew.keys { placed[path.section, default: []].append(path.item) }
    for move in updates.movedItems {
      removed[move.from.section, default: []].append(move.from.item)
      placed[move.to.section, default: []].append(move.to.item)
    }

    self.removedSections = removedSections
    self.placedSections = placedSections
    self.sectionMoves = sectionMoves
    self.sectionReloads = sectionReloads
    removedItems = removed.mapValues(IndexGaps.init)
    placedItems = placed.mapValues(IndexGaps.init)
    itemMoves = TwoWay(updates.movedItems)
    self.itemReloads = itemReloads
  }

  // MARK: Sections

  /// Where a section is after the update, or `nil` if it was deleted or reloaded.
  func section(after old: Int) -> Int? {
    sectionMoves.newByOld[old] ?? removedSections.rank(of: old).map(placedSections.index(ofRank:))
  }

  /// Where a section was before the update, or `nil` if it was inserted or reloaded.
  func section(before new: Int) -> Int? {
    sectionMoves.oldByNew[new] ?? placedSections.rank(of: new).map(removedSections.index(ofRank:))
  }

  /// Where a reloaded section is after the update, or `nil` if it was not reloaded.
  func reloadedSection(after old: Int) -> Int? {
    sectionReloads.newByOld[old]
  }

  /// Where a reloaded section was before the update, or `nil` if it was not reloaded.
  func reloadedSection(before new: Int) -> Int? {
    sectionReloads.oldByNew[new]
  }

  // MARK: Items

  /// Where an item is after the update, or `nil` if it or its section was deleted or reloaded.
  func indexPath(after old: IndexPath) -> IndexPath? {
    if let moved = itemMoves.newByOld[old] { return moved }
    guard let section = section(after: old.section),
      let rank = removedItems[old.section, default: .none].rank(of: old.item)
    else { return nil }
    return IndexPath(item: placedItems[section, default: .none].index(ofRank: rank), section: section)
  }

  /// Where an item was before the update, or `nil` if it or its section was inserted or reloaded.
  func indexPath(before new: IndexPath) -> IndexPath? {
    if let moved = itemMoves.oldByNew[new] { return moved }
    guard let section = section(before: new.section),
      let rank = placedItems[new.section, default: .none].rank(of: new.item)
    else { return nil }
    return IndexPath(item: removedItems[section, default: .none].index(ofRank: rank), section: section)
  }

  /// The items of a section before the update that leave their places, ascending.
  func removedItems(inSection section: Int) -> [Int] { removedItems[section]?.indexes ?? [] }

  /// The items of a section after the update that come to places, ascending.
  func placedItems(inSection section: Int) -> [Int] { placedItems[section]?.indexes ?? [] }

  /// Where items were before the update that moved.
  var movedItems: some Collection<IndexPath> { itemMoves.newByOld.keys }

  /// What is selected after the update, of what was selected before it.
  func selection(after selected: Set<IndexPath>) -> Set<IndexPath> {
    // A choice: selected rows and items stay selected when an update or a drag moves them.
    Set(selected.compactMap(indexPath(after:)))
  }

  /// Where a reloaded item is after the update, or `nil` if it was not reloaded by itself or its section went.
  func reloadedIndexPath(after old: IndexPath) -> IndexPath? {
    itemReloads.newByOld[old]
  }

  /// Where a reloaded item was before the update, or `nil` if it was not reloaded by itself.
  func reloadedIndexPath(before new: IndexPath) -> IndexPath? {
    itemReloads.oldByNew[new]
  }
}

extension ListUpdateMapping {
  /// Pairs of an old and a new index that can be looked up from either side.
  private struct TwoWay<Index: Hashable & Sendable>: Sendable {
    private(set) var newByOld: [Index: Index] = [:]
    private(set) var oldByNew: [Index: Index] = [:]

    init() {}

    init(_ moves: [ListMove<Index>]) {
      for move in moves { insert(move.from, move.to) }
    }

    mutating func insert(_ old: Index, _ new: Index) {
      newByOld[old] = new
      oldByNew[new] = old
    }
  }
}
