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
          for _ in 0..<1 + world.dice.below(3) { world.step(isAlone: false) }
          if world.dice.chance(30) {
            try transaction { () throws(Interruption) in
              world.step(isAlone: false)
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
  /// section changes with it.
  fileprivate func moveBetweenChildren() {
    let composites = groups.map(\.shownLeaves) + screens.compactMap(\.list.composite?.shownLeaves)
    guard let shown = dice.any(composites) else { return note("no composite") }
    guard let source = dice.any(shown.filter { !($0 is CustomLeaf) && !($0 is LazyLeaf) && !$0.latest.isEmpty }),
      let target = dice.any(shown.filter { $0 !== source })
    else { return note("no leaves") }
    let section = dice.below(source.latest.count)
    guard let item = dice.any(source.latest[section].items),
      let index = source.latest[section].items.firstIndex(of: item), !dice.ambiguous.contains(item.id)
    else { return note("no item") }

    let cells = screens.map { $0.cell(of: item.id).map { ObjectIdentifier($0) } }
    note("move between children:")
    var isMoved = false
    together {
      let isTaken = dice.chance(50)
      var insertion: Step?
      if isTaken { take() }
      insertion = target.insertItem(item)
      if let insertion { finish(insertion) }
      isMoved = insertion != nil
      if !isTaken, isMoved { take() }
    }
    func take() {
      if let removal = source.removeItem(at: ItemPath(section: section, item: index)) { finish(removal) }
    }
    settle()
    guard isMoved else { return }
    for screen in screens {
      // Where it leaves in one batch and comes in another, or children of a composite are replaced, it is another item.
      let isSplit = screen.changesSections && screen.numberOfStructures > 1
      let isReplaced = screen.list.composite != nil && screen.paths != [.batches]
      if isSplit || isReplaced { screen.adoptSelection(of: item.id) }
    }
    for (number, screen) in screens.enumerated() where screen.paths == [.batches] && screen.isInWindow {
      screen.list.view.layoutIfNeeded()
      guard let old = cells[number], !screen.changesSections, let new = screen.cell(of: item.id),
        screen.list.reconfigures
      else { continue }
      if ObjectIdentifier(new) != old { complain("\(screen.name): \(item) has another cell") }
    }
  }
}

extension Screen {
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
