import Testing

@testable import TestSupport

struct SeedsTests {
  @Test(arguments: 0...200) func aTenthIsSpreadEvenly(count: Int) {
    let tenth = Seeds.tenth(of: 0..<count)
    #expect(tenth.count == min(count, max(2, (count + 9) / 10)))
    #expect(tenth.first == (count == 0 ? nil : 0))
    #expect(Set(tenth).count == tenth.count && tenth.allSatisfy { $0 < count })
    let gaps = Set(zip(tenth, tenth.dropFirst()).map { $1 - $0 })
    #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1)
  }

  @Test func allAreTriedWhereThatIsSaid() {
    #expect(Seeds.some(of: 5..<45).count == (Seeds.areAll ? 40 : 4))
    #expect(Seeds.some(of: 45) == (Seeds.areAll ? 45 : 5))
  }
}
