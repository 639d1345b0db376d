import Foundation

/// One update of a list, as it ended: what was there before it, what was said, and what is there after it.
public struct HeadlessListUpdate: Sendable {
  /// How an update ended.
  public enum Kind: Hashable, Sendable {
    /// The list follows the changes.
    case batch
    /// The list asks for everything again; what becomes of an item is not known.
    case reload
    /// UIKit raises an exception: the changes do not lead from the old counts to the new ones.
    case refused
  }

  /// What becomes of an item.
  public enum Fate: Hashable, Sendable {
    case stays, moves, isReloaded, isReconfigured, isDeleted
  }

  /// How the update ended.
  public let kind: Kind
  /// The number of items of each section before the update; empty if nothing was loaded.
  public let countsBefore: [Int]
  /// The number of items of each section that the data source gave after the update; empty for a reload.
  public let countsAfter: [Int]
  /// What was said, one operation a line, in the spelling of UIKit's exceptions.
  public let operations: [String]

  private let mapping: ListUpdateMapping?
  private let reconfigured: Set<IndexPath>
  private let moved: Set<IndexPath>
  private let movedSections: Set<Int>

  init(_ updates: ListUpdates, before: [Int], after: [Int], isRefused: Bool) {
    kind = isRefused ? .refused : .batch
    countsBefore = before
    countsAfter = after
    operations = updates.lines(for: .table)
    // A mapping means something for valid updates only.
    mapping = isRefused ? nil : ListUpdateMapping(updates)
    reconfigured = Set(updates.reconfiguredItems)
    moved = Set(updates.movedItems.map(\.from))
    movedSections = Set(updates.movedSections.map(\.from))
  }

  init(reloadOf counts: [Int]) {
    kind = .reload
    countsBefore = counts
    countsAfter = []
    operations = []
    mapping = nil
    reconfigured = []
    moved = []
    movedSections = []
  }

  /// Where an item is after the update, reloaded ones too; `nil` if it has gone, or if the list did not follow.
  ///
  /// - Parameter old: the item's index path before the update.
  /// - Complexity: O(log *k*) for *k* operations.
  public func indexPath(after old: IndexPath) -> IndexPath? {
    guard let mapping else { return nil }
    if let path = mapping.indexPath(after: old) ?? mapping.reloadedIndexPath(after: old) { return path }
    guard let section = mapping.reloadedSection(after: old.section), countsAfter.indices.contains(section),
      old.item < countsAfter[section]
    else { return nil }
    return IndexPath(item: old.item, section: section)
  }

  /// What becomes of an item; `nil` if the list did not follow.
  ///
  /// - Parameter old: the item's index path before the update.
  /// - Complexity: O(log *k*) for *k* operations.
  public func fate(of old: IndexPath) -> Fate? {
    guard let mapping else { return nil }
    guard mapping.indexPath(after: old) != nil else { return indexPath(after: old) == nil ? .isDeleted : .isReloaded }
    if moved.contains(old) || movedSections.contains(old.section) { return .moves }
    return reconfigured.contains(old) ? .isReconfigured : .stays
  }
}
