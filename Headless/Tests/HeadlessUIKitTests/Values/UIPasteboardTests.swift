import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized) struct UIPasteboardTests {
  @Test func whatIsCopiedReplacesAllThatWasThere() {
    let pasteboard = UIPasteboard()
    #expect(pasteboard.string == nil && !pasteboard.hasStrings && pasteboard.changeCount == 0)
    pasteboard.strings = ["Lisbon", "Porto"]
    #expect(pasteboard.string == "Lisbon" && pasteboard.hasStrings && pasteboard.changeCount == 1)
    pasteboard.color = .red
    #expect(pasteboard.string == nil && pasteboard.hasColors && pasteboard.changeCount == 2)
    pasteboard.color = nil
    #expect(!pasteboard.hasColors)
  }

  @Test func aChangeIsPosted() {
    final class Count: @unchecked Sendable { var posts = 0 }
    let (pasteboard, count) = (UIPasteboard(), Count())
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification,
      object: pasteboard,
      queue: nil
    ) { _ in count.posts += 1 }
    pasteboard.string = "Lisbon"
    NotificationCenter.default.removeObserver(token)
    expectEqual(count.posts, 1)
  }
}
