import TestSupport
import Testing

@testable import Roster

@MainActor struct LoadedValuesTests {
  private let loader = PausedLoader()

  @Test func aValueIsLoadedOnceForAllWhoWait() async {
    let values = LoadedValues(loader)
    var shown: [String?] = []
    let requests = (0..<3).map { _ in values.request(7) { shown.append($0) } }
    #expect(await eventually { loader.pending == [7] })
    loader.answer(7)
    #expect(await eventually { shown.count == 3 })
    #expect(shown == ["value 7", "value 7", "value 7"])
    #expect(loader.asked == [7])
    #expect(values[7] == "value 7")
    withExtendedLifetime(requests) {}
  }

  @Test func aLoadIsCancelledWhenNobodyWaits() async {
    let values = LoadedValues(loader)
    var shown: [String?] = []
    let first = values.request(1) { shown.append($0) }
    let second = values.request(1) { shown.append($0) }
    #expect(await eventually { loader.pending == [1] })
    first.cancel()
    first.cancel()
    second.cancel()
    #expect(await eventually { loader.cancelled == [1] })
    // An answer that comes all the same is not shown, and not that of a load that began since.
    let third = values.request(1) { shown.append($0) }
    #expect(await eventually { loader.pending == [1, 1] })
    loader.answer(1)
    for _ in 0..<100 { await Task.yield() }
    #expect(shown == [])
    loader.answer(1)
    #expect(await eventually { shown.count == 1 })
    #expect(shown == ["value 1"])
    withExtendedLifetime(third) {}
  }

  @Test func aRequestThatIsLetGoWaitsNoLonger() async {
    let values = LoadedValues(loader)
    var shown = 0
    var request: LoadRequest? = values.request(1) { _ in shown += 1 }
    #expect(await eventually { loader.pending == [1] })
    withExtendedLifetime(request) {}
    request = nil
    #expect(await eventually { loader.cancelled == [1] })
    loader.answerAll()
    for _ in 0..<100 { await Task.yield() }
    #expect(shown == 0)
    // One that is let go before its load begins.
    _ = values.request(2) { _ in shown += 1 }
    #expect(await eventually { loader.cancelled == [1, 2] })
    loader.answerAll()
    for _ in 0..<100 { await Task.yield() }
    #expect(shown == 0)
  }

  @Test func aFailureIsReportedAndTriedAgain() async {
    let values = LoadedValues(loader)
    var failed: [Int] = []
    var shown: [String?] = []
    values.onFailure = { key, _ in failed.append(key) }
    let first = values.request(3) { shown.append($0) }
    #expect(await eventually { loader.pending == [3] })
    loader.answer(3, fails: true)
    #expect(await eventually { shown.count == 1 })
    #expect(shown == [nil] && failed == [3] && values[3] == nil)
    let second = values.request(3) { shown.append($0) }
    #expect(await eventually { loader.pending == [3] })
    loader.answer(3)
    #expect(await eventually { shown.count == 2 })
    #expect(shown == [nil, "value 3"] && failed == [3])
    withExtendedLifetime((first, second)) {}
  }

  @Test(arguments: [0, 1, 2, 3, 4, .max]) func theValuesThatWereUsedLastAreKept(limit: Int) async {
    let values = LoadedValues(loader, limit: limit)
    var uses: [Int] = []
    for key in [1, 2, 3, 1, 4, 5, 1, 2, 6] {
      if values[key] == nil {
        var isThere = false
        let request = values.request(key) { _ in isThere = true }
        #expect(await eventually { loader.pending == [key] })
        loader.answer(key)
        #expect(await eventually { isThere })
        withExtendedLifetime(request) {}
      }
      uses.removeAll { $0 == key }
      uses.append(key)
      // Asking is a use: from the one used longest ago to the last, so that the order stays.
      for key in uses { #expect((values[key] != nil) == uses.suffix(limit).contains(key), "\(key) of \(uses)") }
    }
    values.removeAll()
    #expect(uses.allSatisfy { values[$0] == nil })
  }

  @Test func whatIsPrefetchedIsThereOrCancelled() async {
    let values = LoadedValues(loader)
    values.prefetch(1)
    values.prefetch(1)
    values.prefetch(2)
    #expect(await eventually { loader.pending == [1, 2] })
    var shown: [String?] = []
    let request = values.request(2) { shown.append($0) }
    values.cancelPrefetching(1)
    values.cancelPrefetching(2)
    #expect(await eventually { loader.cancelled == [1] })
    loader.answer(2)
    #expect(await eventually { shown == ["value 2"] })
    #expect(loader.cancelled == [1])
    values.prefetch(2)
    #expect(loader.asked == [1, 2])
    loader.answerAll()
    withExtendedLifetime(request) {}
  }
}
