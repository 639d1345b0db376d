import Roster

/// What operators show of one or two other leaves; edits go to those.
final class DerivedLeaf: Leaf {
  let name: String
  let presentation: Presentation
  var visible: [ModelSection] = []
  private let dice: Dice
  private let base: any Leaf
  private let other: (any Leaf)?
  private let operators: [DerivedOperator]

  init(_ dice: Dice) {
    self.dice = dice
    let other = dice.chance(50) ? GroupedLeaf(dice) : nil
    var chain = DerivedChain(dice, other: other)
    if dice.chance(50) {
      let leaf = NestedLeaf(dice)
      base = leaf
      presentation = chain.add(to: leaf.source, depth: 1 + dice.below(2))
    } else {
      let leaf = GroupedLeaf(dice)
      base = leaf
      presentation = chain.add(to: leaf.source, depth: 1 + dice.below(2))
    }
    self.other = chain.usesOther ? other : nil
    operators = chain.operators
    name = operators.reversed().map { $0.name + " " }.joined() + base.name
    settle()
    forgetOwnRows()
  }

  var latest: [ModelSection] {
    operators.reduce(base.latest) { sections, step in step.rows(sections) }
  }

  func settle() {
    base.settle()
    other?.settle()
    visible = latest
  }

  func step(isOnlyChange: Bool) -> Step {
    let step = forgettingWhatLeaves {
      if dice.chance(20), let change = dice.any(operators.compactMap(\.change)) { return change() }
      if let other, dice.chance(40) { return other.step(isOnlyChange: isOnlyChange) }
      return base.step(isOnlyChange: isOnlyChange)
    }
    return step ?? .nothing(name)
  }

  /// An item may leave with one edit and come again with the next one, in one update or in two. Where sections change and
  /// what is shown differently may move items again, nobody knows in time where items of those sections will be.
  private func forgettingWhatLeaves(_ change: () -> Step?) -> Step? {
    let (old, count) = (sectionsByID, latest.count)
    guard let step = change() else { return nil }
    let new = sectionsByID
    let changed = old.keys.filter { old[$0] != new[$0] }
    dice.forget(Set(count == latest.count && changed.isEmpty ? [] : Array(old.keys)))
    forgetOwnRows()
    return step
  }

  /// Rows that stand for no item of their own, such as separators, are told from each other by their neighbours.
  private func forgetOwnRows() {
    dice.forget(latest.identifiers.all.subtracting((base.latest + (other?.latest ?? [])).identifiers.all))
  }

  /// Where each item is, here and in the leaves: the indexes of its sections, and their identity.
  private var sectionsByID: [Int: [Int?]] {
    var sections: [Int: [Int?]] = [:]
    for models in [latest, base.latest, other?.latest ?? []] {
      for (section, model) in models.enumerated() {
        for item in model.items { sections[item.id, default: []] += [section, model.header?.id] }
      }
    }
    return sections
  }

  var hasOwnPlaces: Bool { false }

  func insertItem(_ entry: Entry) -> Step? { forgettingWhatLeaves { base.insertItem(entry) } }

  func removeItem(at path: ItemPath) -> Step? {
    let id = latest[path.section].items[path.item].id
    guard let leaf = [base, other].compactMap(\.self).first(where: { $0.path(of: id) != nil }),
      let path = leaf.path(of: id)
    else { return nil }
    return forgettingWhatLeaves { leaf.removeItem(at: path) }
  }
}
