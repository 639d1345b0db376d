import Foundation
import Roster

/// Data sources, views that show them at several levels, and what happens to them at random.
@MainActor final class World {
  let dice: Dice
  private let seed: UInt64
  private var statistics: MachineStatistics
  private var roots: [any Branch] = []
  private var leaves: [any Leaf] = []
  private var groups: [Group] = []
  private var screens: [any Screen] = []
  private var observations: [ContentObservation] = []
  private(set) var history: [String] = []

  /// Whether changes wait for the main actor.
  private var isPending = false
  /// What the next one does who is told of a change.
  private var reaction: (() -> Void)?
  private var updates: [ContentUpdate] = []
  private var isCoalescing = false
  private var lost: Set<Int> = []

  static func leaf(_ dice: Dice) -> any Leaf {
    switch dice.below(7) {
    case 0, 1: FlatLeaf(dice)
    case 2, 3: NestedLeaf(dice)
    case 4, 5: AggregatedLeaf(dice)
    default: CustomLeaf(dice)
    }
  }

  init(seed: UInt64, statistics: MachineStatistics) {
    self.seed = seed
    self.statistics = statistics
    dice = Dice(seed: seed)
    let root: any Branch = dice.chance(25) ? World.leaf(dice) : Group(dice, depth: 1 + dice.below(4))
    roots = [root, World.leaf(dice)]
    leaves = roots.flatMap(\.leaves)
    groups = roots.flatMap(\.groups)
    makeScreens(root)
    for branch in groups as [any Branch] + leaves where dice.chance(30) {
      observations.append(branch.changes.observe { [weak self] _ in self?.react() })
    }
    chooseUpdates()
  }

  private func makeScreens(_ root: any Branch) {
    screens = [TableScreen(root, dice), CollectionScreen(root, dice)]
    if dice.chance(50) {
      let branch: any Branch = dice.pick(groups as [any Branch] + leaves)
      screens.append(dice.chance(50) ? TableScreen(branch, dice) : CollectionScreen(branch, dice))
    }
    if dice.chance(50) { screens.append(TableScreen(handTable(), dice)) }
    if dice.chance(40) { screens.append(CollectionScreen(handCollection(), dice)) }
  }

  private func handTable() -> HandTable {
    func hand() -> HandTable.Part { .hand(HandRows((0..<dice.below(3)).map { _ in dice.entries(dice.below(4)) })) }
    func parts(_ branches: [any Branch]) -> [HandTable.Part] {
      dice.shuffled(branches.map { .branch($0, $0.tableDataSource()) } + [hand()])
    }
    return HandTable(
      dice.chance(40) ? parts([roots[0]]) + [.nested(HandTable(parts([roots[1]])))] : parts(roots)
    )
  }

  private func handCollection() -> HandCollection {
    func hand() -> HandCollection.Part {
      .hand(HandItems((0..<dice.below(3)).map { _ in dice.entries(dice.below(4)) }))
    }
    func parts(_ branches: [any Branch]) -> [HandCollection.Part] {
      dice.shuffled(branches.map { .branch($0, $0.collectionDataSource()) } + [hand()])
    }
    return HandCollection(
      dice.chance(40) ? parts([roots[0]]) + [.nested(HandCollection(parts([roots[1]])))] : parts(roots)
    )
  }

  private func chooseUpdates() {
    for screen in screens {
      screen.chooseUpdates(dice) { [weak self, weak screen] report in
        self?.statistics.add(report)
        self?.note("→ \(screen?.name ?? ""): \(report)")
        self?.react()
      }
    }
  }

  private func react() {
    let reaction = reaction
    self.reaction = nil
    reaction?()
  }

  // MARK: Transitions

  /// Does something at random, and looks at all views.
  ///
  /// - Returns: what is wrong, or `nil`.
  func transition() -> String? {
    var wrong: String?
    let broken = ViewRules.firstBroken {
      for screen in screens { screen.noteAnchor() }
      let keepsPlace = act()
      ViewRules.runPending()
      reaction = nil
      if !isPending {
        for leaf in leaves { leaf.settle() }
        for group in groups { group.settle() }
        for screen in screens { screen.selected.subtract(lost) }
        lost = []
      }
      for screen in screens where wrong == nil {
        if keepsPlace, !isPending { wrong = screen.checkAnchor(dice.ambiguous) }
        wrong = wrong ?? screen.check(dice.ambiguous)
      }
    }
    if wrong == nil, !isPending, updates.contains(where: { !$0.isShown }) { wrong = "an update is not shown" }
    if !isPending { updates = [] }
    return broken ?? wrong
  }

  /// - Returns: whether it was one change of content, which has to leave in place what is on the screen.
  private func act() -> Bool {
    switch dice.below(20) {
    case 0:
      note(dice.pick(screens).toggleWindow())
    case 1:
      note(dice.pick(screens).scroll(dice))
    case 2, 3:
      note(dice.pick(screens).select(dice))
    case 4:
      chooseUpdates()
      note("choose updates")
    case 5:
      note(dice.pick(screens).handStep(dice, beside: nil) ?? "no hand-written child")
    case 6, 7:
      note("batch")
      let isDone = dice.pick(screens).handStep(dice) { [self] in
        for _ in 0..<1 + dice.below(3) { step(isAlone: false) }
      }
      note(isDone ?? "no hand-written child")
      if isDone != nil { isPending = false }
    case 8:
      note(dice.pick(screens).partStep(dice) ?? "no parts")
    case 9, 10, 11:
      note("transaction")
      isPending = false
      updates.append(transaction { for _ in 0..<1 + dice.below(5) { step(isAlone: false) } })
    case 12:
      note("coalesced")
      isCoalescing = true
      for _ in 0..<1 + dice.below(4) { updates.append(coalesced { leafStep(isAlone: false) }) }
      isCoalescing = false
      isPending = true
      if dice.chance(50) { flush() }
    case 13:
      prepareReaction()
      step(isAlone: false)
    default:
      let isFirst = !isPending
      step(isAlone: isFirst)
      return isFirst && lost.isEmpty
    }
    return false
  }

  private func flush() {
    note("flush")
    isPending = false
    updates.append(transaction {})
  }

  /// Has someone who is told of the next change make another one.
  private func prepareReaction() {
    let change = { [weak self] in
      guard let self else { return }
      note("in reaction:")
      leafStep(isAlone: false)
    }
    if dice.chance(30) {
      isPending = false
      updates.append(transaction { leafStep(isAlone: false) }.onShown(change))
    } else {
      reaction = change
    }
  }

  private func step(isAlone: Bool) {
    if !groups.isEmpty, dice.chance(20) {
      finish(dice.pick(groups).step())
    } else {
      leafStep(isAlone: isAlone)
    }
  }

  private func leafStep(isAlone: Bool) {
    let leaf = dice.pick(leaves)
    let step = leaf.step(isAlone: isAlone)
    finish(step)
    if step.isAnnouncement {
      leaf.settle()
      lost = [0]
      for screen in screens where screen.shows(leaf) { screen.adoptSelection() }
    }
  }

  private func finish(_ step: Step) {
    note(step.text)
    if let update = step.update { updates.append(update) }
    lost.formUnion(step.lost)
    if !isCoalescing, !step.isNothing { isPending = false }
  }

  private func note(_ text: String) {
    history.append(text)
    if history.count > 60 { history.removeFirst(30) }
  }
}
