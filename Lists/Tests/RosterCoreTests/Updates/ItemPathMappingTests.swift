import ListModels
import RosterCore
import TestSupport
import Testing

@MainActor struct ItemPathMappingTests {
  /// Over all pairs of small lists, against the items' identifiers.
  @Test(.slow) func everyStageOfSmallLists() {
    let lists = [[]] + (1...3).flatMap { count in permutations(Array(1...4), count) }
    var sectioned: [[CellSection]] = []
    for list in lists where list.count <= 3 {
      for split in 0...list.count {
        let parts = [Array(list[..<split]), Array(list[split...])]
        sectioned.append(zip([1, 2], parts).map { .init(id: $0, cells: $1.map { Cell(id: $0) }) })
        if split == 0 { sectioned.append([.init(id: 2, cells: parts[1].map { Cell(id: $0) })]) }
      }
    }
    var stages = 0
    for old in sectioned {
      for new in sectioned.shuffledEvery(7) {
        let changes = SectionedChangeset(from: old, to: new)
        // Stages of two structures have content between them that is judged elsewhere.
        let all = changes.stages(sectionCount: new.count).map(\.stage).filter(\.hasStructure)
        guard all.count == 1, let stage = all.first else { continue }
        stages += 1
        let mapping = ItemPathMapping(stage)
        for (section, content) in old.enumerated() {
          expectEqual(mapping.section(section), new.firstIndex { $0.id == content.id })
          for (item, cell) in content.cells.enumerated() {
            let path = ItemPath(section: section, item: item)
            let place = new.enumerated().compactMap { section, content in
              content.cells.firstIndex(of: cell).map { ItemPath(section: section, item: $0) }
            }.first
            let goes =
              stage.sections.deletes.contains(section)
              || place.map { stage.sections.inserts.contains($0.section) } ?? true
            expectEqual(mapping.path(path), (goes ? nil : place), "\(old) \(new)")
            expectEqual(mapping.carriedPath(path), (goes ? place : nil), "\(old) \(new)")
          }
        }
      }
    }
    #expect(stages > 1_000)
  }

  private func permutations(_ values: [Int], _ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return values.flatMap { first in permutations(values.filter { $0 != first }, count - 1).map { [first] + $0 } }
  }
}

extension Array {
  /// Every one of so many elements, which differ from those of neighbours.
  fileprivate func shuffledEvery(_ step: Int) -> [Element] {
    stride(from: 0, to: count, by: step).map { self[$0] }
  }
}
