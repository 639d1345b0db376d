import ArgumentParser
import BenchmarkSupport
import Foundation

@main
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Measures changesets against other algorithms and against floors."
  )

  @Option(help: "A file that the results are written to.")
  var json: String?

  @Option(help: "Only workloads whose name contains this text.")
  var only: String?

  @Option(help: "Only the contender with this name, and the floor.")
  var contender: String?

  @Option(help: "The number of interleaved runs of each contender.")
  var rounds = 11

  func run() throws {
    var measurement = Measurement()
    measurement.rounds = rounds
    var results: [WorkloadResult] = []
    for (name, make) in Workloads.all where only.map(name.contains) ?? true {
      FileHandle.standardError.write(Data("\(name)\n".utf8))
      var workload = make(name)
      if let contender { workload.contenders.removeAll { $0.name != contender } }
      results.append(measurement.measure(workload))
    }
    print(ResultTable(results, floor: "hash once").text)
    if let json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(fileURLWithPath: json))
    }
    if results.contains(where: { !$0.isWithinTarget }) { throw ExitCode(1) }
  }
}
