import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct MemoryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Measures the memory that contents keep for each row.",
    discussion: """
      Bytes are those that the C library has given out, with what it adds to each piece, a row. An item is an identifier and \
      a number of eight bytes; an identifier that is a `String` has 24 letters, which it keeps in memory of its own. The \
      first two rows are what the items take, and what of that their identifiers take. All others are what comes to the \
      items, or to the content that is followed.
      """
  )

  @Option(help: "The number of rows.")
  var count = 1_000_000

  @OptionGroup var file: ResultFile

  @MainActor
  func run() async throws {
    let trials: [(String, [(name: String, bytes: Double)])] = [
      ("Int", await bytes(Int.self)), ("UUID", await bytes(UUID.self)), ("String", await bytes(String.self)),
    ]
    let results = trials[0].1.indices.map { row in
      MemoryResult(
        name: trials[0].1[row].name,
        bytes: Dictionary(uniqueKeysWithValues: trials.map { ($0, $1[row].bytes) })
      )
    }
    print(Self.configuration.discussion + "\n")
    print(ResultTable.row(["\(count) rows, bytes a row"] + trials.map(\.0)))
    print(ResultTable.row([String](repeating: "---", count: trials.count + 1)))
    for result in results {
      print(ResultTable.row([result.name] + trials.map { ResultTable.rounded(result.bytes[$0.0] ?? 0) }))
    }
    try file.write(results)
  }

  @MainActor
  private func bytes<ID: MemoryIdentifier>(_ identifier: ID.Type) async -> [(name: String, bytes: Double)] {
    let trials = MemoryTrials<ID>(count: count)
    return [("the items", trials.items), ("of which identifiers", trials.identifiers)] + (await trials.contents())
  }
}
