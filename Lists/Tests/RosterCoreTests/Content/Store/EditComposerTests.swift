import ListModels
import TestSupport
import Testing

@testable import RosterCore

/// Edits that are followed lead to the changes that lead from the first content to the last.
@MainActor struct EditComposerTests {
  private typealias List = SectionList<Title, Cell, Never>

  @Test(arguments: [EmptySections.keep, .drop], [1, 2, 3] as [UInt64])
  func randomEdits(emptySections: EmptySections, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var next = 100
    func fresh() -> Int {
      next += 1
      return next
    }
    for round in 0..<150 {
      let sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let count = Int.random(in: 0...2, using: &random)
        return List.Section(header: Title(id: fresh()), items: (0..<count).map { _ in Cell(id: fresh()) })
      }
      let old = List(sections, emptySections)
      var list = old
      var followed = EditComposer(old)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        if Int.random(in: 0..<5, using: &random) == 0 {
          var sections = list.sections.shuffled(using: &random)
          for index in sections.indices where Bool.random(using: &random) {
            sections[index].items.shuffle(using: &random)
            if let last = sections[index].items.indices.last { sections[index].items[last].content += 1 }
            if Bool.random(using: &random), let item = sections[index].items.popLast() {
              sections[0].items.append(item)
            }
          }
          let new = List(sections, emptySections)
          followed.assign(
            new,
            SectionedChangeset(
              from: list.shownSections,
              to: new.shownSections,
              sections: InferredSectionMatcher(),
              items: .id()
            )
          )
          list = new
        } else if let edit = edit(list, fresh, &random) {
          followed.apply(edit)
          list.apply(edit)
        }
      }
      expectEqual(followed.shown.count, list.shown.count)
      let stages = followed.changeset.stages(sectionCount: list.shown.count)
      var oracle = StageOracle(old: cells(old), new: cells(list))
      for stage in stages { oracle.replay(stage) }
      // Something that changed and changed back is updated for nothing, which nobody minds.
      let complaints = oracle.complaints.filter { !$0.hasPrefix("needless") }
      expectEqual(complaints, [], "seed \(seed), round \(round)")
      if complaints.isEmpty { expectEqual(oracle.shown, cells(list), "seed \(seed), round \(round)") }
    }
  }

  private func edit(_ list: List, _ fresh: () -> Int, _ random: inout SeededGenerator) -> List.Edit? {
    let sections = list.sections
    guard let section = sections.indices.randomElement(using: &random) else {
      return .insertSection(.init(header: Title(id: fresh()), items: [Cell(id: fresh())]), at: 0)
    }
    let count = sections[section].items.count
    let path = ItemPath(section: section, item: Int.random(in: 0...max(0, count - 1), using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where count > 0: return .removeItem(path)
    case 1 where count > 0:
      let target = Int.random(in: sections.indices, using: &random)
      let last = sections[target].items.count - (target == section ? 1 : 0)
      return .moveItem(from: path, to: ItemPath(section: target, item: Int.random(in: 0...last, using: &random)))
    case 2 where count > 0:
      var cell = sections[section].items[path.item]
      cell.content += 1
      return .replaceItem(path, cell)
    case 3: return .removeSection(section)
    case 4: return .moveSection(from: section, to: Int.random(in: sections.indices, using: &random))
    case 5:
      var title = sections[section].header
      title?.text += 1
      return .replaceSupplements(section: section, with: .init(header: title, items: []), isDifferent: true)
    case 6:
      return .insertSection(.init(header: Title(id: fresh()), items: [Cell(id: fresh())]), at: section)
    default: return .insertItems([Cell(id: fresh())], at: ItemPath(section: section, item: count))
    }
  }

  private func cells(_ list: List) -> [CellSection] {
    list.shownSections.map { CellSection(id: $0.header?.id ?? -1, header: $0.header?.text ?? 0, cells: $0.items) }
  }
}
