import Foundation
import Roster

/// Data sources, views that show them at several levels, and what happens to them at random.
@MainActor final class World: ListUser {
  let dice: Dice
  let abilities: Set<Ability>
  let statistics: MachineStatistics
  let roots: [any Branch]
  let leaves: [any Leaf]
  let groups: [Group]
  private(set) var screens: [Screen] = []
  private(set) var history: [String] = []
  private let seed: UInt64
  private let pace: Pace
  private var observations: [ContentObservation] = []

  /// Whether changes wait for the main actor.
  var isPending = false
  /// What the next observer does that is told of a change.
  var reaction: (() -> Void)?
  var updates: [ContentUpdate] = []
  /// The items whose selection ends with this transition.
  var lost: Set<Int> = []
  /// Is called with each thing that is done.
  var willDo: ((String) -> Void)?
  /// What is wrong.
  private(set) var complaint: String?
  private var isCoalescing = false

  // MARK: What users do

  /// The last item with which a handler of taps was called, and where it was in its data source.
  var tapped: (entry: Entry, indexPath: IndexPath?)?
  /// What the next handler of a tap does.
  var tapReaction: ((Entry) -> Void)?
  /// What the next handler of a drag does.
  var dragReaction: ((IndexPath, IndexPath, any Branch) -> Void)?
  /// The swipe that is open.
  var swipe: (screen: Screen, entry: Entry, actions: [UIContextualAction])?

  /// - Parameter keptScreens: the numbers of the screens to keep, to find out which a failure needs; all by default.
  init(
    seed: UInt64,
    abilities: Set<Ability>,
    pace: Pace,
    keptScreens: Set<Int>? = nil,
    statistics: MachineStatistics
  ) {
    self.seed = seed
    self.pace = pace
    self.abilities = abilities
    self.statistics = statistics
    let dice = Dice(seed: seed)
    self.dice = dice
    func leaf() -> any Leaf { World.leaf(dice, abilities) }
    let root: any Branch = dice.chance(25) ? leaf() : Group(dice, depth: 1 + dice.below(4), leaf: leaf)
    roots = [root, leaf()]
    leaves = roots.flatMap(\.leaves)
    groups = roots.flatMap(\.groups)
    screens = makeScreens(root)
    if let keptScreens { screens = screens.indices.filter(keptScreens.contains).map { screens[$0] } }
    for branch in branches where dice.chance(30) {
      observations.append(branch.presentation.observe { [weak self] _ in self?.react() })
    }
    chooseUpdates()
    note("leaves: \(leaves.map(\.name).joined(separator: ", "))")
  }

  private static func leaf(_ dice: Dice, _ abilities: Set<Ability>) -> any Leaf {
    if abilities.contains(.mappedContent), dice.chance(15) { return MappedLeaf(dice) }
    if abilities.contains(.lazyContent), dice.chance(15) {
      return LazyLeaf(dice, isRelative: abilities.contains(.relativeLazyEdits))
    }
    if abilities.contains(.derivedContent), dice.chance(15) { return DerivedLeaf(dice) }
    return switch dice.below(7) {
    case 0, 1: FlatLeaf(dice)
    case 2, 3: NestedLeaf(dice)
    case 4, 5: GroupedLeaf(dice)
    default: CustomLeaf(dice)
    }
  }

  var branches: [any Branch] { groups as [any Branch] + leaves }

  private func makeScreens(_ root: any Branch) -> [Screen] {
    var screens = [screen(root, isTable: true), screen(root, isTable: false)]
    if dice.chance(50) { screens.append(screen(dice.pick(branches), isTable: dice.chance(50))) }
    if dice.chance(50) { screens.append(screen(handTable())) }
    if dice.chance(40) { screens.append(screen(handCollection())) }
    return screens
  }

  private func screen(_ branch: any Branch, isTable: Bool) -> Screen {
    let isHigh = dice.chance(60)
    let height: CGFloat? = isHigh ? nil : 120
    let list: any ListView =
      isTable ? TableList(nil, height: height, dice, self) : CollectionList(nil, height: height, dice, self)
    return Screen(list, branch, isHigh: isHigh, dice)
  }

  private func screen(_ list: any ListView, isHigh: Bool) -> Screen {
    Screen(list, nil, isHigh: isHigh, dice)
  }

  private func screen(_ hands: HandTable) -> Screen {
    let isHigh = dice.chance(60)
    return screen(TableList(hands, height: isHigh ? nil : 120, dice, self), isHigh: isHigh)
  }

  private func screen(_ hands: HandCollection) -> Screen {
    let isHigh = dice.chance(60)
    return screen(CollectionList(hands, height: isHigh ? nil : 120, dice, self), isHigh: isHigh)
  }

  private func handTable() -> HandTable {
    func hand() -> HandTable.Part { .hand(HandRows((0..<dice.below(3)).map { _ in dice.entries(dice.below(4)) })) }
    func parts(_ branches: [any Branch]) -> [HandTable.Part] {
      dice.shuffled(branches.map { .branch($0, TableViewDelegate($0.presentation.table())) } + [hand()])
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
      dice.shuffled(branches.map { .branch($0, CollectionViewDelegate($0.presentation.collection())) } + [hand()])
    }
    return HandCollection(
      dice.chance(40) ? parts([roots[0]]) + [.nested(HandCollection(parts([roots[1]])))] : parts(roots)
    )
  }

