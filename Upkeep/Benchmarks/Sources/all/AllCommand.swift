import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct AllCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all",
    abstract: "Runs all benchmarks, and writes every figure into one file.",
    discussion: """
      Each benchmark is a program of its own beside this one, which measures each row twice. `Upkeep/checks/figures.py` puts the \
      figures of the file into README and the guide, with the commit that was measured, unless other programs had more \
      than a tenth of the processors meanwhile.
      """
  )

  private static let benchmarks = [
    "diff", "apply", "scroll", "composite", "derive", "layout", "feed", "peers", "grow", "outline", "memory",
  ]

  @Option(parsing: .upToNextOption, help: "Only these benchmarks.")
  var benchmarks: [String] = Self.benchmarks

  @OptionGroup var file: ResultFile

  func validate() throws {
    for name in benchmarks where !Self.benchmarks.contains(name) {
      throw ValidationError("There is no benchmark \(name), but \(Self.benchmarks.joined(separator: ", ")).")
    }
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Benchmarks-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let machine = MachineState()
    var figures: [String: Any] = [:]
    var missed: [String] = []
    for name in benchmarks {
      print("\n## \(name)\n")
      let results = folder.appendingPathComponent("\(name).json")
      if try !run(name, results) { missed.append(name) }
      figures[name] = try JSONSerialization.jsonObject(with: Data(contentsOf: results))
    }
    figures["machine"] = machine.results
    print("\n\(machine.text)")
    if let path = file.json {
      try JSONSerialization.data(withJSONObject: figures, options: [.prettyPrinted, .sortedKeys])
        .write(to: URL(fileURLWithPath: path))
    }
    if !missed.isEmpty {
      print("\nTargets were missed: \(missed.joined(separator: ", "))")
      throw ExitCode(1)
    }
  }

  /// Runs a benchmark.
  ///
  /// - Returns: whether it met its targets.
  private func run(_ name: String, _ results: URL) throws -> Bool {
    let process = Process()
    process.executableURL = try Self.folder.appendingPathComponent(name)
    process.arguments = ["--json", results.path]
    fflush(nil)
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { throw ExitCode(process.terminationStatus) }
    return process.terminationStatus == 0
  }

  /// Where the programs are.
  private static var folder: URL {
    get throws {
      guard let program = Bundle.main.executableURL else { throw ValidationError("This program's place is unknown.") }
      return program.deletingLastPathComponent()
    }
  }
}
