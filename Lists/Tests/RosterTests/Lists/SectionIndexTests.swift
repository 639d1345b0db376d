import TestSupport
import Testing

@testable import Roster

@MainActor struct SectionIndexTests {
  private func entries(_ titles: [String?]) -> [SectionIndex.Entry] {
    SectionIndex.entries(of: titles.count) { titles[$0] }
  }

  @Test func sectionsWithoutTitlesAreSkipped() {
    expectEqual(entries([nil, "A", nil, "B"]), [.init(title: "A", section: 1), .init(title: "B", section: 3)])
    expectEqual(entries([nil, nil]), [])
    expectEqual(entries([]), [])
  }

  @Test func neighboursWithOneTitleShareAnEntry() {
    expectEqual(entries(["A", "A", nil, "A", "B"]), [.init(title: "A", section: 0), .init(title: "B", section: 4)])
  }

  @Test func aTitleMayComeBackLater() {
    expectEqual(entries(["A", "B", "A"]).map(\.section), [0, 1, 2])
  }
}