  func chooseUpdates() {
    for screen in screens { chooseUpdates(screen) }
  }

  func chooseUpdates(_ screen: Screen) {
    screen.list.chooseUpdates(dice) { [weak self, weak screen] report in
      guard let self else { return }
      statistics.add(report)
      screen?.paths.insert(report.path)
      screen?.stages += report.stages
      note("→ \(screen?.name ?? ""): \(report)")
      react()
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
  /// - Parameter number: says, together with the world's seed, what is rolled.
  /// - Returns: what is wrong, or `nil`.
  func transition(_ number: Int) async -> String? {
    dice.roll(seed: seed, transition: number)
    let rules = ViewRules()
    defer { rules.end() }

    for screen in screens {
      screen.noteAnchor()
      screen.paths = []
      screen.stages = []
    }
    let keepsPlace = await act()
    await pace.turn()
    // A burst has been shown at the turn.
    if pace == .device { isPending = false }
    // Else the next transition comes while animations run.
    let waits = pace == .atOnce || dice.chance(60)
    if pace == .device, waits { await pace.wait { updates.allSatisfy(\.isShown) } }
    reaction = nil
    if !isPending {
      settle()
      for group in groups { group.settle() }
      for screen in screens { screen.selected.subtract(lost) }
      lost = []
    }
    for screen in screens where complaint == nil {
      if keepsPlace, !isPending { complaint = screen.checkAnchor(dice.ambiguous) }
      complaint = complaint ?? screen.check(dice.ambiguous)
    }
    // Of a burst that nobody waits for, an edit makes nothing.
    if waits, !isPending, updates.contains(where: { !$0.isCommitted }) { await nextTurn() }
    if waits, !isPending {
      if complaint == nil, updates.contains(where: { !$0.isShown }) { complaint = "an update is not shown" }
      updates = []
    }
    return rules.firstBroken ?? complaint
  }

  /// - Returns: whether it was one change of content, which has to leave in place what is on the screen.
  private func act() async -> Bool {
    let actions = Action.all.filter { $0.ability.map(abilities.contains) ?? true }
    var number = dice.below(actions.reduce(0) { $0 + $1.weight })
    for action in actions {
      number -= action.weight
      if number < 0 { return await action.perform(self) }
    }
    return false
  }

  /// Has content that nothing waits for any more be what views show.
  func settle() {
    for leaf in leaves { leaf.settle() }
  }

  func complain(_ text: String) {
    complaint = complaint ?? text
  }

  func note(_ text: String) {
    willDo?(text)
    history.append(text)
    if history.count > 200 { history.removeSubrange(1...100) }
  }

  // MARK: Changes

  /// Changes any content.
  func step(isOnlyChange: Bool) {
    if !groups.isEmpty, dice.chance(20) {
      finish(dice.pick(groups).step())
    } else {
      leafStep(isOnlyChange: isOnlyChange)
    }
  }

  /// Changes items and sections.
  func leafStep(isOnlyChange: Bool) {
    let leaf = dice.pick(leaves)
    let step = leaf.step(isOnlyChange: isOnlyChange)
    finish(step)
    if step.isAnnouncement {
      leaf.settle()
      lost = [0]
      for screen in screens where screen.shows(leaf) { screen.adoptSelection() }
    }
  }

  /// Takes note of a change that was made.
  func finish(_ step: Step) {
    note(step.text)
    if let update = step.update { updates.append(update) }
    lost.formUnion(step.lost)
    // An edit of nothing takes nothing along.
    if !isCoalescing, !step.isNothing, step.update !== ContentUpdate.nothing { isPending = false }
  }

  /// Makes changes that wait for the main actor.
  @discardableResult
  func burst(_ changes: () -> Void) -> ContentUpdate {
    let wasCoalescing = isCoalescing
    isCoalescing = true
    let update = coalesced(changes)
    isCoalescing = wasCoalescing
    updates.append(update)
    if !update.isCommitted { isPending = true }
    return update
  }

  /// Makes one update of changes, and of what waits.
  @discardableResult
  func together(_ changes: () -> Void) -> ContentUpdate {
    isPending = false
    let update = transaction(changes)
    updates.append(update)
    return update
  }

  func flush() {
    note("flush")
    together {}
  }

  // MARK: Users

  func didSelect(_ entry: Entry, in place: ItemPlace) {
    tapped = (entry, place.indexPath)
    let reaction = tapReaction
    tapReaction = nil
    reaction?(entry)
  }

  func didDrag(_ path: IndexPath, to destination: IndexPath, of branch: any Branch) {
    let reaction = dragReaction
    dragReaction = nil
    reaction?(path, destination, branch)
  }

  func didDelete(_ entry: Entry) {
    note("delete \(entry)")
    remove(entry.id)
  }

  /// Removes an item wherever it is by now.
  func remove(_ id: Int) {
    for leaf in leaves {
      guard let path = leaf.path(of: id) else { continue }
      if let step = leaf.removeItem(at: path) { finish(step) }
      return
    }
  }

  // MARK: Time

  /// Has the main actor do what waits for its next turn.
  func nextTurn() async {
    for _ in 0..<4 { await Task.yield() }
    isPending = false
  }
}
