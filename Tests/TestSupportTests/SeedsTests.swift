import Testing

@testable import TestSupport

struct SeedsTests {
  @Test(arguments: 0...200) func aTenthIsSpreadEvenly(count: Int) {
    let tenth = Seeds.tenth(of: 0..<count)
    #expect(tenth.count == min(count, max(2, (count + 9) / 10)))
    #expect(tenth.first == (count == 0 ? nil : 0))
    // One of each part, even and odd by turns.
    #expect(
      tenth.indices.allSatisfy { (count * $0 / tenth.count..<count * ($0 + 1) / tenth.count).contains(tenth[$0]) }
    )
    #expect(tenth.indices.allSatisfy { tenth[$0] % 2 == $0 % 2 })
  }

  @Test func allAreTriedWhereThatIsSaid() {
    #expect(Seeds.some(of: 5..<45).count == (Seeds.areAll ? 40 : 4))
    #expect(Seeds.some(of: 45) == (Seeds.areAll ? 45 : 5))
  }
}
