import Foundation
import Roster
import TestSupport
import Testing

// The samples of the article "Staying where the reader is", run.

private struct Message: Identifiable, Equatable, TableViewPresentable {
  let id: Int
  var text: String

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = text }
}

@MainActor private final class Conversation {
  let messages: FlatDataSource<Message>
  private(set) var loaded: [Int] = []

  init(_ messages: FlatDataSource<Message>) { self.messages = messages }

  func load(around id: Int) async {
    loaded.append(id)
    messages.insert(contentsOf: (id - 20..<id + 20).map { Message(id: $0, text: "\($0)") }, at: 0)
  }
}

@MainActor struct StayingWhereTheReaderIsTests {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let messages = FlatDataSource((0..<100).map { Message(id: $0, text: "\($0)") })
  private let delegate: TableViewDelegate

  init() {
    tableView.rowHeight = 44
    tableView.estimatedRowHeight = 0
    window.addSubview(tableView)
    window.makeKeyAndVisible()
    var options = TableViewUpdateOptions()
    options.anchoring = .end
    delegate = tableView.attach(messages, options: options)
    tableView.layoutIfNeeded()
  }

  private var first: String? {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.first?.textLabel?.text
  }

  @Test func aButtonSaysWhatIsNew() {
    let button = UIButton(type: .system)
    delegate.onNewItemsBelow { count in
      button.isHidden = count == 0
      button.setTitle("\(count) new", for: .normal)
    }
    messages.append(contentsOf: (200..<203).map { Message(id: $0, text: "\($0)") })
    expectEqual(first, "0")
    #expect(button.title(for: .normal) == "3 new" && !button.isHidden)
    delegate.scrollToEnd()
    expectEqual(first, "93")
    #expect(button.isHidden)
  }

  @Test func theListOpensAtWhatIsUnread() {
    let firstUnread = 50
    let rows = messages.interleaved { _, _ -> String? in nil }
    rows.show(before: firstUnread, "Unread")
    let delegate = tableView.attach(
      rows.map { row in
        switch row {
        case .item(let message): message
        case .separator(let text): Message(id: -1, text: text)
        }
      }
    )
    tableView.layoutIfNeeded()
    #expect(delegate.scroll(to: ListPosition(firstUnread, distance: 60)))
    expectEqual(first, "49")
    expectEqual(tableView.visibleCells[1...2].map(\.textLabel?.text), ["Unread", "50"])
  }

  @Test func aPositionIsKept() throws {
    delegate.scroll(to: ListPosition(30, distance: 10))
    let position = delegate.position(by: Message.ID.self)
    let data = try JSONEncoder().encode(position)
    try expectEqual(JSONDecoder().decode(ListPosition<Int>.self, from: data), ListPosition(29, distance: -34))
  }

  @Test func whatIsFoundIsLoadedFirst() async {
    let conversation = Conversation(messages)
    let found = -500
    let isThere = await delegate.scroll(to: ListPosition(found)) { id in
      await conversation.load(around: id)
    }
    #expect(isThere && first == "-500")
    expectEqual(conversation.loaded, [-500])
  }

  @Test func aSetKeepsTheSelection() {
    tableView.allowsMultipleSelection = true
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let selected = SelectedItems<Message.ID>()
    delegate.keepSelection(of: Message.self, in: selected)
    selected.onChange { print("\($0.count) selected") }
    selected.selectAll(in: messages)
    expectEqual(printed, ["100 selected"])
    expectEqual(tableView.indexPathsForSelectedRows?.count, 100)
  }

  /// While a finger moves the content, the list does not go to its end.
  @Test func aFingerIsNotFollowed() {
    final class Receiving: TableViewDelegate {
      var onScroll: () -> Void = {}
      override func scrollViewDidScroll(_ scrollView: UIScrollView) { if scrollView.isDragging { onScroll() } }
    }
    let receiving = Receiving(TableViewDataSource(messages))
    receiving.dataSource.updateOptions.anchoring = .end
    tableView.attach(receiving)
    tableView.layoutIfNeeded()
    receiving.scrollToEnd()
    expectEqual(tableView.contentOffset.y, 3_960)
    var isFirst = true
    receiving.onScroll = { [messages] in
      if isFirst { messages.append(Message(id: 300, text: "300")) }
      isFirst = false
    }
    tableView.headlessScroll(to: CGPoint(x: 0, y: 3_950))
    expectEqual(tableView.contentOffset.y, 3_950)
    expectEqual(receiving.newItemsBelow, 1)
  }
}
