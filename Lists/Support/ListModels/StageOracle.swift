import RosterCore

/// Replays stages on plain arrays, as a view does with its cells, and judges them by UIKit's rules.
///
/// It shares no code with what it judges, and prefers the shortest way to say a rule to the fastest.
package struct StageOracle {
  package let old: [CellSection]
  package let new: [CellSection]
  /// What the view shows.
  package private(set) var shown: [CellSection]
  /// The rules that were broken.
  package private(set) var complaints: [String] = []

  package init(old: [CellSection], new: [CellSection]) {
    self.old = old
    self.new = new
    shown = old
  }

  /// Everything that is wrong with some stages.
  package static func complaints(about stages: [StagedContent], old: [CellSection], new: [CellSection]) -> [String] {
    var oracle = StageOracle(old: old, new: new)
    for stage in stages { oracle.replay(stage) }
    if oracle.complaints.isEmpty, oracle.shown != new { oracle.complaints.append("shows \(oracle.shown) at the end") }
    return oracle.complaints
  }

  /// Applies one stage to what is shown.
  package mutating func replay(_ staged: StagedContent) {
    let stage = staged.stage
    let content = staged.sections(old: old, new: new)
    complaints += Self.brokenRules(stage, before: shown, after: content)
    guard complaints.isEmpty else { return }

    var places = [CellSection?](repeating: nil, count: content.count)
    var origins = [Int?](repeating: nil, count: content.count)
    for section in stage.sections.inserts { places[section] = content[section] }
    for move in stage.sections.moves { origins[move.to] = move.from }
    var rest = shown.indices.filter { index in
      !stage.sections.deletes.contains(index) && !stage.sections.moves.contains { $0.from == index }
    }[...]
    for index in places.indices where places[index] == nil && origins[index] == nil {
      origins[index] = rest.removeFirst()
    }

    for index in places.indices {
      guard let origin = origins[index] else { continue }
      var section = shown[origin]
      var slots = [Cell?](repeating: nil, count: content[index].cells.count)
      for path in stage.items.inserts where path.section == index { slots[path.item] = content[index].cells[path.item] }
      for move in stage.items.moves where move.to.section == index {
        slots[move.to.item] = shown[move.from.section].cells[move.from.item]
      }
      var stays = section.cells.indices.filter { item in
        let path = ItemPath(section: origin, item: item)
        return !stage.items.deletes.contains(path) && !stage.items.moves.contains { $0.from == path }
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

    for path in stage.items.updates.map(\.to) {
      let cell = content[path.section].cells[path.item]
      if shown[path.section].cells[path.item] == cell { complaints.append("needless update of \(path)") }
      shown[path.section].cells[path.item] = cell
    }
    for section in stage.sections.updates.map(\.to) {
      if shown[section].header == content[section].header { complaints.append("needless update of section \(section)") }
      shown[section].header = content[section].header
    }
  }

  /// The rules of batch updates that a stage breaks, those that UIKit does not check but crashes by included.
  package static func brokenRules(_ stage: ChangeStage, before: [CellSection], after: [CellSection]) -> [String] {
    var broken: [String] = []
    func check(_ condition: Bool, _ rule: String) {
      if !condition { broken.append("\(rule): \(stage)") }
    }
    func exists(_ path: ItemPath, _ sections: [CellSection]) -> Bool {
      sections.indices.contains(path.section) && sections[path.section].cells.indices.contains(path.item)
    }
    let sectionSources = stage.sections.deletes + stage.sections.moves.map(\.from)
    let sectionTargets = stage.sections.inserts + stage.sections.moves.map(\.to)
    let itemSources = stage.items.deletes + stage.items.moves.map(\.from)
    let itemTargets = stage.items.inserts + stage.items.moves.map(\.to)

    check(stage.count > 0, "empty stage")
    check(sectionSources.allSatisfy(before.indices.contains), "no such section before")
    check(
      (sectionTargets + stage.sections.updates.map(\.to)).allSatisfy(after.indices.contains),
      "no such section after"
    )
    check(itemSources.allSatisfy { exists($0, before) }, "no such item before")
    check((itemTargets + stage.items.updates.map(\.to)).allSatisfy { exists($0, after) }, "no such item after")
    guard broken.isEmpty else { return broken }

    check(Set(sectionSources).count == sectionSources.count, "section deleted or moved twice")
    check(Set(sectionTargets).count == sectionTargets.count, "section inserted or moved to twice")
    check(Set(itemSources).count == itemSources.count, "item deleted or moved twice")
    check(Set(itemTargets).count == itemTargets.count, "item inserted or moved to twice")
    let hasUpdates = !stage.items.updates.isEmpty || !stage.sections.updates.isEmpty
    check(!(stage.hasStructure && hasUpdates), "updates beside structure")

    check(!itemSources.contains { stage.sections.deletes.contains($0.section) }, "item of a deleted section")
    check(!itemTargets.contains { stage.sections.inserts.contains($0.section) }, "item of an inserted section")
    let moved = (from: stage.sections.moves.map(\.from), to: stage.sections.moves.map(\.to))
    check(!itemSources.contains { moved.from.contains($0.section) }, "item leaves a moved section")
    check(!itemTargets.contains { moved.to.contains($0.section) }, "item comes to a moved section")

    let difference = stage.sections.inserts.count - stage.sections.deletes.count
    check(after.count == before.count + difference, "wrong number of sections")
    guard broken.isEmpty else { return broken }

    var old = before.indices.filter { !sectionSources.contains($0) }[...]
    for index in after.indices where !stage.sections.inserts.contains(index) {
      let origin = stage.sections.moves.first { $0.to == index }?.from ?? old.removeFirst()
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
