#if os(Linux) && canImport(Glibc)
  import Foundation
  import HeadlessRendering
  import Roster
  import ScreenTesting
  import TestSupport
  import Testing

  // The tutorial "Your first list in five minutes": what its last steps lead to, run.

  private struct Film: Identifiable, Equatable {
    let id: Int
    var title: String
    var isSeen = false
  }

  private final class FilmCell: UITableViewCell, ReusablePresenter {
    func present(viewModel: Film) {
      var content = defaultContentConfiguration()
      content.text = viewModel.title
      contentConfiguration = content
      accessoryType = viewModel.isSeen ? .checkmark : .none
    }
  }

  extension Film: TableViewPresentable {
    fileprivate typealias TableViewCell = FilmCell
  }

  private final class WatchlistViewController: UITableViewController {
    let films = FlatDataSource([Film(id: 1, title: "Metropolis"), Film(id: 2, title: "Alien")])

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.attach(films)
        .onSelect(Film.self) { [films] _, place in films.update(place) { $0.isSeen.toggle() } }
        .onDelete(Film.self) { [films] _, place in films.remove(place) }
    }

    func add(_ film: Film) {
      films.append(film)
    }
  }

  @MainActor struct WatchlistTests {
    @Test func aFilmThatIsAddedIsShown() {
      let watchlist = WatchlistViewController()
      let screen = TestScreen(watchlist)
      watchlist.add(Film(id: 3, title: "Arrival"))
      #expect(screen.texts == ["Metropolis", "Alien", "Arrival"])
    }

    @Test func aFilmThatIsSwipedIsDeleted() throws {
      let screen = TestScreen(WatchlistViewController())
      try screen.tap("Alien")
      try screen.swipe("Metropolis", tap: "Delete")
      #expect(screen.texts == ["Alien"])
    }

    #if os(Linux)
      @Test func aRandomPersonFindsNothing() throws {
        try simulate(
          WatchlistViewController.self,
          events: [
            .arrival { watchlist, choices in
              let id = Int.random(in: 3...1_000_000, using: &choices)
              watchlist.add(Film(id: id, title: "Film \(id)"))
            }
          ],
          showing: { watchlist in watchlist.films.items.map(\.title) }
        ) { _ in
          WatchlistViewController()
        }
      }
    #endif
  }

  @MainActor struct TutorialTests {
    private static let catalog = Repository.sources(of: "Roster").appendingPathComponent("Roster.docc")

    /// The last file of each name is the code above, but for its imports, access and indentation.
    @Test(arguments: ["Film-03", "WatchlistViewController-03", "WatchlistTests-03"])
    func theLastStepsAreTheCodeAbove(name: String) throws {
      let code = try Self.lines(String(contentsOfFile: #filePath, encoding: .utf8))
      #expect(code.contains(Self.lines(try Self.resource("\(name).swift"))))
    }

    /// Each step goes on from the one before it: no line goes, but where a statement is continued.
    @Test func eachStepAddsToTheOneBefore() throws {
      let names = try Self.resources.filter { $0.hasSuffix(".swift") }
      #expect(names.count == 10)
      for (before, after) in zip(names, names.dropFirst())
      where before.prefix(while: { $0 != "-" }) == after.prefix(while: { $0 != "-" }) {
        let kept = Set(Self.lines(try Self.resource(after)).split(separator: "\n"))
        let lost = Self.lines(try Self.resource(before)).split(separator: "\n").filter { !kept.contains($0) }
        #expect(lost.isEmpty, "\(after) lacks what \(before) has")
      }
    }

    /// Each file is shown by a step, and each picture is used.
    @Test func allFilesAreUsed() throws {
      let tutorials = Self.catalog.appendingPathComponent("Tutorials")
      let text = try FileManager.default.contentsOfDirectory(atPath: tutorials.path)
        .map { try String(contentsOf: tutorials.appendingPathComponent($0), encoding: .utf8) }.joined()
      for name in try Self.resources where !name.contains("~dark") {
        let use = name.hasSuffix(".swift") ? "file: \(name)" : "source: \(name.dropLast(4))"
        #expect(text.contains(use), "\(name) is not used")
      }
    }

    /// The last sample of the article "Roster in short".
    @Test func aListIsDrawn() throws {
      let tableView = WatchlistViewController().tableView ?? UITableView()
      tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
      defer { try? FileManager.default.removeItem(at: file) }
      var printed = ""
      func print(_ text: String) { printed += text }
      print(HeadlessOutline.text(of: tableView))
      try HeadlessSVG.document(of: tableView).write(to: file, atomically: true, encoding: .utf8)
      #expect(printed.contains("Metropolis"))
      #expect(try String(contentsOf: file, encoding: .utf8).contains("Metropolis"))
    }

    /// The pictures are those of the screen above. To draw them anew, delete them and run this test.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func picturesAreDrawnByTheCode(style: UIUserInterfaceStyle) throws {
      let watchlist = WatchlistViewController()
      let screen = TestScreen(watchlist, size: CGSize(width: 320, height: 240))
      watchlist.add(Film(id: 3, title: "Arrival"))
      try screen.tap("Alien")
      try expectPicture("watchlist", of: watchlist.view, style: style)
      #expect(watchlist.tableView.headlessRevealSwipeActions(forRowAt: IndexPath(row: 0, section: 0)))
      try expectPicture("watchlist-swiped", of: watchlist.view, style: style)
    }

    private func expectPicture(_ name: String, of view: UIView, style: UIUserInterfaceStyle) throws {
      let file = Self.catalog.appendingPathComponent("Resources/\(name)\(style == .dark ? "~dark" : "").svg")
      let drawn = HeadlessSVG.document(of: view, style: style, label: "Watchlist")
      if !FileManager.default.fileExists(atPath: file.path) {
        try drawn.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(file.lastPathComponent) was missing and is drawn now")
      }
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(kept == drawn, "\(file.lastPathComponent) is drawn in another way now")
    }

    private static var resources: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: catalog.appendingPathComponent("Resources").path).sorted()
      }
    }

    private static func resource(_ name: String) throws -> String {
      try String(contentsOf: catalog.appendingPathComponent("Resources/\(name)"), encoding: .utf8)
    }

    private static func lines(_ text: String) -> String {
      text.replacingOccurrences(of: "fileprivate ", with: "").replacingOccurrences(of: "private ", with: "")
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("import ") && !$0.hasPrefix("@testable import ") }
        .joined(separator: "\n")
    }
  }
#endif
