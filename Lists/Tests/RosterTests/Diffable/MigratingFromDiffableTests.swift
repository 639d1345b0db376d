import Foundation
import TestSupport
import Testing

@testable import Roster

// The samples of the article MigratingFromDiffable, side by side; a test compares them with the page.

private struct Song: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
}

private final class SongCell: UITableViewCell, ReusablePresenter {
  func present(viewModel song: Song) {
    var content = defaultContentConfiguration()
    content.text = song.title
    contentConfiguration = content
  }
}

extension Song: TableViewPresentable {
  fileprivate typealias TableViewCell = SongCell
}

private typealias SongDataSource = UITableViewDiffableDataSource<String, Song.ID>

/// What a screen with a diffable data source keeps beside it.
@MainActor private final class Store {
  var songs: [Song.ID: Song] = [:]

  init(_ songs: [Song]) { for song in songs { self.songs[song.id] = song } }
}

private final class TitledDataSource: UITableViewDiffableDataSource<String, Song.ID> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }
}

private final class SelectionDelegate: NSObject, UITableViewDelegate {
  let dataSource: SongDataSource
  let onSelect: (Song.ID) -> Void

  init(_ dataSource: SongDataSource, onSelect: @escaping (Song.ID) -> Void) {
    self.dataSource = dataSource
    self.onSelect = onSelect
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let id = dataSource.itemIdentifier(for: indexPath) { onSelect(id) }
  }
}

private final class EditableDataSource: UITableViewDiffableDataSource<String, Song.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = itemIdentifier(for: indexPath) else { return }
    var snapshot = snapshot()
    snapshot.deleteItems([id])
    apply(snapshot)
  }
}

private final class MovableDataSource: UITableViewDiffableDataSource<String, Song.ID> {
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let id = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath)
    else { return }
    var snapshot = snapshot()
    if sourceIndexPath < destinationIndexPath {
      snapshot.moveItem(id, afterItem: other)
    } else {
      snapshot.moveItem(id, beforeItem: other)
    }
    apply(snapshot, animatingDifferences: false)
  }
}

@MainActor struct MigratingFromDiffableTests {
  private let songs = [Song(id: 1, title: "Aria"), Song(id: 2, title: "Ballad"), Song(id: 3, title: "Canon")]
  private let tableView = makeTable()
  private let other = makeTable()

  private func provider(_ store: Store) -> SongDataSource.CellProvider {
    { tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = store.songs[id]?.title
      cell.contentConfiguration = content
      return cell
    }
  }

  private func fill(_ dataSource: SongDataSource) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Song.ID>()
    snapshot.appendSections(["Songs"])
    snapshot.appendItems(songs.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// A filled table of either kind.
  private func both() -> (store: Store, dataSource: SongDataSource, content: FlatDataSource<Song>) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    let store = Store(songs)
    let dataSource = SongDataSource(tableView: tableView, cellProvider: provider(store))
    fill(dataSource)
    let content = FlatDataSource(songs)
    other.attach(content)
    return (store, dataSource, content)
  }

  private func expectSame(_ titles: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(tableView.shownTexts, titles, sourceLocation: sourceLocation)
    expectEqual(other.shownTexts, titles, sourceLocation: sourceLocation)
  }

  @Test func showingAList() {
    let store = Store(songs)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    let dataSource = SongDataSource(tableView: tableView) { tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = store.songs[id]?.title
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Song.ID>()
    snapshot.appendSections(["Songs"])
    snapshot.appendItems(songs.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)

    let content = FlatDataSource(songs)
    other.attach(content)

    expectSame(["Aria", "Ballad", "Canon"])
  }

  @Test func insertingAnItem() {
    let (store, dataSource, content) = both()
    let song = Song(id: 4, title: "Duet")

    store.songs[song.id] = song
    var snapshot = dataSource.snapshot()
    snapshot.insertItems([song.id], beforeItem: 2)
    dataSource.apply(snapshot)

    content.insert(song, before: 2)

    expectSame(["Aria", "Duet", "Ballad", "Canon"])
  }

  @Test func removingAnItem() {
    let (store, dataSource, content) = both()

    store.songs[2] = nil
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([2])
    dataSource.apply(snapshot)

    content.remove(id: 2)

    expectSame(["Aria", "Canon"])
  }

  @Test func movingAnItem() {
    let (_, dataSource, content) = both()

    var snapshot = dataSource.snapshot()
    snapshot.moveItem(3, beforeItem: 1)
    dataSource.apply(snapshot)

    content.move(id: 3, before: 1)

    expectSame(["Canon", "Aria", "Ballad"])
  }

  @Test func changingAnItem() {
    let (store, dataSource, content) = both()

    store.songs[2]?.title = "Blues"
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([2])
    dataSource.apply(snapshot)

    content.update(id: 2) { $0.title = "Blues" }

    expectSame(["Aria", "Blues", "Canon"])
  }

  @Test func showingANewList() {
    let (store, dataSource, content) = both()
    let newSongs = [Song(id: 3, title: "Canon"), Song(id: 1, title: "Air"), Song(id: 5, title: "Étude")]

    let changed = newSongs.filter { song in store.songs[song.id].map { $0 != song } ?? false }
    for song in newSongs { store.songs[song.id] = song }
    var snapshot = NSDiffableDataSourceSnapshot<String, Song.ID>()
    snapshot.appendSections(["Songs"])
    snapshot.appendItems(newSongs.map(\.id))
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot)

    content.apply(newSongs)

    expectSame(["Canon", "Air", "Étude"])
  }

