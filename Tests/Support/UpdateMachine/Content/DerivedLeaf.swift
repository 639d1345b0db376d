import Roster

/// The items of another leaf that satisfy a predicate, or all of them in another order; edits go to the other leaf.
final class DerivedLeaf: Leaf {
  /// What is shown of a section's items.
  private enum Rule {
    case withoutGroup(Int)
    case ascending(Bool)

    func callAsFunction(_ items: [Entry]) -> [Entry] {
      switch self {
      case .withoutGroup(let group): items.filter { $0.group != group }
      case .ascending(let isAscending): items.sorted { DerivedLeaf.precedes($0, $1, isAscending) }
      }
    }
  }

  let name: String
  let presentation: Presentation
  var visible: [ModelSection] = []
  private let dice: Dice
  private let base: any Leaf
  private let drops: Bool
  private let filter: ((Int) -> ContentUpdate)?
  private let sort: ((Bool) -> ContentUpdate)?
  private var rule: Rule

  init(_ dice: Dice) {
    self.dice = dice
    let isFilter = dice.chance(50)
    drops = isFilter && dice.chance(50)
    rule = isFilter ? .withoutGroup(0) : .ascending(true)
    if dice.chance(50) {
      let leaf = NestedLeaf(dice)
      (base, presentation, filter, sort) = DerivedLeaf.make(leaf, leaf.source, isFilter, drops)
    } else {
      let leaf = AggregatedLeaf(dice)
      (base, presentation, filter, sort) = DerivedLeaf.make(leaf, leaf.source, isFilter, drops)
    }
    name = (isFilter ? "filtered " : "sorted ") + base.name
    settle()
  }

  private static func make<Base: DataSource>(_ leaf: any Leaf, _ source: Base, _ isFilter: Bool, _ drops: Bool) -> (
    any Leaf, Presentation, ((Int) -> ContentUpdate)?, ((Bool) -> ContentUpdate)?
  ) where Base.Item == Entry, Base.Header == Title, Base.Footer == Title {
    if isFilter {
      let filtered = source.filtered(emptySections: drops ? .drop : .keep) { $0.group != 0 }
      return (leaf, Presentation(filtered), { group in filtered.show { $0.group != group } }, nil)
    }
    let sorted = source.sorted { precedes($0, $1, true) }
    return (
      leaf, Presentation(sorted), nil,
      { isAscending in sorted.sort { precedes($0, $1, isAscending) } }
    )
  }

  private nonisolated static func precedes(_ first: Entry, _ second: Entry, _ isAscending: Bool) -> Bool {
    let (first, second) = isAscending ? (first, second) : (second, first)
    return (first.version % 4, first.id, first.version, first.group)
      < (second.version % 4, second.id, second.version, second.group)
  }

  var latest: [ModelSection] {
    base.latest.compactMap { section in
      let items = rule(section.items)
      return drops && items.isEmpty ? nil : ModelSection(header: section.header, items: items, footer: section.footer)
    }
  }

  func settle() {
    base.settle()
    visible = latest
  }

  func step(isAlone: Bool) -> Step {
    forgettingWhatLeaves {
      guard dice.chance(20) else { return base.step(isAlone: isAlone) }
      if let filter {
        let group = dice.below(5)
        rule = .withoutGroup(group)
        return Step("\(name) without group \(group)", filter(group))
      }
      let isAscending = dice.chance(50)
      rule = .ascending(isAscending)
      return Step("\(name) \(isAscending ? "ascending" : "descending")", sort?(isAscending))
    }
  }

  /// An item may leave with one edit and come again with the next one, in one update or in two. Where sections change and
  /// what is shown differently may move items again, nobody knows in time where items of those sections will be.
  private func forgettingWhatLeaves(_ change: () -> Step) -> Step {
    let (old, count) = (sectionsByID, latest.count)
    let step = change()
    let new = sectionsByID
    let changed = old.keys.filter { old[$0] != new[$0] }
    dice.forget(Set(count == latest.count && changed.isEmpty ? [] : Array(old.keys)))
    return step
  }

  private var sectionsByID: [Int: Int] {
    let sections = latest.enumerated().flatMap { section, model in model.items.map { ($0.id, section) } }
    return Dictionary(sections) { first, _ in first }
  }

  var hasOwnPlaces: Bool { false }

  func insertItem(_ entry: Entry) -> Step? { base.insertItem(entry) }

  func removeItem(at path: ItemPath) -> Step? {
    base.path(of: latest[path.section].items[path.item].id).flatMap(base.removeItem)
  }
}
