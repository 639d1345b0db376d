import Foundation
import TestSupport
import Testing

@testable import Roster

/// Items of other apps, which are loaded after the drop.
@MainActor @Suite(.windows) struct DropLoadingTests {
  typealias Kind = DropScreen.Kind

  private func texts(_ texts: String...) -> HeadlessDrag {
    HeadlessDrag(providers: texts.map { NSItemProvider(object: NSString(string: $0)) })
  }

  @Test(arguments: Kind.allCases, DropScreen.Arrangement.allCases)
  func textsComeWhereTheyWereDroppedWhereverThatIsByThen(
    _ kind: Kind,
    _ arrangement: DropScreen.Arrangement
  ) throws {
    let screen = DropScreen(kind, arrangement, [[1, 2]])
    screen.handlers.droppable(loading: NSString.self) { texts, destination in
      guard let next = destination.next else { return }
      for text in texts { screen.content.insert(Ticket(Int("\(text)") ?? 0), before: next) }
    }
    let drag = texts("7", "8")
    #expect(screen.move(drag, to: [0, 1]))
    expectEqual(drag.operation, .copy)
    #expect(drag.drop())
    expectEqual(screen.ids, [[1, 2]])
    screen.content.insert(Ticket(9), before: 1)
    HeadlessRunLoop.runPending()
    expectEqual(screen.ids, [[9, 1, 7, 8, 2]])
    expectEqual(screen.shown, [["9", "1", "7", "8", "2"]])
  }

  @Test func aPlaceholderStandsForWhatIsLoading() throws {
    let screen = DropScreen(.table, [[1, 2]])
    let rows = try #require(screen.handlers as? TableViewDelegate)
    var finish: (@MainActor (String?) -> Void)?
    rows.dropPlaceholder(UITableViewCell.self, height: 20) { $0.textLabel?.text = "loading" }
      .droppable(typeIdentifiers: ["public.utf8-plain-text"]) { _, completion in
        finish = completion
      } _: { (texts: [String], destination) in
        if let next = destination.next { for text in texts { screen.content.insert(Ticket(5, text), before: next) } }
      }
    let drag = texts("a")
    screen.move(drag, to: [0, 1])
    #expect(drag.drop())
    expectEqual(screen.table.headlessDropPlaceholders.map(\.indexPath), [[0, 1]])
    #expect(screen.table.headlessDropPlaceholders.map { ($0.cell as? UITableViewCell)?.textLabel?.text } == ["loading"])
    #expect(screen.table.hasUncommittedUpdates)
    screen.content.insert(Ticket(0), before: 1)
    expectEqual(screen.table.headlessDropPlaceholders.map(\.indexPath), [[0, 2]])
    finish?("five")
    finish?("again")
    #expect(screen.table.headlessDropPlaceholders.isEmpty)
    expectEqual(screen.shown, [["0", "1", "five", "2"]])
    let failing = texts("a")
    screen.move(failing, to: [0, 0])
    failing.drop()
    finish?(nil)
    #expect(screen.table.headlessDropPlaceholders.isEmpty)
    expectEqual(screen.shown, [["0", "1", "five", "2"]])
  }

  @Test func aCollectionShowsAPlaceholderToo() throws {
    let screen = DropScreen(.collection, [[1, 2]])
    let items = try #require(screen.handlers as? CollectionViewDelegate)
    items.dropPlaceholder(UICollectionViewCell.self)
      .droppable(loading: NSString.self) { texts, destination in
        if let next = destination.next { screen.content.insert(Ticket(texts.count), before: next) }
      }
    let drag = texts("a", "b", "c")
    screen.move(drag, to: [0, 1])
    #expect(drag.drop())
    expectEqual(screen.collection.headlessDropPlaceholders.count, 3)
    HeadlessRunLoop.runPending()
    #expect(screen.collection.headlessDropPlaceholders.isEmpty)
    expectEqual(screen.ids, [[1, 3, 2]])
  }

  @Test(arguments: Kind.allCases)
  func whatCannotBeLoadedIsNotTakenAndItemsOfferWhatTheyAreSaidTo(_ kind: Kind) throws {
    let screen = DropScreen(kind, [[1]])
    screen.handlers.droppable(loading: NSString.self) { _, _ in }
    #expect(!screen.move(HeadlessDrag(providers: [NSItemProvider()]), to: [0, 0]))
    screen.handlers.draggable(Ticket.self, offering: { NSItemProvider(object: NSString(string: $0.text)) })
    let drag = try #require(screen.begin([0, 0]))
    #expect(drag.items[0].itemProvider.canLoadObject(ofClass: NSString.self))
  }
}
