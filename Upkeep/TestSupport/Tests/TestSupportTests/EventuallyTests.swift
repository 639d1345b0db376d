import TestSupport
import Testing

@MainActor struct EventuallyTests {
  @Test func itWaitsForWorkOfOtherThreads() async {
    var value = 0
    let task = Task {
      value = await Task.detached { (0..<1_000_000).reduce(0, ^) }.value + 1
    }
    expectEqual(value, 0)
    #expect(await eventually { value > 0 })
    await task.value
  }

  @Test func whatHoldsIsNotWaitedFor() async {
    var asked = 0
    #expect(
      await eventually {
        asked += 1
        return true
      }
    )
    expectEqual(asked, 1)
  }
}
