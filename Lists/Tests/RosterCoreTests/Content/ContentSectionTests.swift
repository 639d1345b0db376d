import ListModels
import TestSupport
import Testing

@testable import RosterCore

struct ContentSectionTests {
  @Test func partsThatAreLeftOutAreAbsent() {
    let plain = ContentSection(items: [1, 2])
    expectEqual(plain.items, [1, 2])
    #expect(plain.header == nil && plain.footer == nil && plain.indexTitle == nil)
    let headed = ContentSection(header: "A", items: [1], indexTitle: "a")
    #expect(headed.header == "A" && headed.footer == nil && headed.indexTitle == "a")
    let footed = ContentSection<Never, Int, String>(header: nil, items: [1], footer: "Z")
    #expect(footed.header == nil && footed.footer == "Z")
  }

  @Test func valuesCompareByAllParts() {
    let section = ContentSection(header: "A", items: [1], footer: "Z", indexTitle: "a")
    expectEqual(section, ContentSection(header: "A", items: [1], footer: "Z", indexTitle: "a"))
    let others = [
      ContentSection(header: "B", items: [1], footer: "Z", indexTitle: "a"),
      ContentSection(header: "A", items: [2], footer: "Z", indexTitle: "a"),
      ContentSection(header: "A", items: [1], footer: "Y", indexTitle: "a"),
      ContentSection(header: "A", items: [1], footer: "Z", indexTitle: nil),
    ]
    #expect(!others.contains(section))
    expectEqual(Set(others + [section]).count, 5)
  }
}
