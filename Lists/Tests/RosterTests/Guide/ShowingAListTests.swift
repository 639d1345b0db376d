import Foundation
import Roster
import TestSupport
import Testing

// The samples of the articles "Showing a list", "Changing a list" and "Testing a list", run.

private struct Movie: Identifiable, Equatable {
  let id: Int
  var title: String
  var year = 1927
  var isFavourite = false
}

private final class MovieCell: UITableViewCell, ReusablePresenter {
  var onLike: () -> Void = {}

  func present(viewModel: Movie) { textLabel?.text = (viewModel.isFavourite ? "★ " : "") + viewModel.title }
}

extension Movie: TableViewPresentable {
  fileprivate typealias TableViewCell = MovieCell
}

private struct Actor: TableViewPresentable {
  let name: String

  @MainActor func present(on cell: UITableViewCell) { cell.textLabel?.text = name }
}

private struct Photo: Identifiable, TableViewPresentable {
  fileprivate typealias TableViewCell = PhotoCell

  let id: Int
  let url: URL
  let pictures: Pictures
}

private final class PhotoCell: UITableViewCell, ReusablePresenter {
  let photoView = UIImageView()
  private var load: Task<Void, Never>?

  func present(viewModel photo: Photo) {
    load?.cancel()  // what the cell showed before comes late, and is not shown
    photoView.image = photo.pictures[photo.url] ?? UIImage(systemName: "photo")
    load = Task { [weak self] in
      guard let picture = try? await photo.pictures.picture(at: photo.url), !Task.isCancelled else { return }
      self?.photoView.image = picture
    }
  }
}

@MainActor private final class Pictures {
  private let download: @Sendable (URL) async throws -> UIImage
  private var kept: [URL: UIImage] = [:]
  private var loads: [URL: Task<UIImage, any Error>] = [:]

  init(_ download: @escaping @Sendable (URL) async throws -> UIImage) { self.download = download }

  subscript(url: URL) -> UIImage? { kept[url] }

  func picture(at url: URL) async throws -> UIImage {
    if let picture = kept[url] { return picture }
    let load = loads[url] ?? Task { [download] in try await download(url) }
    loads[url] = load
    defer { loads[url] = nil }
    let picture = try await load.value
    kept[url] = picture
    return picture
  }
}

/// Downloads that end when a test says so.
@MainActor private final class Downloads {
  private(set) var asked: [String] = []
  private var waiting: [String: CheckedContinuation<UIImage, Never>] = [:]

  func picture(at url: URL) async -> UIImage {
    asked.append(url.lastPathComponent)
    return await withCheckedContinuation { waiting[url.lastPathComponent] = $0 }
  }

  func answer(_ name: String) throws -> UIImage {
    let picture = try #require(UIImage(systemName: "photo"))
    waiting.removeValue(forKey: name)?.resume(returning: picture)
    return picture
  }
}

private struct File: Identifiable, Hashable {
  let id: String
  var isFolder = false
}

private final class FileCell: UITableViewCell, ReusablePresenter {
  func present(viewModel: OutlineRow<File>) { textLabel?.text = viewModel.node.id }
}

private struct Mailbox: Hashable {
  let name: String
  let count: Int
}

@MainActor struct ShowingAListTests {
  private let tableView = makeTable()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let loaded = ["Metropolis", "Alien", "Heat", "Stalker"].enumerated().map { Movie(id: $0, title: $1) }
  private var movies: [Movie] { loaded }

  init() {
    window.addSubview(tableView)
    window.makeKeyAndVisible()
  }

  @Test func viewModelsOfSeveralTypes() {
    let movie = loaded[0]
    let actor = Actor(name: "Brigitte Helm")
    let content = FlatDataSource([movie.tableViewPresentable, actor.tableViewPresentable])
    tableView.attach(content)
    expectEqual(tableView.shownTexts, ["Metropolis", "Brigitte Helm"])
  }

