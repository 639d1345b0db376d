import TestSupport
import Testing

@testable import TestSupport

struct SeedsTests {
  @Test(arguments: 0...200, [3, 10, 40]) func aShareIsSpreadEvenly(count: Int, share: Int) {
    let part = Seeds.part(of: 0..<count, share: share)
    expectEqual(part.count, min(count, max(2, (count + share - 1) / share)))
    expectEqual(part.first, (count == 0 ? nil : 0))
    // One of each part, even and odd by turns.
    #expect(
      part.indices.allSatisfy { (count * $0 / part.count..<count * ($0 + 1) / part.count).contains(part[$0]) }
    )
    #expect(part.indices.allSatisfy { part[$0] % 2 == $0 % 2 })
  }

  @Test func allAreTriedWhereThatIsSaid() {
    expectEqual(Seeds.some(of: 5..<85).count, (80 + Seeds.share - 1) / Seeds.share)
    expectEqual(Seeds.some(of: 45), (45 + Seeds.share - 1) / Seeds.share)
  }
}
