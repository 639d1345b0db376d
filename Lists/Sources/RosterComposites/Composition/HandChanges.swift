import ListChanges
import Roster

/// Changes that a hand-written child makes in its view: deletions and reloads in old indexes, insertions in new ones.
struct HandChanges: Equatable {
  var sections = IndexChanges<Int>()
  var items = IndexChanges<ItemPath>()
  var reloadedSections: [Int] = []
  var reloadedItems: [ItemPath] = []
  /// A Boolean value that indicates whether anything can have changed.
  var isReload = false

  mutating func add(_ other: HandChanges) {
    sections.append(other.sections)
    items.append(other.items)
    reloadedSections += other.reloadedSections
    reloadedItems += other.reloadedItems
    isReload = isReload || other.isReload
  }

  /// The changes as a changeset. As in views, reloaded items are deleted and inserted.
  var changeset: SectionedChangeset {
    var changes = SectionedChangeset(sections: sections, items: items)
    changes.sort()
    let mapping = ItemPathMapping(ChangeStage(sections: changes.sections, items: changes.items))
    for (section, new) in reloadedSections.map({ ($0, mapping.section($0)) }) {
      guard let new else { continue }
      changes.sections.deletes.append(section)
      changes.sections.inserts.append(new)
    }
    for (path, new) in reloadedItems.map({ ($0, mapping.path($0)) }) {
      guard let new else { continue }
      changes.items.deletes.append(path)
      changes.items.inserts.append(new)
    }
    changes.items.updates = items.updates.compactMap { update in
      mapping.path(update.from).map { IndexMove(from: update.from, to: $0) }
    }
    // Items are included in their sections.
    let (gone, arrived) = (Set(changes.sections.deletes), Set(changes.sections.inserts))
    changes.items.deletes.removeAll { gone.contains($0.section) }
    changes.items.inserts.removeAll { arrived.contains($0.section) }
    changes.items.updates.removeAll { gone.contains($0.from.section) }
    changes.sort()
    return changes
  }
}

extension SectionedChangeset {
  fileprivate mutating func sort() {
    sections.sort()
    items.sort()
  }

  /// Returns a Boolean value that indicates whether the changes lead from some row counts to others.
  func leads(from old: [Int], to new: [Int]) -> Bool {
    guard new.count == old.count + sections.inserts.count - sections.deletes.count else { return false }
    let isInside =
      (sections.deletes + sections.moves.map(\.from)).allSatisfy(old.indices.contains)
      && (sections.inserts + sections.moves.map(\.to)).allSatisfy(new.indices.contains)
    guard isInside else { return false }
    let origins = sections.origins(count: new.count)
    var expected = origins.map { $0.map { old[$0] } }
    var places: [Int: Int] = [:]
    for case (let place, let origin?) in origins.enumerated() { places[origin] = place }
    func add(_ number: Int, to section: Int?) {
      if let section, expected.indices.contains(section), let count = expected[section] {
        expected[section] = count + number
      }
    }
    for path in items.deletes + items.moves.map(\.from) { add(-1, to: places[path.section]) }
    for path in items.inserts + items.moves.map(\.to) { add(1, to: path.section) }
    return zip(expected, new).allSatisfy { $0 == nil || $0 == $1 }
  }
}

extension IndexChanges {
  fileprivate mutating func sort() {
    deletes = Array(Set(deletes)).sorted()
    inserts = Array(Set(inserts)).sorted()
    moves.sort { $0.to < $1.to }
    updates.sort { $0.to < $1.to }
  }
}
