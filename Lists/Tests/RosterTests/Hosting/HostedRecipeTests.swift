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

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() { window.isHidden = false }

    private func show(_ view: UIScrollView) {
      view.layoutIfNeeded()
      HeadlessRunLoop.runPending()
      view.layoutIfNeeded()
    }

    private func answer() -> AsyncStream<String> {
      AsyncStream { continuation in
        for word in ["It", " streams", ", word by word."] { continuation.yield(word) }
        continuation.finish()
      }
    }

    /// The screen may be covered by another one while the answer comes, so that the list is in no window.
    @Test(arguments: [false, true]) func aChatWithHostedRows(isInWindow: Bool) async throws {
      if isInWindow { window.addSubview(tableView) }
      let messages = FlatDataSource((0..<30).map { Message(id: $0, text: "Message \($0)") })
      var options = TableViewUpdateOptions()
      options.anchoring = .end
      tableView.attach(messages.hosted { message in MessageView(message: message) }, options: options).scrollToEnd()

      // Somebody sees the end before the answer comes.
      show(tableView)
      #expect(tableView.cellForRow(at: [0, 29]) != nil)

      let id = messages.items.count
      messages.append(Message(id: id, text: ""))
      for await word in answer() {
        messages.update(id: id) { $0.text += word }
      }

      show(tableView)
      #expect(messages.items.last?.text == "It streams, word by word.")
      let last = try #require(tableView.cellForRow(at: [0, 30]))
      #expect(last.shownText == "It streams, word by word.")
      #expect(tableView.contentOffset.y + tableView.bounds.height == tableView.contentSize.height)
    }

    @Test(arguments: [false, true]) func aChatWithHostedItems(isInWindow: Bool) async throws {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)
      )
      let collectionView = UICollectionView(frame: tableView.frame, collectionViewLayout: layout)
      if isInWindow { window.addSubview(collectionView) }
      let messages = FlatDataSource((0..<30).map { Message(id: $0, text: "Message \($0)") })
      var options = ListUpdateOptions()
      options.anchoring = .end
      collectionView.attach(messages.hosted { message in MessageView(message: message) }, options: options)
        .scrollToEnd()
      show(collectionView)
      #expect(collectionView.cellForItem(at: [0, 29]) != nil)

      let id = messages.items.count
      messages.append(Message(id: id, text: ""))
      for await word in answer() {
        messages.update(id: id) { $0.text += word }
      }

      show(collectionView)
      let last = try #require(
        collectionView.cellForItem(at: [0, 30])?.contentConfiguration as? UIListContentConfiguration
      )
      #expect(last.text == "It streams, word by word.")
      #expect(collectionView.contentOffset.y + collectionView.bounds.height == collectionView.contentSize.height)
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
