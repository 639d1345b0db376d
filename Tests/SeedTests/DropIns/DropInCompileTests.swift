import Foundation
import Testing

private let hasCompiler: Bool = {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
}()

/// What must and what must not compile against the modules with other libraries' names, checked by the compiler.
@Suite(.enabled(if: hasCompiler, "there is no swiftc on the PATH"))
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