  @Test func theCellIsNamedWhereItIsUsed() {
    let movie = loaded[0]
    let content = FlatDataSource([Presented<MovieCell>(movie)])
    tableView.attach(content)
    expectEqual(tableView.shownTexts, ["Metropolis"])
  }

  /// A picture that comes late is not shown for another item, each is loaded once, and early for rows that will come.
  @Test func picturesAreLoaded() async throws {
    let downloads = Downloads()
    let pictures = Pictures { url in await downloads.picture(at: url) }
    let urls = try ["a", "b", "c"].map { try #require(URL(string: "https://example.org/\($0)")) }
    let photos = urls.enumerated().map { Photo(id: $0, url: $1, pictures: pictures) }
    tableView.attach(FlatDataSource([photos[0]]))
      .onPrefetch(Photo.self) { photo, _ in Task { try? await pictures.picture(at: photo.url) } }
    tableView.layoutIfNeeded()
    let cell = try #require(tableView.visibleCells.first as? PhotoCell)
    #expect(await eventually { downloads.asked == ["a"] })
    cell.present(viewModel: photos[1])
    #expect(await eventually { downloads.asked == ["a", "b"] })
    _ = try downloads.answer("a")
    #expect(await eventually { pictures[urls[0]] != nil })
    let second = try downloads.answer("b")
    #expect(await eventually { cell.photoView.image === second })
    cell.present(viewModel: photos[0])
    #expect(cell.photoView.image === pictures[urls[0]])

    tableView.attach(FlatDataSource(photos))
      .onPrefetch(Photo.self) { photo, _ in Task { try? await pictures.picture(at: photo.url) } }
    tableView.prefetchDataSource?.tableView(tableView, prefetchRowsAt: [[0, 2]])
    #expect(await eventually { downloads.asked == ["a", "b", "c"] })
    let third = try downloads.answer("c")
    #expect(await eventually { pictures[urls[2]] === third } && downloads.asked.count == 3)
  }

  @Test func kindsOfContent() {
    let flat = FlatDataSource(movies)
    let nested = NestedDataSource([ContentSection(header: "Classics", items: movies)])
    let years = flat.grouped(by: \.year) { year, _ in String(year) }
    #expect(flat.items.count == 4 && nested.numberOfSections == 1)
    let newMovie = Movie(id: 9, title: "Arrival", year: 2016)

    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    tableView.attach(years)
      .onSelect(Movie.self) { movie in print(movie.title) }
      .configure(MovieCell.self) { cell, movie, place in cell.accessoryType = .disclosureIndicator }
    #expect(tableView.shownTexts.count == 4 && tableView.visibleCells.first?.accessoryType == .disclosureIndicator)

    flat.append(newMovie)
    expectEqual(tableView.numberOfSections, 2)
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))
    expectEqual(printed, ["Metropolis"])
  }

  @Test func aTreeIsAnOutline() async {
    func list(_ file: File) async throws -> [File] { [File(id: "b")] }
    let roots = [File(id: "a", isFolder: true), File(id: "c")]
    let files = OutlineDataSource(roots) { file in
      file.isFolder ? .loaded { try await list(file) } : .none
    }
    tableView.attach(TableViewDataSource(files, cell: FileCell.self))
      .onSelect(OutlineRow<File>.self) { row in files.toggle(row.node.id) }
    expectEqual(tableView.shownTexts, ["a", "c"])
    tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))
    #expect(await eventually { tableView.shownTexts == ["a", "b", "c"] })
  }

  // MARK: Changing a list

  @Test func assigningAndEditing() {
    let reloaded = Array(loaded.reversed())
    let movies = FlatDataSource(loaded)
    tableView.attach(movies)

    movies.apply(reloaded)  // compared by `id` and `==`
    movies.remove(at: 3)  // or edited
    movies.update(at: 0) { $0.isFavourite = true }  // one cell shows it, in place
    expectEqual(tableView.shownTexts, ["★ Stalker", "Heat", "Alien"])
  }

  @Test func whatTheUserMeant() throws {
    let movies = FlatDataSource(loaded)
    tableView.attach(movies)
      .onDelete(Movie.self) { movie, place in movies.remove(place) }
      .configure(MovieCell.self) { cell, movie, place in
        cell.onLike = { movies.update(place) { $0.isFavourite = true } }
      }
      .reorder(Movie.self) { movie, destination in movies.move(to: destination) }
    tableView.layoutIfNeeded()
    let cell = try #require(tableView.visibleCells[1] as? MovieCell)
    movies.remove(at: 0)
    cell.onLike()
    expectEqual(tableView.shownTexts, ["★ Alien", "Heat", "Stalker"])
  }

  @Test func severalChangesAreOneUpdate() {
    let movies = FlatDataSource(loaded)
    let movie = loaded[0]
    let favourites = FlatDataSource<Movie>([])
    transaction {
      movies.remove(at: 0)
      favourites.append(movie)
    }
    #expect(movies.items.count == 3 && favourites.items == [movie])
  }

  @Test func aBurst() async {
    let (feed, source) = AsyncStream.makeStream(of: [Movie].self)
    let list = FlatDataSource(loaded)
    source.yield([loaded[1]])
    source.yield([loaded[2]])
    source.finish()
    for await prices in feed {
      coalesced { list.apply(prices) }
    }
    #expect(await eventually { list.items == [loaded[2]] })
  }

  @Test func sectionsAreTheSameByTheirKey() {
    let mailboxes = NestedDataSource([ContentSection(header: Mailbox(name: "Inbox", count: 3), items: loaded)])
    mailboxes.sectionKey = { $0.header?.name }  // "Inbox (3)" and "Inbox (4)" are the same section
    tableView.attach(mailboxes.map { $0 }.flattened())
    let cells = tableView.shownTexts
    mailboxes.apply([ContentSection(header: Mailbox(name: "Inbox", count: 4), items: loaded)])
    #expect(tableView.shownTexts == cells && mailboxes.numberOfSections == 1)
  }

  @Test func whenItIsShown() async {
    transaction {}  // Makes what tests that wait have left to the next turn.
    let reloaded = Array(loaded.reversed())
    let movies = FlatDataSource(loaded)
    tableView.attach(movies)
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    let update = movies.apply(reloaded)
    update.onShown { print("animations are over") }
    await update.shown()
    expectEqual(printed, ["animations are over"])
  }

  @Test func eachViewInItsOwnWay() {
    let movies = FlatDataSource(loaded)
    var printed = 0
    func print(_ report: ListUpdateReport) { printed += 1 }
    var options = TableViewUpdateOptions()
    options.insertion = .fade
    options.anchoring = .end
    options.observer = { report in print(report) }
    tableView.attach(movies, options: options)
    tableView.layoutIfNeeded()
    movies.remove(at: 0)
    expectEqual(printed, 1)
  }

  // MARK: Testing a list

  @MainActor @Test func tappingAMovieShowsIt() {
    var shown: [String] = []
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    tableView.attach(FlatDataSource(movies))
      .onSelect(Movie.self) { shown.append($0.title) }

    tableView.headlessTapRow(at: IndexPath(row: 0, section: 0))

    #expect(shown == ["Metropolis"])
  }

  @Test func aRuleThatIsBrokenIsRecorded() {
    tableView.attach(FlatDataSource(movies))
    tableView.layoutIfNeeded()
    let failures = HeadlessFailure.recording {
      tableView.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .automatic)
    }
    #expect(failures.first?.kind == .deleteOutOfRange)
  }

  @Test func theOverview() {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    tableView.attach(FlatDataSource(movies))
      .onSelect(Movie.self) { movie in print(movie.title) }
    tableView.headlessTapRow(at: IndexPath(row: 1, section: 0))
    expectEqual(printed, ["Alien"])
  }
}
