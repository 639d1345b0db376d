import Foundation
import Roster
import TestSupport
import Testing

/// Content whose phases a test says.
@MainActor private final class Phases: LoadingContent {
  private(set) var status = LoadStatus()
  private var observers: [() -> LoadObservation?] = []
  private var tell: [(LoadStatus) -> Void] = []
  var retries = 0

  func observeStatus(_ observer: @escaping (LoadStatus) -> Void) -> LoadObservation {
    let observation = LoadObservation(observer)
    tell.append { [weak observation] status in observation?.tell(status) }
    return observation
  }

  func show(_ phase: LoadPhase, spinner: Bool = false) {
    status.phase = phase
    status.shownPhase = phase
    status.showsSpinner = spinner
    for tell in tell { tell(status) }
  }

  func refresh() {}
  func retry() { retries += 1 }
  func loadMore(_ edge: PageEdge) {}
}

private struct Outage: Error {}

@MainActor struct ContentUnavailableTests {
  private let feed = Phases()
  private let controller = UITableViewController(style: .plain)

  private var shown: UIContentUnavailableConfiguration? {
    controller.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
  }

  private func follow() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No Mail"
    controller.showsContentUnavailable(of: feed, empty: empty) { error in
      var failed = UIContentUnavailableConfiguration.empty()
      failed.text = "\(error)"
      failed.button.title = "Try Again"
      return failed
    }
  }

  @Test func eachPhaseWithoutItemsIsShown() {
    follow()
    #expect(shown == nil)
    feed.show(.firstLoad)
    #expect(shown == nil)
    feed.show(.firstLoad, spinner: true)
    expectEqual(shown, .loading())
    feed.show(.empty)
    expectEqual(shown?.text, "No Mail")
    for phase in [LoadPhase.content, .refreshing, .failedOverContent(Outage()), .idle] {
      feed.show(.empty)
      feed.show(phase)
      #expect(shown == nil)
    }
    feed.show(.failed(Outage()))
    expectEqual(shown?.text, "Outage()")
  }

  @Test func theButtonOfAFailureAsksAgain() throws {
    follow()
    feed.show(.failed(Outage()))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    try #require(view.subviews.last as? UIButton).sendActions(for: .primaryActionTriggered)
    expectEqual(feed.retries, 1)
  }

  @Test func whatIsKnownAtFirstIsShown() {
    feed.show(.empty)
    controller.showsContentUnavailable(of: feed)
    #expect(shown == nil)
    follow()
    expectEqual(shown?.text, "No Mail")
  }

  @Test func nothingIsKeptAlive() {
    weak var feed: Phases?
    weak var controller: UIViewController?
    do {
      let phases = Phases()
      let owner = UITableViewController(style: .plain)
      owner.showsContentUnavailable(of: phases, empty: .empty())
      phases.show(.empty)
      (feed, controller) = (phases, owner)
    }
    #expect(feed == nil && controller == nil)
  }
}
