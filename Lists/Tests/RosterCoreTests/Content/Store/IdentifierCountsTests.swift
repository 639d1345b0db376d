import TestSupport
import Testing

@testable import RosterCore

struct IdentifierCountsTests {
  @Test func counts() {
    var counts = IdentifierCounts([1, nil, 2, 2, nil])
    expectEqual(counts.repeated(since: IdentifierCounts([])), [2])
    #expect(counts.repeated(since: counts).isEmpty)
    var answers = [nil, 3, 1].map { counts.add($0) }
    expectEqual(answers, [false, false, true])
    let old = counts
    counts.remove(1)
    counts.remove(1)
    counts.remove(1)
    answers = [1, 2].map { counts.add($0) }
    expectEqual(answers, [false, true])
    expectEqual(counts.repeated(since: old), [2])
  }
}
