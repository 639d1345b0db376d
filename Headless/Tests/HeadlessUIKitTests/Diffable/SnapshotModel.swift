import TestSupport

@testable import HeadlessUIKit

/// Sections and items in arrays, changed at random together with a snapshot.
struct SnapshotModel {
  var sections: [SectionRows] = []
  private var nextItem = 0
  private var nextSection = 0

  func section(of item: Int) -> String? { sections.first { $0.items.contains(item) }?.name }

  private var items: [Int] { sections.flatMap(\.items) }

  private mutating func newItems(_ generator: inout SeededGenerator) -> [Int] {
    let added = (0..<Int.random(in: 1...3, using: &generator)).map { nextItem + $0 }
    nextItem += added.count
    return added
  }

  private mutating func take(_ item: Int) {
    for index in sections.indices { sections[index].items.removeAll { $0 == item } }
  }

  private mutating func put(_ added: [Int], beside item: Int, isAfter: Bool) {
    for index in sections.indices {
      guard let place = sections[index].items.firstIndex(of: item) else { continue }
      sections[index].items.insert(contentsOf: added, at: isAfter ? place + 1 : place)
    }
  }

  mutating func change(_ snapshot: inout TextSnapshot, _ generator: inout SeededGenerator) {
    let isAfter = Bool.random(using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      let name = "s\(nextSection)"
      nextSection += 1
      guard let other = sections.indices.randomElement(using: &generator) else {
        snapshot.appendSections([name])
        sections.append(SectionRows(name, []))
        return
      }
      if isAfter {
        snapshot.insertSections([name], afterSection: sections[other].name)
      } else {
        snapshot.insertSections([name], beforeSection: sections[other].name)
      }
      sections.insert(SectionRows(name, []), at: isAfter ? other + 1 : other)
    case 1:
      guard sections.count > 3, let name = sections.randomElement(using: &generator)?.name else { return }
      snapshot.deleteSections([name])
      sections.removeAll { $0.name == name }
    case 2:
      guard let from = sections.indices.randomElement(using: &generator),
        let to = sections.indices.randomElement(using: &generator), from != to
      else { return }
      let (moved, other) = (sections[from], sections[to].name)
      if isAfter {
        snapshot.moveSection(moved.name, afterSection: other)
      } else {
        snapshot.moveSection(moved.name, beforeSection: other)
      }
      sections.remove(at: from)
      guard let place = sections.firstIndex(where: { $0.name == other }) else { return }
      sections.insert(moved, at: isAfter ? place + 1 : place)
    case 3, 4, 5:
      guard let index = sections.indices.randomElement(using: &generator) else { return }
      let added = newItems(&generator)
      if let other = items.randomElement(using: &generator), Bool.random(using: &generator) {
        if isAfter {
          snapshot.insertItems(added, afterItem: other)
        } else {
          snapshot.insertItems(added, beforeItem: other)
        }
        put(added, beside: other, isAfter: isAfter)
      } else {
        snapshot.appendItems(added, toSection: sections[index].name)
        sections[index].items += added
      }
    case 6, 7:
      let gone = items.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
      snapshot.deleteItems(gone)
      for item in gone { take(item) }
    default:
      guard let item = items.randomElement(using: &generator), let other = items.randomElement(using: &generator),
        item != other
      else { return }
      if isAfter {
        snapshot.moveItem(item, afterItem: other)
      } else {
        snapshot.moveItem(item, beforeItem: other)
      }
      take(item)
      put([item], beside: other, isAfter: isAfter)
    }
  }
}
