import Foundation
import Roster

/// Ends a transaction early.
private struct Interruption: Error {}

extension Action {
  /// Changes of content that not every world makes.
  @MainActor static let content: [Action] = [
    Action(.throwingTransactions, weight: 1) { world in
      world.note("transaction that throws")
      world.isPending = false
      do {
        try transaction { () throws(Interruption) in
          for _ in 0..<1 + world.dice.below(3) { world.step(isOnlyChange: false) }
          if world.dice.chance(30) {
            try transaction { () throws(Interruption) in
              world.step(isOnlyChange: false)
              throw Interruption()
            }
          }
          throw Interruption()
        }
      } catch {}
    },
    Action(.movesBetweenChildren, weight: 2) { world in
      if world.isPending { world.flush() }
      world.settle()
      world.moveBetweenChildren()
    },
  ]
}

extension World {
  /// Takes an item out of one leaf and puts it into another one of the same composite, in one update.
  ///
  /// For views this is a move: the item stays selected, and keeps its cell where the update is made as a batch and no
  /// section changes with it but those of a child that the composite loses.
  fileprivate func moveBetweenChildren() {
    let composites: [any LeafOwner] = groups + screens.compactMap(\.list.composite)
    guard let composite = dice.any(composites) else { return note("no composite") }
    let shown = composite.shownLeaves
    guard let source = dice.any(shown.filter { !($0 is CustomLeaf) && !($0 is LazyLeaf) && !$0.latest.isEmpty }),
      let target = dice.any(shown.filter { $0 !== source })
    else { return note("no leaves") }
    let section = dice.below(source.latest.count)
    guard let item = dice.any(source.latest[section].items),
      let index = source.latest[section].items.firstIndex(of: item), !dice.ambiguous.contains(item.id)
    else { return note("no item") }

    let cells = screens.map { $0.cell(of: item.id).map { ObjectIdentifier($0) } }
    let numberOfSections = source.latest.count
    note("move between children:")
    var isMoved = false
    together {
      let (departs, departsFirst, isTaken) = (dice.chance(40), dice.chance(50), dice.chance(50))
      if departs, departsFirst { depart() }
      if isTaken { take() }
      let insertion = target.insertItem(item)
      if let insertion { finish(insertion) }
      isMoved = insertion != nil
      if !isTaken, isMoved { take() }
      if departs, !departsFirst { depart() }
    }
    func depart() {
      if let removal = composite.removeChild(with: source, keeping: target) { finish(removal) }
    }
    func take() {
      if let removal = source.removeItem(at: ItemPath(section: section, item: index)) { finish(removal) }
    }
    settle()
    guard isMoved else { return }
    for screen in screens {
      // Where it leaves in one batch and comes in another, or children of a composite are replaced, it is another item.
      let stages = screen.stagesBeforeDeparture
      let isSplit = stages.contains { $0.sections.hasStructure } && stages.count(where: \.hasStructure) > 1
      let isReplaced = screen.list.composite != nil && (screen.paths != [.batches] || !screen.list.isUnlimited)
      if isSplit || isReplaced { screen.adoptSelection(of: item.id) }
    }
    // What goes with its composite reports nothing.
    if source.latest.count != numberOfSections {
      for screen in screens { screen.adoptSelection(of: item.id) }
      return
    }
    for (number, screen) in screens.enumerated() where screen.paths == [.batches] && screen.isInWindow {
      screen.list.view.layoutIfNeeded()
      guard let old = cells[number], screen.stagesBeforeDeparture.allSatisfy(\.sections.isEmpty),
        let new = screen.cell(of: item.id),
        screen.list.reconfigures, screen.list.isUnlimited
      else { continue }
      if ObjectIdentifier(new) != old { complain("\(screen.name): \(item) has another cell") }
    }
  }
}

extension Screen {
  /// The stages of this transition without the last, if all that it does is to take a child's sections away.
  fileprivate var stagesBeforeDeparture: ArraySlice<ChangeStage> {
    guard let last = stages.last(where: \.hasStructure), stages.count(where: \.hasStructure) > 1 else {
      return stages[...]
    }
    guard last.items.isEmpty, !last.sections.deletes.isEmpty, last.sections.count == last.sections.deletes.count else {
      return stages[...]
    }
    return stages.filter { $0 != last }[...]
  }

  /// The cell of an item on a screen that shows everything.
  fileprivate func cell(of id: Int) -> UIView? {
    guard isHigh else { return nil }
    for (section, model) in expected.enumerated() {
      if let item = model.items.firstIndex(where: { $0.id == id }) {
        return list.cell(at: IndexPath(item: item, section: section))
      }
    }
    return nil
  }
}
