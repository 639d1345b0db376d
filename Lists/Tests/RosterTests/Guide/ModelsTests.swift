import Foundation
import Observation
import Roster
import TestSupport
import Testing

// The samples of the article on models.

private struct Song: Identifiable, Equatable {
  let id: UUID
  var title: String
  var isPlaying = false
}

private final class SongCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Song) {
    var content = defaultContentConfiguration()
    content.text = viewModel.title
    contentConfiguration = content
    accessoryType = viewModel.isPlaying ? .checkmark : .none
  }
}

extension Song: TableViewPresentable {
  fileprivate typealias TableViewCell = SongCell
}

private struct Page: Identifiable, Equatable {
  let id: Int
  var text: String
  var revision: Int  // counted up when the text changes

  static func == (old: Page, new: Page) -> Bool { old.id == new.id && old.revision == new.revision }
}

private final class Download: Identifiable {
  let id: Int
  var progress = 0.0

  init(id: Int) { self.id = id }
}

private struct DownloadRow: Identifiable, Equatable {
  let id: Int
  var progress: Double

  @MainActor init(_ download: Download) {
    id = download.id
    progress = download.progress
  }
}

private final class DownloadCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: DownloadRow) { textLabel?.text = "\(Int(viewModel.progress * 100)) %" }
}

extension DownloadRow: TableViewPresentable {
  fileprivate typealias TableViewCell = DownloadCell
}

@available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
@Observable private final class Transfer: Identifiable, Equatable {
  let url: URL
  var progress = 0.0
  var isDone = false

  init(_ url: URL) { self.url = url }

  static func == (left: Transfer, right: Transfer) -> Bool { left === right }
}

@available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
private final class TransferCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: Transfer) {
    var content = defaultContentConfiguration()
    content.text = "\(viewModel.url.lastPathComponent): \(Int(viewModel.progress * 100)) %"
    contentConfiguration = content
  }
}

@available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
extension Transfer: TableViewPresentable {
  fileprivate typealias TableViewCell = TransferCell
}

@MainActor struct ModelsTests {
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func texts() -> [String?] {
    tableView.layoutIfNeeded()
    return tableView.visibleCells.map { $0.shownText }
  }

  @Test func aChangedSongKeepsItsCell() throws {
    var songs = ["Kashmir", "Angie"].map { Song(id: UUID(), title: $0) }
    let playlist = FlatDataSource(songs)
    tableView.attach(playlist)
    expectEqual(texts(), ["Kashmir", "Angie"])
    let cell = try #require(tableView.visibleCells.last)
    songs[1].title = "Layla"
    songs.swapAt(0, 1)
    playlist.apply(songs)
    #expect(texts() == ["Layla", "Kashmir"] && tableView.visibleCells.first === cell)
  }

  @Test func revisionsAreCompared() {
    let pages = FlatDataSource([Page(id: 1, text: "Once", revision: 1)])
    pages.apply([Page(id: 1, text: "Once upon", revision: 2)])
    expectEqual(pages.items.map(\.text), ["Once upon"])
  }

  @Test func objectsAreShownByValues() {
    let downloads = [Download(id: 1), Download(id: 2)]
    let rows = FlatDataSource(downloads.map { DownloadRow($0) })
    tableView.attach(rows)
    expectEqual(texts(), ["0 %", "0 %"])
    downloads[1].progress = 0.5
    rows.apply(downloads.map { DownloadRow($0) })
    expectEqual(texts(), ["0 %", "50 %"])
  }

  @available(iOS 17.0, tvOS 17.0, macCatalyst 17.0, macOS 14.0, *)
  @Test func anObservableObjectIsFollowed() async {
    let transfers = FlatDataSource(["a", "b"].map { Transfer(URL(fileURLWithPath: "/\($0)")) })
    tableView.attach(transfers.filtered { !$0.isDone })
    let window = UIWindow(frame: tableView.frame)
    window.addSubview(tableView)
    window.isHidden = false
    expectEqual(texts(), ["a: 0 %", "b: 0 %"])
    transfers.items[1].progress = 0.5
    for _ in 0..<100_000 where texts() != ["a: 0 %", "b: 50 %"] { await Task.yield() }
    expectEqual(texts(), ["a: 0 %", "b: 50 %"])
    transfers.items[0].isDone = true
    for _ in 0..<100_000 where texts().count > 1 { await Task.yield() }
    expectEqual(texts(), ["b: 50 %"])
    window.isHidden = true
  }

  @Test func aModelThatMayBeAskedAnywhereIsComparedInTheBackground() async {
    let folders = FlatDataSource([Folder(id: 1, name: "Inbox")])
    let newFolders = [Folder(id: 2, name: "Drafts"), Folder(id: 1, name: "Inbox")]
    await folders.applyInBackground(newFolders)
    expectEqual(folders.items, newFolders)
  }

  @Test func anotherModelIsNamedAtTheUseSite() {
    tableView.attach(FlatDataSource(["Side A", "Side B"].map { Presented<TextRowCell>($0) }))
    expectEqual(texts(), ["Side A", "Side B"])
  }
}

nonisolated private struct Folder: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

private final class TextRowCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: String) { textLabel?.text = viewModel }
}
