import Foundation
import Roster
import TestSupport
import Testing

// The samples of the article "Dragging items", run.

private struct Mail: Identifiable, Equatable, TableViewPresentable, CollectionViewPresentable {
  var id: String { subject }
  var subject: String
  var isRead = true

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = subject }
  @MainActor func present(on cell: UICollectionViewCell) {}
}

private struct Folder: Identifiable, Equatable, TableViewPresentable {
  let id: String
  var isLocked = false
  var mails: [Mail] = []

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = id }
}

private final class LoadingCell: UITableViewCell {}

@MainActor struct DraggingItemsTests {
  private let inboxTable = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let folderTable = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let archiveCollection = UICollectionView(
    frame: CGRect(x: 0, y: 400, width: 390, height: 400),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let inbox = FlatDataSource([Mail(subject: "a"), Mail(subject: "b"), Mail(subject: "c", isRead: false)])
  private let archive = FlatDataSource([Mail(subject: "x"), Mail(subject: "y")])

  init() {
    for view in [inboxTable, folderTable, archiveCollection] { window.addSubview(view) }
    window.makeKeyAndVisible()
    inboxTable.headlessStrictUpdates = true
    archiveCollection.headlessStrictUpdates = true
  }

  @Test func fromListToList() throws {
    inboxTable.attach(inbox).draggable(Mail.self)
    archiveCollection.attach(archive).droppable(in: archive)
    let drag = try #require(inboxTable.headlessBeginDrag(at: [0, 1]))
    #expect(drag.move(to: [0, 1], in: archiveCollection))
    inbox.insert(Mail(subject: "new"), at: 0)
    #expect(drag.drop())
    expectEqual(inbox.items.map(\.subject), ["new", "a", "c"])
    expectEqual(archive.items.map(\.subject), ["x", "b", "y"])
  }

  @Test func intoAnItem() throws {
    let folders = FlatDataSource([Folder(id: "open"), Folder(id: "locked", isLocked: true)])
    inboxTable.attach(inbox).draggable(Mail.self)
    folderTable.attach(folders)
      .droppable(Mail.self, into: Folder.self, where: { _, folder in !folder.isLocked }) { drop, folder, place in
        folders.update(place) { $0.mails += drop.take() }
      }
    let drag = try #require(inboxTable.headlessBeginDrag(at: [0, 0]))
    #expect(!drag.move(to: [0, 1], in: folderTable))
    #expect(drag.move(to: [0, 0], in: folderTable))
    #expect(drag.drop())
    expectEqual(folders.items[0].mails.map(\.subject), ["a"])
    expectEqual(inbox.items.map(\.subject), ["b", "c"])
  }

  @Test func inYourOwnWay() throws {
    var log: [String] = []
    inboxTable.attach(inbox).draggable(Mail.self)
    archiveCollection.attach(archive)
      .droppable(Mail.self, where: { drop in drop.values.allSatisfy(\.isRead) }) { drop in
        drop.perform(in: archive)
        log.append("\(drop.items.count) archived")
      }
    let unread = try #require(inboxTable.headlessBeginDrag(at: [0, 2]))
    #expect(!unread.move(to: [0, 0], in: archiveCollection))
    unread.cancel()
    let drag = try #require(inboxTable.headlessBeginDrag(at: [0, 0]))
    drag.move(to: [0, 2], in: archiveCollection)
    drag.drop()
    expectEqual(log, ["1 archived"])
    expectEqual(archive.items.map(\.subject), ["x", "y", "a"])
  }

  @Test func otherApps() throws {
    inboxTable.attach(inbox)
      .draggable(Mail.self, offering: { mail in NSItemProvider(object: NSString(string: mail.subject)) })
      .droppable(loading: NSString.self) { texts, destination in
        for text in texts {
          if let next = destination.next { inbox.insert(Mail(subject: "\(text)"), before: next) }
        }
      }
      .dropPlaceholder(LoadingCell.self)
    let drag = HeadlessDrag(providers: [NSItemProvider(object: NSString(string: "z"))])
    #expect(drag.move(to: [0, 1], in: inboxTable))
    #expect(drag.drop())
    #expect(inboxTable.headlessDropPlaceholders.map { $0.cell is LoadingCell } == [true])
    HeadlessRunLoop.runPending()
    expectEqual(inbox.items.map(\.subject), ["a", "z", "b", "c"])
    #expect(inboxTable.headlessDropPlaceholders.isEmpty)
  }
}
