import ListModels
import TestSupport
import Testing

@testable import ListChanges
@testable import RosterCore

/// Every edit of every small list, replayed on what is shown before it.
@MainActor struct SectionListTests {
  private typealias List = SectionList<Title, Cell, Never>

  @Test(arguments: [EmptySections.keep, .drop])
  func stagesOfEditsLeadToWhatIsShown(emptySections: EmptySections) {
    var count = 0
    for counts in [[], [0], [1], [2], [0, 1], [1, 0], [2, 1], [1, 1, 1], [0, 2, 0], [1, 0, 2], [2, 1, 0, 1]] {
      var id = 0
      let sections = counts.enumerated().map { section, count in
        List.Section(
          header: Title(id: section),
          items: (0..<count).map { _ in
            id += 1
            return Cell(id: id)
          }
        )
      }
      let old = List(sections, emptySections)
      for edit in edits(of: sections) {
        var new = old
        new.apply(edit)
        let stages = old.stages(of: edit)
        let all = [stages.structure, stages.content].filter { $0.count > 0 }
        let complaints = StageOracle.complaints(about: all.map { StagedContent($0) }, old: cells(old), new: cells(new))
        expectEqual(complaints, [], "\(counts) \(edit)")
        for move in stages.structure.carriedItems {
          expectEqual(
            old.shownSections[move.from.section].items[move.from.item],
            new.shownSections[move.to.section].items[move.to.item],
            "\(counts) \(edit)"
          )
        }
        #expect(stages.structure.count <= 2 || isReplacement(edit), "\(counts) \(edit)")
        count += 1
      }
    }
    #expect(count > 400)
  }

  private func isReplacement(_ edit: List.Edit) -> Bool {
    if case .replaceItems = edit { true } else { false }
  }

  private func cells(_ list: List) -> [CellSection] {
    list.shownSections.map {
      CellSection(id: $0.header?.id ?? -1, header: $0.header?.text ?? 0, cells: $0.items)
    }
  }

  private func edits(of sections: [List.Section]) -> [List.Edit] {
    var edits: [List.Edit] = []
    let added = List.Section(header: Title(id: 50), items: [])
    let filled = List.Section(header: Title(id: 51), items: [Cell(id: 60)])
    for index in 0...sections.count {
      edits += [.insertSection(added, at: index), .insertSection(filled, at: index)]
    }
    for (section, content) in sections.enumerated() {
      edits.append(.removeSection(section))
      edits += sections.indices.map { .moveSection(from: section, to: $0) }
      let other = List.Section(header: Title(id: section, text: 1), items: [])
      edits.append(.replaceSupplements(section: section, with: other, isDifferent: true))
      for item in 0...content.items.count {
        for count in 0...2 {
          let items = (0..<count).map { Cell(id: 90 + $0) }
          edits.append(.insertItems(items, at: ItemPath(section: section, item: item)))
        }
      }
      for item in content.items.indices {
        let path = ItemPath(section: section, item: item)
        edits += [.removeItem(path), .replaceItem(path, Cell(id: content.items[item].id, content: 1))]
        for (target, other) in sections.enumerated() {
          for place in 0...(other.items.count - (target == section ? 1 : 0)) {
            edits.append(.moveItem(from: path, to: ItemPath(section: target, item: place)))
          }
        }
      }
      for items in [[], Array(content.items.reversed()), content.items + [Cell(id: 99)], [Cell(id: 99)]] {
        let changes = ListChangeset(from: content.items, to: items, by: .id())
        if !changes.isEmpty { edits.append(.replaceItems(section: section, items, changes)) }
      }
    }
    return edits
  }
}