  @Test func sectionsWithTitles() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    let dataSource = TitledDataSource(tableView: tableView, cellProvider: provider(Store(songs)))

    var snapshot = NSDiffableDataSourceSnapshot<String, Song.ID>()
    snapshot.appendSections(["Slow", "Fast"])
    snapshot.appendItems([1, 2], toSection: "Slow")
    snapshot.appendItems([3], toSection: "Fast")
    dataSource.apply(snapshot)

    let content = NestedDataSource<String, Song, Never>([
      ContentSection(header: "Slow", items: [songs[0], songs[1]]),
      ContentSection(header: "Fast", items: [songs[2]]),
    ])
    other.attach(content)

    expectSame(["Aria", "Ballad", "Canon"])
    for view in [tableView, other] {
      expectEqual((0..<2).map { view.headerView(forSection: $0)?.textLabel?.text }, ["Slow", "Fast"])
    }
  }

  @Test func selectingARow() {
    let (store, dataSource, content) = both()
    var played: [String] = []
    func play(_ song: Song) { played.append(song.title) }

    let delegate = SelectionDelegate(dataSource) { id in
      if let song = store.songs[id] { play(song) }
    }
    tableView.delegate = delegate

    other.attach(content).onSelect(Song.self) { song in play(song) }

    expectSame(["Aria", "Ballad", "Canon"])
    for view in [tableView, other] { #expect(view.headlessTapRow(at: IndexPath(row: 1, section: 0))) }
    expectEqual(played, ["Ballad", "Ballad"])
  }

  @Test func deletingByASwipe() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    let dataSource = EditableDataSource(tableView: tableView, cellProvider: provider(Store(songs)))
    fill(dataSource)
    let content = FlatDataSource(songs)

    other.attach(content).onDelete(Song.self) { _, place in content.remove(place) }

    expectSame(["Aria", "Ballad", "Canon"])
    for view in [tableView, other] {
      #expect(view.headlessPerformSwipeAction(titled: "Delete", forRowAt: IndexPath(row: 0, section: 0)))
    }
    expectSame(["Ballad", "Canon"])
  }

  @Test func reorderingByTheUser() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
    let dataSource = MovableDataSource(tableView: tableView, cellProvider: provider(Store(songs)))
    fill(dataSource)
    let content = FlatDataSource(songs)

    other.attach(content).reorder(Song.self) { _, destination in content.move(to: destination) }

    expectSame(["Aria", "Ballad", "Canon"])
    for view in [tableView, other] {
      view.setEditing(true, animated: false)
      #expect(view.headlessMoveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0)))
    }
    expectSame(["Ballad", "Canon", "Aria"])
    expectEqual(dataSource.snapshot().itemIdentifiers, content.items.map(\.id))
  }

  @Test func bothAtOnce() {
    let content = FlatDataSource(songs)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")

    let dataSource = UITableViewDiffableDataSource<Int, Song.ID>(tableView: tableView) { tableView, indexPath, _ in
      let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
      var row = cell.defaultContentConfiguration()
      row.text = content.item(at: indexPath).title
      cell.contentConfiguration = row
      return cell
    }
    let observation = content.bind(to: dataSource)

    other.attach(content)
    content.update(id: 1) { $0.title = "Air" }
    content.move(id: 1, after: 3)
    expectSame(["Ballad", "Canon", "Air"])
    observation.cancel()
  }

  // MARK: The page

  /// Each sample of the page stands above, but for access and indentation.
  @Test func thePageHasTheseSamples() throws {
    let page = try Repository.text("Lists/Sources/Roster/Roster.docc/MigratingFromDiffable.md")
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    let source = lines(own.split(separator: "\n")).joined(separator: "\n")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count > 20)
    for block in blocks {
      #expect(source.contains(lines(block.split(separator: "\n")).joined(separator: "\n")), "\(block)")
    }
  }

  private func lines(_ lines: [Substring]) -> [String] {
    lines.map { line in
      line.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "fileprivate ", with: "")
        .replacingOccurrences(of: "private ", with: "").replacingOccurrences(
          of: "other.attach",
          with: "tableView.attach"
        )
    }.filter { !$0.isEmpty }
  }
}
