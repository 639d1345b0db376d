import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct ContentChannelTests {
  @Test func observersAreToldInOrderOfSubscription() {
    let changes = ContentChannel<Int>()
    var told: [String] = []
    let first = changes.observe { _ in told.append("first") }
    let second = changes.observe { _ in told.append("second") }
    changes.announceReload()
    expectEqual(told, ["first", "second"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func releasingTheTokenEndsTheSubscription() {
    let changes = ContentChannel<Int>()
    var count = 0
    var token: ContentObservation? = changes.observe { _ in count += 1 }
    changes.announceReload()
    expectEqual(count, 1)
    expectEqual(changes.numberOfSinks, 1)
    weak let weakToken = token
    token = nil
    #expect(weakToken == nil)
    changes.announceReload()
    expectEqual(count, 1)
    expectEqual(changes.numberOfSinks, 0)
  }

  @Test func theTokenHoldsTheObserverAndNothingElseDoes() {
    final class Target {}
    let changes = ContentChannel<Int>()
    var target: Target? = Target()
    weak let weakTarget = target
    var token: ContentObservation? = changes.observe { [target] _ in _ = target }
    target = nil
    #expect(weakTarget != nil)
    #expect(token?.isActive == true)
    token = nil
    #expect(weakTarget == nil)
  }

  @Test func cancellingEndsTheSubscription() {
    let changes = ContentChannel<Int>()
    var count = 0
    let token = changes.observe { _ in count += 1 }
    token.cancel()
    changes.announceReload()
    expectEqual(count, 0)
    #expect(!token.isActive)
  }

  @Test func anObserverCanEndAnotherOneWhileBeingTold() {
    let changes = ContentChannel<Int>()
    var second: ContentObservation?
    var told: [String] = []
    let first = changes.observe { _ in
      told.append("first")
      second = nil
    }
    second = changes.observe { _ in told.append("second") }
    changes.announceReload()
    expectEqual(told, ["first"])
    #expect(second == nil)
    withExtendedLifetime(first) {}
  }

  @Test func observersLearnOfWhatAnotherObserverChanges() {
    let source = FlatDataSource([1])
    var told: [String] = []
    let first = source.changes.observe { _ in
      told.append("first begins with \(source.items.count)")
      if source.items.count < 3 { source.append(0) }
      told.append("first ends")
    }
    let second = source.changes.observe { _ in told.append("second") }
    source.append(0)
    // The second one learns of both changes at once, as it reads the content after both.
    expectEqual(
      told,
      [
        "first begins with 2", "first ends", "second",
        "first begins with 3", "first ends",
      ]
    )
    withExtendedLifetime((first, second)) {}
  }

  @Test func whoSubscribesWhileOthersAreToldHearsOfTheNextChange() {
    let changes = ContentChannel<Int>()
    var late: ContentObservation?
    var count = 0
    let first = changes.observe { _ in
      if late == nil { late = changes.observe { _ in count += 1 } }
    }
    changes.announceReload()
    expectEqual(count, 0)
    changes.announceReload()
    expectEqual(count, 1)
    withExtendedLifetime((first, late)) {}
  }
}
