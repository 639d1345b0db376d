import ArgumentParser

/// Which of the contenders work, and whether they are measured.
public struct ContenderOptions: ParsableArguments, Sendable {
  @Option(help: "Only the contender with this name, and what all are compared with.")
  public var contender: String?

  @Option(
    help: "Does the contender's work so often instead of measuring it; Scripts/instructions counts what that takes."
  )
  public var repetitions: Int?

  public init() {}

  public func validate() throws {
    if let repetitions, repetitions < 0 { throw ValidationError("Work cannot be done \(repetitions) times.") }
    if repetitions != nil, contender == nil { throw ValidationError("--repetitions needs a --contender.") }
  }

  /// Measures a workload, or does its work as often as was asked for.
  ///
  /// - Returns: `nil` if nothing was measured.
  public func result(of workload: Workload, _ measurement: Measurement) -> WorkloadResult? {
    BenchmarkOptions.note(workload.name)
    var workload = workload
    if let repetitions {
      ([workload.floor] + workload.contenders).first { $0.name == contender }?.repeatWork(repetitions)
      return nil
    }
    if let contender { workload.contenders.removeAll { $0.name != contender } }
    return BenchmarkOptions.repeated({ measurement.measure(workload) }, while: { !$0.isWithinTarget })
  }
}
