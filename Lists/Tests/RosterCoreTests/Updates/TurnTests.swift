import ListModels
import TestSupport
import Testing

@testable import RosterCore

/// When views, observers, and handlers learn of changes.
@MainActor struct TurnTests {
  private let content = FlatDataSource(["a"])

  /// A view that notes what it's told.
  private final class NotingView: ContentFollower {
    let shown: ShownContent<FlatDataSource<String>>
    var isBusy = false
    var note: (String) -> Void

    init(_ content: FlatDataSource<String>, _ note: @escaping (String) -> Void) {
      shown = ShownContent(content)
      self.note = note
      shown.follower = self
    }

    func willUpdate(_ update: ContentUpdate) { note("will\(update.isAnimated ? "" : " at once")") }
    func perform(_ step: ContentStep, commit: @escaping () -> Void) {
      commit()
      note("step")
    }
    func didUpdate() { note("did") }
  }

  @Test func viewsComeBeforeObserversAndHandlers() {
    var log: [String] = []
    let observation = content.changes.observe { _ in log.append("observer") }
    let view = NotingView(content) { log.append($0) }
    content.append("b").onShown { log.append("shown") }
    log.append("returned")
    #expect(log == ["will", "step", "did", "observer", "shown", "returned"])
    withExtendedLifetime((observation, view)) {}
  }

  @Test func aTransactionIsOneUpdateAtItsEnd() {
    var log: [String] = []
    let view = NotingView(content) { log.append($0) }
    let other = FlatDataSource<String>()
    let observation = other.changes.observe { _ in log.append("observer") }
    let update = transaction(animated: false) {
      content.append("b")
      transaction { other.append("c") }
      content.remove(at: 0)
      #expect(content.items == ["b"] && log.isEmpty)
      #expect(view.shown.version.numberOfItems(inSection: 0) == 1)
    }
    #expect(log == ["will at once", "step", "did", "observer"])
    #expect(update.isShown)
    withExtendedLifetime(observation) {}
  }

  @Test func whatCameAndWentIsNotTold() {
    var log: [String] = []
    let observation = content.changes.observe { _ in log.append("observer") }
    transaction {
      content.append("b")
      content.remove(at: 1)
    }
    #expect(log.isEmpty)
    withExtendedLifetime(observation) {}
  }

  @Test func aChangeOfAnObserverFollowsAllObserversOfTheFirst() {
    var log: [String] = []
    let first = content.changes.observe { [content] _ in
      log.append("first \(content.items.count)")
      if content.items.count == 2 { content.append("c") }
    }
    let other = FlatDataSource<String>()
    let second = other.changes.observe { _ in log.append("second") }
    transaction {
      content.append("b")
      other.append("x")
    }
    #expect(log == ["first 2", "second", "first 3"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func aBusyViewIsToldLaterAndTheUpdateWaits() {
    var log: [String] = []
    let view = NotingView(content) { log.append($0) }
    view.isBusy = true
    let first = content.append("b")
    let second = content.append("c")
    #expect(log.isEmpty && !first.isShown && !second.isShown && first.isCommitted)
    #expect(view.shown.version.numberOfItems(inSection: 0) == 1)
    view.isBusy = false
    Turn.flush()
    #expect(log == ["will", "step", "did"] && first.isShown && second.isShown)
    #expect(view.shown.version.numberOfItems(inSection: 0) == 3)
  }

  @Test func updatesWaitForAllStepsOfAViewThatPauses() {
    var log: [String] = []
    let view = NotingView(content) { log.append($0) }
    view.isBusy = true
    let first = content.append("b")
    let second = content.replace(at: 0, with: "c").update
    view.note = {
      log.append($0)
      view.isBusy = log.count == 2
    }
    view.isBusy = false
    Turn.flush()
    #expect(log == ["will", "step"] && !first.isShown && !second.isShown)
    view.isBusy = false
    Turn.flush()
    #expect(log == ["will", "step", "step", "did"] && first.isShown && second.isShown)
  }

  @Test func aViewThatHasGoneHoldsNothingBack() {
    var view: NotingView? = NotingView(content) { _ in }
    let shown = view?.shown
    view?.isBusy = true
    let update = content.append("b")
    #expect(!update.isShown)
    view = nil
    Turn.flush()
    #expect(update.isShown && shown?.version.numberOfItems(inSection: 0) == 2)
  }

  @Test func aBurstIsToldWithTheNextChange() {
    var log: [String] = []
    let observation = content.changes.observe { [content] _ in log.append("\(content.items.count)") }
    let burst = coalesced { content.append("b") }
    coalesced { content.append("c") }
    #expect(log.isEmpty && !burst.isShown)
    content.append("d")
    #expect(log == ["4"] && burst.isShown)
    withExtendedLifetime(observation) {}
  }

  @Test func aBurstIsToldInItsTurn() async {
    let observed = content
    var count = 0
    let observation = observed.changes.observe { _ in count += 1 }
    let update = coalesced { observed.append("b") }
    coalesced { observed.append("c") }
    await update.shown()
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func changesWhileAViewAsksWaitForItsTurn() async {
    var log: [String] = []
    let view = NotingView(content) { log.append($0) }
    let update = Turn.serve { content.append("b") }
    #expect(log.isEmpty)
    await update.shown()
    #expect(log == ["will", "step", "did"])
    withExtendedLifetime(view) {}
  }

  @Test func aTransactionThatThrowsKeepsWhatItDid() {
    struct Stop: Error {}
    var count = 0
    let observation = content.changes.observe { _ in count += 1 }
    #expect(throws: Stop.self) {
      try transaction { () throws(Stop) in
        content.append("b")
        throw Stop()
      }
    }
    #expect(content.items == ["a", "b"] && count == 1 && Turn.depth == 0)
    withExtendedLifetime(observation) {}
  }

  #if EXIT_TESTS
    @Test func feedbackStopsTheProgram() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let content = FlatDataSource([1])
          let observation = content.changes.observe { [content] _ in content.append(2) }
          content.append(1)
          withExtendedLifetime(observation) {}
        }
      }
    }
  #endif
}
