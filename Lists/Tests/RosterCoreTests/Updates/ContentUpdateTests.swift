import ListModels
import TestSupport
import Testing

@testable import RosterCore

@MainActor struct ContentUpdateTests {
  @Test func anUpdateIsShownWhenItIsCommittedAndAllViewsAreDone() async {
    makeBurstsOfOthers()
    let update = ContentUpdate()
    var shown = 0
    update.onShown { shown += 1 }
    let (first, second) = (update.waitForView(), update.waitForView())
    update.isCommitted = true
    update.finishIfShown()
    first()
    first()
    #expect(shown == 0 && !update.isShown)
    let waiting = Task { await update.shown() }
    await Task.yield()
    second()
    #expect(shown == 1 && update.isShown)
    await waiting.value
    update.onShown { shown += 1 }
    await update.shown()
    expectEqual(shown, 2)
  }

  @Test func viewsThatAreDoneBeforeTheCommitDoNotEndIt() {
    makeBurstsOfOthers()
    let update = ContentUpdate()
    var shown = 0
    update.onShown { shown += 1 }
    update.waitForView()()
    #expect(shown == 0 && !update.isShown)
  }

  /// A view that goes away lets its updates end.
  @Test func aCompletionThatIsReleasedCounts() async {
    makeBurstsOfOthers()
    let update = ContentUpdate()
    update.isCommitted = true
    var completion: ContentUpdate.ViewCompletion? = update.waitForView()
    #expect(!update.isShown && completion != nil)
    completion = nil
    await update.shown()
    #expect(update.isShown)
  }

  @Test func aHandlerCanChangeContent() {
    makeBurstsOfOthers()
    let source = FlatDataSource([1])
    let view = ListModel(source.map { Cell(id: $0) })
    source.append(2).onShown { source.append(3) }
    expectEqual(view.ids, [[1, 2, 3]])
    expectEqual(view.complaints, [])
  }
}
