import Foundation
import RosterComposites
import TestSupport
import Testing

// The samples of the articles on choosing, on what to capture weakly and on what costs what, run.

nonisolated private struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
  var album = "IV"
  var length = 240
}

private final class SongCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Song) { textLabel?.text = viewModel.title }
}

extension Song: TableViewPresentable {
  fileprivate typealias TableViewCell = SongCell
}

private final class HeadingCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) { textLabel?.text = viewModel }
}

private final class LinesDataSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Line \(indexPath.row)"
    return cell
  }
}

private final class PlaylistViewController: UIViewController {
  let tableView = makeTable()
  let songs = FlatDataSource([Song(id: 1, title: "Black Dog")])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.attach(songs).onSelect(Song.self) { [weak self] song in
      self?.show(song)
    }
  }

  private func show(_ song: Song) { title = song.title }
}

@MainActor struct ChoosingTests {
  private let tableView = makeTable()
  private let songs = (1...4).map { Song(id: $0, title: "Song \($0)", album: $0 < 3 ? "I" : "II") }

  @Test func kindsOfContent() {
    let flat = FlatDataSource(songs)
    let nested = NestedDataSource([ContentSection(header: "Favourites", items: songs)])
    let albums = flat.grouped(by: \.album)
    let computed = LazyDataSource(itemCounts: [1_000_000]) { index, _ in Song(id: index, title: "Song \(index)") }
    let shown = flat.filtered { $0.length > 120 }.sorted(by: \.title)
    #expect(flat.items.count == 4 && nested.numberOfSections == 1 && albums.numberOfSections == 2)
    #expect(computed.numberOfItems(inSection: 0) == 1_000_000 && shown.numberOfItems(inSection: 0) == 4)
  }

  @Test func composites() {
    let favourites = FlatDataSource(songs)
    let all = FlatDataSource(songs)
    let screen = CompositeTableViewDataSource {
      favourites
      LinesDataSource()
      all
    }
    tableView.attach(screen)
    expectEqual(tableView.numberOfSections, 3)

    let content = CompositeDataSource {
      favourites.prefix(3)
      all.sorted(by: \.title)
    }
    expectEqual(content.numberOfSections, 2)
  }

  @Test func optionsOfSeveralParts() {
    let heading = FlatDataSource(["Songs"].map { Presented<HeadingCell>($0) })
    let songs = FlatDataSource(songs)
    var options = TableViewUpdateOptions()
    options.insertion = .fade
    tableView.attach(
      CompositeTableViewContent {
        heading
        songs
      },
      options: options
    )
    expectEqual(tableView.numberOfSections, 2)
    #expect((tableView.dataSource as? TableViewDataSource)?.updateOptions.insertion == .fade)
  }

  /// The table stays at its end as a song comes there.
  @Test func optionsOfPartsBesideAHandWrittenOne() {
    let all = FlatDataSource((1...40).map { Song(id: $0, title: "Song \($0)") })
    let window = UIWindow(frame: tableView.frame)
    window.addSubview(tableView)
    window.makeKeyAndVisible()
    let songs = TableViewDataSource(all)
    let delegate = tableView.attach {
      LinesDataSource()
      songs
    }
    delegate.dataSource.updateOptions.insertion = .fade
    delegate.dataSource.updateOptions.anchoring = .end
    expectEqual(tableView.numberOfSections, 2)
    delegate.scrollToEnd()
    tableView.layoutIfNeeded()
    all.append(Song(id: 41, title: "Song 41"))
    expectEqual(tableView.shownTexts.last, "Song 41")
  }

  @Test func nothingKeepsTheViewController() {
    weak var released: PlaylistViewController?
    do {
      let controller = PlaylistViewController()
      controller.loadViewIfNeeded()
      controller.tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))
      expectEqual(controller.title, "Black Dog")
      released = controller
    }
    #expect(released == nil)
  }

  @Test func editsAreCheaperThanArrays() {
    let playlist = FlatDataSource(songs)
    playlist.update(id: 3) { $0.title = "Levee" }  // O(1): looks at one song
    var edited = songs
    edited[2].title = "Levee"
    playlist.apply(edited)  // O(n): compares all
    expectEqual(playlist.items, edited)
  }

  @Test func comparingInTheBackground() async {
    let playlist = FlatDataSource(songs)
    var updates = 0
    let observation = playlist.changes.observe { _ in updates += 1 }
    await playlist.applyInBackground(Array(songs.reversed()))
    #expect(updates == 1 && playlist.items == songs.reversed())
    _ = observation
  }
}
