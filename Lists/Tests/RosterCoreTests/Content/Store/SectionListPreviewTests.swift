import TestSupport
import Testing

@testable import RosterCore

/// What a list will be after edits is what it is once they are made.
struct SectionListPreviewTests {
  private typealias List = SectionList<Int, Int, Never>

  @Test(arguments: [EmptySections.keep, .drop], 0..<300)
  func previewsAreWhatComes(emptySections: EmptySections, seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var next = 0
    func fresh() -> Int {
      next += 1
      return next
    }
    func section() -> List.Section {
      .init(header: fresh(), items: (0..<Int.random(in: 0...3, using: &random)).map { _ in fresh() })
    }
    let list = List((0..<Int.random(in: 0...3, using: &random)).map { _ in section() }, emptySections)
    var after = list
    var edits: [List.Edit] = []
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let new = section()
      guard let edit = self.edit(of: after, &random, fresh, new) else { continue }
      edits.append(edit)
      after.apply(edit)
    }
    let text = "seed \(seed): \(edits) of \(list)"
    expectEqual(list.numberOfSections(after: edits[...]), after.sections.count, "\(text)")
    for (index, section) in after.sections.enumerated() {
      expectEqual(list.section(at: index, after: edits[...]), section, "\(text)")
    }
    let shown = list.shown(after: edits[...])
    expectEqual((0..<shown.count).map { shown[$0] }, (0..<after.shown.count).map { after.shown[$0] }, "\(text)")
  }

  private func edit(
    of list: List,
    _ random: inout SeededGenerator,
    _ fresh: () -> Int,
    _ section: List.Section
  ) -> List.Edit? {
    let count = list.sections.count
    let index = Int.random(in: 0...max(0, count - 1), using: &random)
    let items = count == 0 ? 0 : list.sections[index].items.count
    let item = Int.random(in: 0...max(0, items - 1), using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where count > 0:
      let new = (0..<Int.random(in: 0...2, using: &random)).map { _ in fresh() }
      return .insertItems(new, at: ItemPath(section: index, item: Int.random(in: 0...items, using: &random)))
    case 1 where items > 0: return .removeItem(ItemPath(section: index, item: item))
    case 2 where items > 0:
      let to = Int.random(in: 0..<count, using: &random)
      let last = list.sections[to].items.count - (to == index ? 1 : 0)
      return .moveItem(
        from: ItemPath(section: index, item: item),
        to: ItemPath(section: to, item: Int.random(in: 0...last, using: &random))
      )
    case 3 where items > 0: return .replaceItem(ItemPath(section: index, item: item), fresh())
    case 4 where count > 0: return .replaceItems(section: index, [fresh(), fresh()], ListChangeset())
    case 5: return .insertSection(section, at: Int.random(in: 0...count, using: &random))
    case 6 where count > 0: return .removeSection(index)
    case 7 where count > 0: return .moveSection(from: index, to: Int.random(in: 0..<count, using: &random))
    case 8 where count > 0: return .replaceSupplements(section: index, with: section, isDifferent: true)
    default: return nil
    }
  }
}
