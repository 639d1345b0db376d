import Foundation
import TestSupport
import Testing

private let hasCompiler: Bool = {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
}()

/// What must and what must not compile against the modules with other libraries' names, checked by the compiler.
@Suite(.enabled(if: Seeds.runSlowTests && hasCompiler, "ROSTER_SEEDS=all compiles samples, with a swiftc on the PATH"))
struct DropInCompileTests {
  private let film = """
    import ReusableDataSource
    import HeadlessUIKit
    struct Film { var title: String }
    struct Person { var name: String }

    """

  @Test func aCorrectBindingCompiles() throws {
    let result = try typecheck(
      film + """
        final class FilmRow: UITableViewCell, PresentingTableViewCell { func present(viewModel: Film) {} }
        extension Film: DequeuableTableViewCellViewModel { typealias TableViewCell = FilmRow }
        @MainActor let row = Film(title: "One").tableViewPresentable
        """
    )
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output == "")
  }

  @Test func aPresenterOfAnotherViewModelDoesNotCompile() throws {
    let result = try typecheck(
      film + """
        final class PersonRow: UITableViewCell, PresentingTableViewCell { func present(viewModel: Person) {} }
        extension Person: DequeuableTableViewCellViewModel { typealias TableViewCell = PersonRow }
        extension Film: DequeuableTableViewCellViewModel { typealias TableViewCell = PersonRow }
        """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("type 'Film' does not conform to protocol 'DequeuableTableViewCellViewModel'"))
  }

  @Test func aViewModelOfAnotherTypeThanThePresentersDoesNotCompile() throws {
    let result = try typecheck(
      film + """
        final class TextRow: UITableViewCell, ReusablePresenter { func present(viewModel: String) {} }
        @MainActor let row = ReusableViewModel<TextRow>(viewModel: Film(title: "One"))
        """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("cannot convert value of type 'Film' to expected argument type"))
  }

  @Test func aCellOfACollectionDoesNotCompileInATable() throws {
    let result = try typecheck(
      film + """
        final class TextTile: UICollectionViewCell, ReusablePresenter { func present(viewModel: String) {} }
        @MainActor let tile = AnyTableViewPresentableViewModel(base: ReusableViewModel<TextTile>(viewModel: "One"))
        """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("'TextTile' inherit from 'UITableViewCell'"))
  }

  @Test func aCellThatLoadsAnotherViewModelDoesNotCompile() throws {
    let result = try typecheck(
      """
      import QuickDataSource
      import HeadlessUIKit
      final class TextRow: UITableViewCell, CellLoadableType { func load(viewModel: String) {} }
      struct Film: ItemType {
        func cellToViewModelBinder() -> CellToViewModelBinderType { CellToViewModelBinder<TextRow>(viewModel: self) }
      }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("cannot convert value of type 'Film' to expected argument type"))
  }

  /// One import is enough for UIKit's names, and brings none of Roster's, which may be the names of the app's own types.
  @Test(arguments: ["ReusableDataSource", "SimpleDataSource", "QuickDataSource", "TableViewDataSource"])
  func anImportBringsUIKitAndNothingOfRoster(module: String) throws {
    let accepted = try typecheck(
      """
      import \(module)
      struct AnyTableViewPresentable {}
      final class ContentChannel {}
      final class Screen: UITableViewController {
        let mine = (AnyTableViewPresentable(), ContentChannel())
        let path = IndexPath(row: 0, section: 0)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell(style: .default, reuseIdentifier: "Cell")
        }
      }
      """
    )
    #expect(accepted.status == 0, "\(accepted.output)")
    #expect(accepted.output == "")
    for name in ["Roster.TableViewPresentable", "RosterCore.DataSource", "TableViewPresentable", "ContentChannel"] {
      let refused = try typecheck("import \(module)\nlet type: Any.Type = (any \(name)).self")
      #expect(refused.status != 0, "\(name)")
      let unknown = name.prefix { $0 != "." }
      #expect(refused.output.contains("cannot find type '\(unknown)' in scope"), "\(refused.output)")
    }
  }

  /// Roster has classes of the same names as these modules.
  @Test func namesOfTheModulesAreUnambiguous() throws {
    let quick = try typecheck(
      """
      import QuickDataSource
      final class Rows: QuickDataSource.TableViewDataSource {}
      @MainActor func make(_ items: [any ItemType]) -> (TableViewDataSource, CollectionViewDataSource, TableViewDelegate) {
        let flat = FlatDataSource(items: items)
        let rows = TableViewDataSource(items: flat)
        return (rows, CollectionViewDataSource(items: flat), TableViewDelegate(tableViewDataSource: rows))
      }
      """
    )
    #expect(quick.status == 0, "\(quick.output)")
    #expect(quick.output == "")
    let composed = try typecheck(
      """
      import TableViewDataSource
      final class Rows: TableViewDataSource {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 211 }
      }
      @MainActor func make() -> CompositeTableViewDataSource {
        var rows: TableViewDataSource? = Rows()
        defer { rows = nil }
        return CompositeTableViewDataSource([Rows()] + (rows.map { [$0] } ?? []))
      }
      """
    )
    #expect(composed.status == 0, "\(composed.output)")
    #expect(composed.output == "")
  }

  /// The names of versions 0.3.4, and of 0.3.8 and later.
  @Test(arguments: [("ReusableDataSource", "Any"), ("SimpleDataSource", "Simple")])
  func dataSourcesOfLaterVersions(module: String, prefix: String) throws {
    let result = try typecheck(
      """
      import \(module)
      struct Movie { let name: String }
      final class MovieCell: UITableViewCell {}
      extension MovieCell: PresentingTableViewCell {
        func present(viewModel: Movie) { textLabel?.text = viewModel.name }
      }
      extension Movie: DequeuableTableViewCellViewModel { typealias TableViewCell = MovieCell }
      final class Counting: \(prefix)TableViewDataSource {
        override func present(viewModels: [[AnyDequeuableTableViewCellViewModel]], onTableView tableView: UITableView) {
          super.present(viewModels: viewModels, onTableView: tableView)
        }
      }
      final class Screen: UITableViewController {
        lazy var dataSource = \(prefix)TableViewDataSource()
        lazy var grid = \(prefix)CollectionViewDataSource(automaticallyRegisterReuseIdentifiers: false)
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.dataSource = dataSource
          let viewModels = [Movie(name: "Above the Law")]
            .map { movie -> [AnyDequeuableTableViewCellViewModel] in [movie.tableViewPresentable] }
          dataSource.present(viewModels: viewModels, onTableView: tableView)
        }
      }
      """
    )
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output == "")
  }

  private struct Result {
    var status: Int32
    var output: String
  }

  /// Type-checks a source against the built modules.
  private func typecheck(_ source: String) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Sample.swift")
    try (source + "\n").write(to: file, atomically: true, encoding: .utf8)
    let modules = try #require(modulesFolder, "the built modules are not beside the tests")
    return try run([
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules.path,
      "-module-cache-path", FileManager.default.temporaryDirectory.appendingPathComponent("roster-modules").path,
      file.path,
    ])
  }

  private func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// The folder with `Roster.swiftmodule`, beside or above the test executable.
  private var modulesFolder: URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<6 {
      folder.deleteLastPathComponent()
      for candidate in [folder.appendingPathComponent("Modules"), folder] {
        let module = candidate.appendingPathComponent("Roster.swiftmodule")
        if FileManager.default.fileExists(atPath: module.path) { return candidate }
      }
    }
    return nil
  }
}
