import ArgumentParser
import BenchmarkSupport

@main
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Measures changesets against other algorithms and against floors."
  )

  @OptionGroup var options: BenchmarkOptions

  @OptionGroup var contenders: ContenderOptions

  func run() throws {
    let workloads = Workloads.all.filter { options.includes($0.name) }
    let results = contenders.results(of: workloads.map { row in { row.make(row.name) } }, options.measurement())
    print(ResultTable(results, floor: "hash once").text)
    try options.file.write(results)
    if results.contains(where: { !$0.isWithinTarget }) { throw ExitCode(1) }
  }
}
