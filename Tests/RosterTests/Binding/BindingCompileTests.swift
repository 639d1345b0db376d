import Foundation
import Testing

private let hasCompiler: Bool = {
  let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
  return folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
}()

/// What must and what must not compile, checked by the compiler.
@Suite(.enabled(if: hasCompiler, "there is no swiftc on the PATH"))
struct BindingCompileTests {
  @Test func aCorrectBindingCompiles() throws {
    let result = try typecheck(
      """
      struct Film { var title: String }
      final class FilmRow: UITableViewCell, ReusablePresenter { func present(viewModel: Film) {} }
      final class FilmTile: UICollectionViewCell, ReusablePresenter { func present(viewModel: Film) {} }
      extension Film: TableViewPresentable, CollectionViewPresentable {
        typealias TableViewCell = FilmRow
        typealias CollectionViewCell = FilmTile
      }
      @MainActor func show(_ films: [Film], in tableView: UITableView, and collectionView: UICollectionView) {
        let content = FlatDataSource(films)
        tableView.attach(content).onSelect(Film.self) { print($0.title) }
        collectionView.attach(content)
      }
      """
    )
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output == "")
  }

  @Test func aCollectionCellCannotPresentInATable() throws {
    let result = try typecheck(
      """
      struct Film { var title: String }
      final class FilmTile: UICollectionViewCell, ReusablePresenter { func present(viewModel: Film) {} }
      extension Film: TableViewPresentable { typealias TableViewCell = FilmTile }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("type 'Film' does not conform to protocol 'TableViewPresentable'"))
    #expect(result.output.contains("inherit from 'UITableViewCell'"))
  }

  @Test func aTableCellCannotPresentInACollection() throws {
    let result = try typecheck(
      """
      struct Film { var title: String }
      final class FilmRow: UITableViewCell, ReusablePresenter { func present(viewModel: Film) {} }
      extension Film: CollectionViewPresentable { typealias CollectionViewCell = FilmRow }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("type 'Film' does not conform to protocol 'CollectionViewPresentable'"))
    #expect(result.output.contains("inherit from 'UICollectionViewCell'"))
  }

  @Test func contentForTablesCannotBeAttachedToACollection() throws {
    let result = try typecheck(
      """
      struct Film: TableViewPresentable { func present(on cell: UITableViewCell) {} }
      @MainActor func show(_ films: [Film], in collectionView: UICollectionView) {
        collectionView.attach(FlatDataSource(films))
      }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("'Film' conform to 'CollectionViewPresentable'"))
  }

  @Test func contentForCollectionsCannotBeAttachedToATable() throws {
    let result = try typecheck(
      """
      struct Film: CollectionViewPresentable { func present(on cell: UICollectionViewCell) {} }
      @MainActor func show(_ films: [Film], in tableView: UITableView) { tableView.attach(FlatDataSource(films)) }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("'Film' conform to 'TableViewPresentable'"))
  }

  @Test func aCellOfAnotherViewModelCannotPresent() throws {
    let result = try typecheck(
      """
      struct Film { var title: String }
      struct Person { var name: String }
      final class PersonRow: UITableViewCell, ReusablePresenter { func present(viewModel: Person) {} }
      extension Film: TableViewPresentable { typealias TableViewCell = PersonRow }
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("type 'Film' does not conform to protocol 'TableViewPresentable'"))
    #expect(result.output.contains("candidate would match if 'Film' was the same type as 'Person'"))
  }

  @Test func aCellOfAnotherKindCannotBeNamedAtTheUseSite() throws {
    let result = try typecheck(
      """
      final class TextTile: UICollectionViewCell, ReusablePresenter { func present(viewModel: String) {} }
      @MainActor let text = TablePresented<TextTile>("One")
      """
    )
    #expect(result.status != 0)
    #expect(result.output.contains("'TablePresented' requires that 'TextTile' inherit from 'UITableViewCell'"))
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
    try ("import Roster\n" + source + "\n").write(to: file, atomically: true, encoding: .utf8)
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
