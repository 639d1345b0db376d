@testable import RosterCore

/// Replays stages on plain arrays, as a view does with its cells, and judges them by UIKit's rules.
///
/// It shares no code with what it judges, and prefers the shortest way to say a rule to the fastest.
struct StageOracle {
  let old: [CellSection]
  let new: [CellSection]
  /// What the view shows.
  private(set) var shown: [CellSection]
  /// The rules that were broken.
  private(set) var complaints: [String] = []

  init(old: [CellSection], new: [CellSection]) {
    self.old = old
    self.new = new
    shown = old
  }

  /// Everything that is wrong with some stages.
  static func complaints(about stages: [ChangeStage], old: [CellSection], new: [CellSection]) -> [String] {
    var oracle = StageOracle(old: old, new: new)
    for stage in stages { oracle.replay(stage) }
    if oracle.complaints.isEmpty, oracle.shown != new { oracle.complaints.append("shows \(oracle.shown) at the end") }
    return oracle.complaints
  }

  /// Applies one stage to what is shown.
  mutating func replay(_ stage: ChangeStage) {
    let content: [CellSection] =
      switch stage.content {
      case .new: new
      case .sections(let sections):
        sections.map {
          switch $0 {
          case .old(let index): old[index]
          case .new(let index): new[index]
          }
        }
      }
    complaints += Self.brokenRules(stage, before: shown, after: content)
    guard complaints.isEmpty else { return }

    var places = [CellSection?](repeating: nil, count: content.count)
    var origins = [Int?](repeating: nil, count: content.count)
    for section in stage.insertedSections { places[section] = content[section] }
    for move in stage.movedSections { origins[move.to] = move.from }
    var rest = shown.indices.filter { index in
      !stage.deletedSections.contains(index) && !stage.movedSections.contains { $0.from == index }
    }[...]
    for index in places.indices where places[index] == nil && origins[index] == nil {
      origins[index] = rest.removeFirst()
    }

    for index in places.indices {
      guard let origin = origins[index] else { continue }
      var section = shown[origin]
      var slots = [Cell?](repeating: nil, count: content[index].cells.count)
      for path in stage.insertedItems where path.section == index { slots[path.item] = content[index].cells[path.item] }
      for move in stage.movedItems where move.to.section == index {
        slots[move.to.item] = shown[move.from.section].cells[move.from.item]
      }
      var stays = section.cells.indices.filter { item in
        let path = ItemPath(section: origin, item: item)
        return !stage.deletedItems.contains(path) && !stage.movedItems.contains { $0.from == path }
      }[...]
      for slot in slots.indices where slots[slot] == nil { slots[slot] = section.cells[stays.removeFirst()] }
      section.cells = slots.compactMap { $0 }
      places[index] = section
    }
    shown = places.compactMap { $0 }
    if shown.map(\.id) != content.map(\.id) || shown.map({ $0.cells.map(\.id) }) != content.map({ $0.cells.map(\.id) })
    {
      complaints.append("shows \(shown) instead of \(content) after \(stage)")
      return
    }

    for path in stage.updatedItems {
      let cell = content[path.section].cells[path.item]
      if shown[path.section].cells[path.item] == cell { complaints.append("needless update of \(path)") }
      shown[path.section].cells[path.item] = cell
    }
    for section in stage.updatedSections {
      if shown[section].header == content[section].header { complaints.append("needless update of section \(section)") }
      shown[section].header = content[section].header
    }
  }

  /// The rules of batch updates that a stage breaks, those that UIKit does not check but crashes by included.
  static func brokenRules(_ stage: ChangeStage, before: [CellSection], after: [CellSection]) -> [String] {
    var broken: [String] = []
    func check(_ condition: Bool, _ rule: String) {
      if !condition { broken.append("\(rule): \(stage)") }
    }
    func exists(_ path: ItemPath, _ sections: [CellSection]) -> Bool {
      sections.indices.contains(path.section) && sections[path.section].cells.indices.contains(path.item)
    }
    let sectionSources = stage.deletedSections + stage.movedSections.map(\.from)
    let sectionTargets = stage.insertedSections + stage.movedSections.map(\.to)
    let itemSources = stage.deletedItems + stage.movedItems.map(\.from)
    let itemTargets = stage.insertedItems + stage.movedItems.map(\.to)

    check(stage.count > 0, "empty stage")
    check(sectionSources.allSatisfy(before.indices.contains), "no such section before")
    check((sectionTargets + stage.updatedSections).allSatisfy(after.indices.contains), "no such section after")
    check(itemSources.allSatisfy { exists($0, before) }, "no such item before")
    check((itemTargets + stage.updatedItems).allSatisfy { exists($0, after) }, "no such item after")
    guard broken.isEmpty else { return broken }

    check(Set(sectionSources).count == sectionSources.count, "section deleted or moved twice")
    check(Set(sectionTargets).count == sectionTargets.count, "section inserted or moved to twice")
    check(Set(itemSources).count == itemSources.count, "item deleted or moved twice")
    check(Set(itemTargets).count == itemTargets.count, "item inserted or moved to twice")
    let hasUpdates = !stage.updatedItems.isEmpty || !stage.updatedSections.isEmpty
    check(!(stage.hasStructure && hasUpdates), "updates beside structure")

    check(!itemSources.contains { stage.deletedSections.contains($0.section) }, "item of a deleted section")
    check(!itemTargets.contains { stage.insertedSections.contains($0.section) }, "item of an inserted section")
    let moved = (from: stage.movedSections.map(\.from), to: stage.movedSections.map(\.to))
    check(!itemSources.contains { moved.from.contains($0.section) }, "item leaves a moved section")
    check(!itemTargets.contains { moved.to.contains($0.section) }, "item comes to a moved section")

    let difference = stage.insertedSections.count - stage.deletedSections.count
    check(after.count == before.count + difference, "wrong number of sections")
    guard broken.isEmpty else { return broken }

    var old = before.indices.filter { !sectionSources.contains($0) }[...]
    for index in after.indices where !stage.insertedSections.contains(index) {
      let origin = stage.movedSections.first { $0.to == index }?.from ?? old.removeFirst()
      let leaving = itemSources.count { $0.section == origin }
      let coming = itemTargets.count { $0.section == index }
      check(
        after[index].cells.count == before[origin].cells.count - leaving + coming,
        "wrong number of items in section \(index)"
      )
    }
    return broken
  }
}
