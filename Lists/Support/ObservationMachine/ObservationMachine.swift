#if os(Linux) && canImport(Glibc)
  import Foundation
  import Roster
  import Simulation
  import TestSupport

  /// Lists of observable models that change at random, between updates and while updates are made, on virtual time: what
  /// is on the screen is what the models say, and a row is shown only if something has changed that it reads.
  @MainActor public final class ObservationMachine {
    private let scheduler: Scheduler
    private var random: SeededGenerator
    private let content: ObservedList.Content
    private var lists: [ObservedList] = []
    private var observation: ContentObservation?
    private var nextID = 0
    private var log: [String] = []
    private var mistakes: [String] = []
    /// How often rows were shown since models and content were left alone.
    private var presentations = 0
    /// Whether rows change models while they are shown.
    private var meddles = false
    /// Whether observers of updates change models.
    private var reacts = false

    /// Changes lists, from a seed on.
    ///
    /// - Parameter steps: the number of steps in all.
    /// - Returns: what was wrong, with its seed; `nil` if nothing was.
    public static func run(seed: UInt64, steps: Int) -> String? {
      var made = 0
      var seed = seed
      while made < steps {
        let count = min(100, steps - made)
        if let failure = runWorld(seed: seed, steps: count) { return failure }
        made += count
        seed += 1
      }
      return nil
    }

    private static func runWorld(seed: UInt64, steps: Int) -> String? {
      var order = SeededGenerator(seed: seed ^ 0xABCD)
      return Scheduler.run(seed: seed, choosing: { Int.random(in: 0..<$0, using: &order) }) { scheduler in
        UIScreen.main.headlessAlone {
          let machine = ObservationMachine(scheduler, seed: seed)
          defer {
            onPresent = { _ in }
            for list in machine.lists { list.window.isHidden = true }
          }
          for _ in 0..<steps where machine.mistakes.isEmpty { machine.step() }
          machine.settle()
          if machine.mistakes.isEmpty { return nil }
          return "seed \(seed): \(machine.mistakes)\n\(machine.log.suffix(20).joined(separator: "\n"))"
        }
      }
    }

    private init(_ scheduler: Scheduler, seed: UInt64) {
      self.scheduler = scheduler
      random = SeededGenerator(seed: seed)
      content = ObservedList.Content([])
      for _ in 0...number(3) { content.insertSection(makeSection(), at: 0) }
      for _ in 0...number(3) {
        let shape = ObservedList.Shape.allCases[number(ObservedList.Shape.allCases.count)]
        lists.append(ObservedList(content, shape, isTable: number(2) == 0))
      }
      onPresent = { [unowned self] items in
        presentations += 1
        // What is shown may change others, though not without end; of itself it is followed from its end on.
        if meddles, number(8) == 0 { changeModel(but: items) }
      }
      observation = content.changes.observe { [unowned self] _ in
        if reacts, number(2) == 0 { changeModel() }
      }
    }

    private func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    private func makeItem() -> ObservedItem {
      nextID += 1
      let item = ObservedItem(nextID, rank: number(5))
      item.isShown = number(3) > 0
      return item
    }

    private func makeSection() -> ContentSection<GroupHeading, ObservedItem, Never> {
      ContentSection(
        header: GroupHeading(group: ObservedGroup()),
        items: (0..<number(12)).map { _ in makeItem() }
      )
    }

    /// Assigns properties and reads none: who changes a model while a row is shown does not read it for the row.
    private func changeModel(but shown: [ObservedItem] = []) {
      let sections = content.sections
      guard !sections.isEmpty else { return }
      let section = sections[number(sections.count)]
      if number(6) == 0 {
        section.header?.group.name = "Group \(number(100))"
        return
      }
      guard !section.items.isEmpty else { return }
      let own = lists[number(lists.count)].models
      let item =
        own.isEmpty || number(2) == 0 ? section.items[number(section.items.count)] : own[number(own.count)]
      if shown.contains(item) { return }
      switch number(6) {
      case 0...2:
        item.title = number(3) == 0 ? "Item \(item.id)\nin two lines" : "Item \(item.id) \(number(100))"
      case 3: item.isShown = number(3) > 0
      case 4: item.rank = number(5)
      default: item.notes = number(100)
      }
    }

    private func edit() {
      let count = content.sections.count
      guard count > 0 else {
        content.insertSection(makeSection(), at: 0)
        return
      }
      let section = number(count)
      let items = content.sections[section].items.count
      switch number(7) {
      case 0, 1: content.insert(makeItem(), at: number(items + 1), inSection: section)
      case 2: if items > 0 { content.remove(at: number(items), inSection: section) }
      case 3:
        guard items > 0 else { return }
        content.move(at: number(items), inSection: section, to: number(items), inSection: section)
      case 4: content.insertSection(makeSection(), at: number(count + 1))
      case 5: if count > 1 { content.removeSection(at: section) }
      default: if count > 1 { content.moveSection(from: section, to: number(count)) }
      }
    }

    private func step() {
      let choice = number(12)
      log.append("\(choice)")
      switch choice {
      case 0...3: for _ in 0...number(4) { changeModel() }
      case 4, 5: edit()
      case 6:
        transaction {
          for _ in 0...number(3) { if number(2) == 0 { edit() } else { changeModel() } }
        }
      case 7:
        for list in lists where list.view.contentSize.height > 0 {
          list.view.contentOffset.y = CGFloat(number(Int(list.view.contentSize.height)))
          list.window.layoutIfNeeded()
        }
      case 8: for _ in 0...number(3) where !scheduler.isIdle { scheduler.step() }
      case 9: scheduler.advance(by: .milliseconds(1 + number(20)))
      case 10: (meddles, reacts) = (number(3) == 0, number(2) == 0)
      default: settle()
      }
    }

    /// Waits until nothing happens any more, and looks at the screens.
    private func settle() {
      (meddles, reacts) = (false, false)
      // A row that grows may bring others on the screen, which were filled before and are out of date.
      for _ in 0..<4 {
        scheduler.advance(by: .seconds(1))
        for list in lists { list.window.layoutIfNeeded() }
      }
      for list in lists { mistakes += list.mistakes().map { "\(list.shape): \($0)" } }
      presentations = 0
      for item in content.sections.flatMap(\.items) + lists.flatMap(\.models) { item.notes += 1 }
      scheduler.advance(by: .seconds(1))
      if presentations > 0 { mistakes.append("\(presentations) rows were shown for what none of them reads") }
    }
  }
#endif
