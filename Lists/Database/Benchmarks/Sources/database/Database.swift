import ArgumentParser
import Foundation
import GRDB
import RosterGRDB

@main struct Database: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures lists over SQLite, beside OFFSET and fetching all."
  )

  @Option(help: "The numbers of rows.") var rows: [Int] = [10_000, 1_000_000]
  @Option(help: "The folder of the files, which are made at the first run and kept.") var folder =
    NSTemporaryDirectory()

  @Option(parsing: .upToNextOption, help: "What is measured; all if nothing is named.") var topics:
    [Measurements.Topic] = Measurements.Topic.allCases

  @MainActor mutating func run() async throws {
    var results: [Measurements] = []
    for count in rows {
      let pool = try Message.database(count, in: folder)
      var measurements = Measurements(count)
      try await measurements.measure(pool, Set(topics))
      results.append(measurements)
    }
    let columns = results.map { "\($0.count)" }
    print("| milliseconds | \(columns.joined(separator: " | ")) |")
    print("|---|\(columns.map { _ in "---|" }.joined())")
    for name in results[0].names {
      let values = results.map { $0.values[name].map { String(format: "%.3f", $0) } ?? "–" }
      print("| \(name) | \(values.joined(separator: " | ")) |")
    }
  }
}
