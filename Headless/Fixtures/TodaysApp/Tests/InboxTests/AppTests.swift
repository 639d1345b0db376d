#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit
  import Testing

  #if IN_SWIFTFIVE
    import SwiftFiveInbox
  #elseif IN_SWIFTSIX
    import SwiftSixInbox
  #elseif IN_MAINACTOR
    import MainActorInbox
  #elseif IN_APPROACHABLE
    import ApproachableInbox
  #endif

  /// The app from its launch on: its delegates, its first screen, and what it restores.
  @MainActor @Suite(.serialized) struct AppTests {
    private let store = MessageStore((0..<5).map { Message($0, "Message \($0)") })

    private func launch(restoring session: UISceneSession? = nil) -> HeadlessApplication {
      HeadlessApplication.launch(AppDelegate(), scene: SceneDelegate(store), restoring: session)
    }

    private func inbox(_ app: HeadlessApplication) throws -> InboxViewController {
      let navigation = try #require(app.window?.rootViewController as? UINavigationController)
      return try #require(navigation.topViewController as? InboxViewController)
    }

    private func wait(until condition: () -> Bool) async -> Bool {
      for _ in 0..<100_000 where !condition() { await Task.yield() }
      return condition()
    }

    @Test func theFirstScreenShowsTheMessages() throws {
      let app = launch()
      let inbox = try inbox(app)
      #expect(inbox.tableView.window === app.window)
      #expect(inbox.tableView.visibleCells.count == 5)
      #expect(inbox.contentUnavailableConfiguration == nil)
      #expect(app.scene?.activationState == .foregroundActive)
    }

    @Test func anEmptyInboxSaysSo() async throws {
      store.messages = []
      let app = launch()
      let inbox = try inbox(app)
      let shown = try #require(inbox.contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
      #expect(shown.text == "No Messages")
      store.messages = [Message(7, "New")]
      #expect(await wait { inbox.messages.items.count == 1 })
      inbox.view.layoutIfNeeded()
      #expect(inbox.contentUnavailableConfiguration == nil)
    }

    @Test func whatWasReadLastIsRestored() throws {
      let first = launch()
      try inbox(first).tableView.headlessTapRow(at: IndexPath(row: 2, section: 0))
      #expect(try inbox(first).lastRead == 2)
      UIApplication.shared.headlessEnterBackground()
      UIApplication.shared.headlessTerminate()
      let second = launch(restoring: first.session)
      #expect(try inbox(second).lastRead == 2)
    }
  }
#endif
