import Roster

/// Another leaf with each of its items turned into something else; edits go to the other leaf.
final class MappedLeaf: Leaf {
  let name: String
  let presentation: Presentation
  var visible: [ModelSection] = []
  private let base: any Leaf

  init(_ dice: Dice) {
    switch dice.below(3) {
    case 0:
      let leaf = FlatLeaf(dice)
      base = leaf
      presentation = Presentation(leaf.source.map(MappedLeaf.item))
    case 1:
      let leaf = NestedLeaf(dice)
      base = leaf
      presentation = Presentation(leaf.source.map(MappedLeaf.item))
    default:
      let leaf = GroupedLeaf(dice)
      base = leaf
      presentation = Presentation(leaf.source.map(MappedLeaf.item))
    }
    name = "mapped " + base.name
    settle()
  }

  /// The same identity, and another look.
  private nonisolated static func item(_ entry: Entry) -> Entry {
    Entry(id: entry.id, version: entry.version + 1_000, group: entry.group)
  }

  var latest: [ModelSection] {
    base.latest.map { section in
      ModelSection(header: section.header, items: section.items.map(MappedLeaf.item), footer: section.footer)
    }
  }

  func settle() {
    base.settle()
    visible = latest
  }

  func step(isOnlyChange: Bool) -> Step { base.step(isOnlyChange: isOnlyChange) }

  var hasOwnPlaces: Bool { base.hasOwnPlaces }
  var canMoveItems: Bool { base.canMoveItems }

  func insertItem(_ entry: Entry) -> Step? {
    base.insertItem(Entry(id: entry.id, version: entry.version % 1_000, group: entry.group))
  }

  func removeItem(at path: ItemPath) -> Step? { base.removeItem(at: path) }
  func moveItem(from: ItemPath, to: ItemPath) -> Step? { base.moveItem(from: from, to: to) }
}
