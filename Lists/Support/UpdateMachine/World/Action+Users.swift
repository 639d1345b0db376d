import Foundation
import Roster

extension Action {
  /// What users do, and what handlers do then.
  @MainActor static let users: [Action] = [
    Action(.taps, weight: 2) { world in
      guard let screen = world.dice.any(world.screens.filter(\.isInWindow)) else { return }
      world.tap(screen)
    },
    Action(.swipes, weight: 2) { world in
      if let swipe = world.swipe {
        world.performAction(of: swipe)
      } else if let screen = world.dice.any(world.screens.filter(\.isInWindow)) {
        world.openSwipe(screen)
      }
    },
    Action(.reordering, weight: 2) { world in
      if world.isPending { world.flush() }
      world.settle()
      guard let drag = world.possibleDrag() else { return world.note("nothing to drag") }
      world.note("\(drag.screen.name): drag \(drag.from) to \(drag.to)")
      world.dragReaction = { [unowned world] from, to, branch in world.move(from, to, branch) }
      if !drag.screen.list.drag(drag.from, to: drag.to) { world.complain("the item cannot be dragged") }
      world.dragReaction = nil
      // What the handler of a drag changes is made then.
      await world.nextTurn()
    },
    Action(.reorderingOtherwise, weight: 2) { world in
      await world.dragOtherwise()
    },
  ]
}

extension World {
  // MARK: Taps

  /// Taps on an item: the handler is called with the item that is shown there, and may edit.
  fileprivate func tap(_ screen: Screen) {
    guard let path = screen.path(dice) else { return note("nothing to tap") }
    let entry = screen.expected[path.section].items[path.item]
    let owner = screen.owner(of: path.section)
    let wasSelected = screen.list.selectedPaths.contains(path)
    note("\(screen.name): tap \(path)")
    tapped = nil
    let place = owner?.leaf.path(of: entry.id).map { IndexPath(item: $0.item, section: $0.section) }
    if dice.chance(40) {
      tapReaction = { [unowned self] entry in
        note("in the handler of the tap:")
        if dice.chance(50) { remove(entry.id) } else { leafStep(isOnlyChange: false) }
      }
    }
    let reacted = screen.list.tap(path)
    tapReaction = nil
    if !reacted, !wasSelected { complain("\(screen.name): \(path) does not react") }
    if screen.list.allowsMultipleSelection {
      screen.selected.formSymmetricDifference([entry.id])
    } else {
      screen.selected = [entry.id]
    }
    guard let owner, !wasSelected else { return }
    // What has reloaded since isn't known any more.
    if tapped == nil, isPending, owner.leaf is LazyLeaf || owner.leaf is CustomLeaf { return }
    guard let tapped else { return complain("\(screen.name): no handler is called for \(entry)") }
    if tapped.entry != entry {
      complain("\(screen.name): a handler is called with \(tapped.entry) and not \(entry)")
    }
    // A place is one of the newest content, which the view may have to follow yet.
    if owner.leaf.hasOwnPlaces, !dice.ambiguous.contains(entry.id), tapped.indexPath != place {
      complain("\(screen.name): a handler finds \(entry) at \(tapped.indexPath as Any) and not \(place as Any)")
    }
  }

  // MARK: Swipes

  fileprivate func openSwipe(_ screen: Screen) {
    guard let path = screen.path(dice), screen.owner(of: path.section) != nil else { return note("nothing to swipe") }
    let actions = screen.list.openSwipe(at: path)
    let entry = screen.expected[path.section].items[path.item]
    note("\(screen.name): swipe \(path), \(entry)")
    if !actions.isEmpty { swipe = (screen, entry, actions) }
  }

  /// Taps on what a swipe showed, whatever happened since then.
  fileprivate func performAction(of swipe: (screen: Screen, entry: Entry, actions: [UIContextualAction])) {
    self.swipe = nil
    note("\(swipe.screen.name): perform \(swipe.actions[0].title ?? "") of \(swipe.entry)")
    #if !canImport(UIKit)
      swipe.actions[0].headlessPerform(sourceView: swipe.screen.list.view)
    #endif
  }

  // MARK: Drags

  private var draggable: [Screen] { screens.filter { $0.isInWindow && $0.list.isDraggable } }

  /// A drag of an item to another place of the same data source, which has an edit for it.
  fileprivate func possibleDrag() -> (screen: Screen, from: IndexPath, to: IndexPath)? {
    guard let screen = dice.any(draggable), let from = screen.path(dice),
      let source = screen.owner(of: from.section), source.leaf.canMoveItems
    else { return nil }
    let section = dice.below(source.leaf.visible.count)
    let isSame = section == source.section
    let left = source.leaf.visible[source.section].items.count
    let count = source.leaf.visible[section].items.count + (isSame ? 0 : 1)
    // A section that leaves with its last item is more than a move.
    guard isSame || left > 1 else { return nil }
    let to = IndexPath(item: dice.below(count), section: section + from.section - source.section)
    return to == from ? nil : (screen, from, to)
  }

  /// Follows a drag in the content, as a handler does at once.
  fileprivate func move(_ from: IndexPath, _ to: IndexPath, _ branch: any Branch) {
    guard let source = branch.owner(of: from.section), let target = branch.owner(of: to.section) else { return }
    let step = source.leaf.moveItem(
      from: ItemPath(section: source.section, item: from.item),
      to: ItemPath(section: target.section, item: to.item)
    )
    if let step { finish(step) }
  }

  /// Drags an item, and has the handler do something else than to move it at once.
  fileprivate func dragOtherwise() async {
    guard let screen = dice.any(draggable), let from = screen.path(dice), let to = screen.path(dice)
    else { return note("nothing to drag") }
    let id = screen.expected[from.section].items[from.item].id
    var task: Task<Void, Never>?
    let mode = dice.below(5)
    let modes = ["in a task", "in a burst", "with another change", "by removing it", "not at all"]
    note("\(screen.name): drag \(from) to \(to), and follow \(modes[mode]):")
    dragReaction = { [unowned self] from, to, branch in
      switch mode {
      case 0: task = Task { self.move(id, to, branch) }
      case 1: burst { self.move(id, to, branch) }
      case 2: step(isOnlyChange: false)
      case 3: remove(id)
      default: break
      }
    }
    // The handler is not called if what waits takes the item away: also then the view shows the content at the next turn.
    let isDragged = screen.list.drag(from, to: to)
    dragReaction = nil
    await task?.value
    if isDragged { await nextTurn() }
  }

  /// Moves an item, wherever it is by now, to a place if that is one of the same data source.
  private func move(_ id: Int, _ to: IndexPath, _ branch: any Branch) {
    guard let target = branch.owner(of: to.section), let from = target.leaf.path(of: id),
      target.leaf.latest.indices.contains(target.section)
    else { return }
    let count = target.leaf.latest[target.section].items.count - (from.section == target.section ? 1 : 0)
    let step = target.leaf.moveItem(from: from, to: ItemPath(section: target.section, item: min(to.item, count)))
    if let step { finish(step) }
  }
}
