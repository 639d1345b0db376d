import Roster
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

@MainActor @Suite struct InboxViewControllerTests {
  private func messages(_ numbers: some Sequence<Int>, _ subject: String = "Message") -> [Message] {
    numbers.map { Message($0, "\(subject) \($0)") }
  }

  /// Lets tasks of the main actor go on until something is so.
  private func wait(until condition: () -> Bool) async -> Bool {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
    return condition()
  }

  @Test(arguments: [3, 1_999, 2_000, 20_000])
  func aStreamOfListsOfAnyLengthIsFollowed(_ count: Int) async {
    let controller = InboxViewController(MessageStore([]))
    for isByID in [false, true] {
      let (lists, continuation) = AsyncStream.makeStream(of: [Message].self)
      if isByID { controller.followById(lists) } else { controller.follow(lists) }
      for numbers in [Array(0..<count), Array((0..<count).reversed())] {
        continuation.yield(messages(numbers))
        #expect(await wait { controller.messages.items.first?.id == numbers.first })
      }
      controller.messages.apply([])
    }
  }

  @Test func longListsAreShownAtOnceAndInTheBackground() async {
    let controller = InboxViewController(MessageStore([]))
    controller.show(messages(0..<20_000))
    await controller.show((0..<20_000).map { Folder(id: $0, name: "Folder \($0)") })
    #expect(controller.messages.items.count == 20_000 && controller.folders.items.count == 20_000)
  }

  @Test func theScreenFollowsItsStore() async {
    let store = MessageStore(messages(0..<3))
    let controller = InboxViewController(store)
    controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    store.markAsRead(1)
    #expect(await wait { controller.tableView.numberOfRows(inSection: 0) == 2 })
  }

  @Test func anEditThatIsRefusedIsTakenBack() async {
    let controller = InboxViewController(MessageStore([]))
    controller.messages.apply(messages(0..<3))
    controller.edit(1)
    #expect(controller.messages.items[1].isUnread == false)
    #expect(await wait { controller.messages.items[1].isUnread })
  }
}
