#if !canImport(SwiftUI)
  import Foundation
  import Roster
  import Testing

  // The samples of the guide on hosted rows, run with what stands for SwiftUI: a view is a content configuration.

  private struct Message: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  @MainActor private func MessageView(message: Message) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = message.text
    return content
  }

  extension DataSource {
    fileprivate func hosted<View: UIContentConfiguration>(
      _ view: @escaping @MainActor (Item) -> View
    ) -> MappedDataSource<Self, ConfiguredItem<Item, View>> { configured(view) }
  }

  @MainActor struct HostedRecipeTests {
    private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    private func answer() -> AsyncStream<String> {
      AsyncStream { continuation in
        for word in ["It", " streams", ", word by word."] { continuation.yield(word) }
        continuation.finish()
      }
    }

    @Test func aChatWithHostedRows() async {
      let messages = FlatDataSource((0..<30).map { Message(id: $0, text: "Message \($0)") })
      var options = TableViewUpdateOptions()
      options.anchoring = .end
      tableView.attach(messages.hosted { message in MessageView(message: message) }, options: options).scrollToEnd()

      // Somebody sees the end before the answer comes.
      tableView.layoutIfNeeded()
      HeadlessRunLoop.runPending()
      tableView.layoutIfNeeded()
      #expect(tableView.cellForRow(at: [0, 29]) != nil)

      let id = messages.items.count
      messages.append(Message(id: id, text: ""))
      for await word in answer() {
        messages.update(id: id) { $0.text += word }
      }

      tableView.layoutIfNeeded()
      #expect(messages.items.last?.text == "It streams, word by word.")
      #expect(tableView.numberOfRows(inSection: 0) == 31)
    }

    @Test func aSampleOfContentConfigurations() {
      struct Film { var title: String }
      let movies = FlatDataSource([Film(title: "Alien")])
      let rows = movies.configured { movie in
        var content = UIListContentConfiguration.cell()
        content.text = movie.title
        return content
      }
      tableView.attach(rows)
      tableView.layoutIfNeeded()
      #expect(tableView.visibleCells.first?.shownText == "Alien")
    }
  }
#endif
