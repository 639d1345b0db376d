import ArgumentParser

/// Which of the contenders work, and whether they are measured.
public struct ContenderOptions: ParsableArguments, Sendable {
  @Option(help: "Only the contender with this name, and what all are compared with.")
  public var contender: String?

  @Option(
    help: "Repeats the contender's work instead of measuring it, for Upkeep/Benchmarks/instructions.py."
  )
  public var repetitions: Int?

  public init() {}

  public func validate() throws {
    if let repetitions, repetitions < 0 { throw ValidationError("Work cannot be done \(repetitions) times.") }
    if repetitions != nil, contender == nil { throw ValidationError("--repetitions needs a --contender.") }
  }

  /// Measures workloads twice (``Remeasurable/twice(_:)``), or does their work as often as was asked for.
  ///
  /// - Parameter workloads: make what is measured, whenever it is.
  /// - Returns: no results if nothing was measured.
  public func results(of workloads: [() -> Workload], _ measurement: Measurement) -> [WorkloadResult] {
    if let repetitions {
      for workload in workloads.lazy.map({ $0() }) {
        BenchmarkOptions.note(workload.name)
        ([workload.floor] + workload.contenders).first { $0.name == contender }?.repeatWork(repetitions)
      }
      return []
    }
    return WorkloadResult.twice {
      workloads.map { make in
        var workload = make()
        BenchmarkOptions.note(workload.name)
        if let contender { workload.contenders.removeAll { $0.name != contender } }
        return measurement.measure(workload)
      }
    }
  }
}
