/// Measures the processor's time of contenders in turn, so that what slows the machine down slows all of them down.
public struct Measurement {
  /// The least number of rounds.
  public var rounds = 11
  /// How long one sample lasts at least.
  public var sample = Duration.microseconds(300)

  public init() {}

  /// Measures one workload.
  public func measure(_ workload: Workload) -> WorkloadResult {
    let all = [workload.floor] + workload.contenders
    var sum = 0
    let repetitions = all.map { contender in
      contender.prepare?()
      sum &+= contender.work()
      contender.prepare?()
      let once = ProcessorTime.measure { sum &+= contender.work() }
      return once >= sample ? 1 : Int((sample / max(once, .nanoseconds(20))).rounded(.up))
    }
    var samples = all.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, contender) in all.enumerated() {
        var elapsed = Duration.zero
        if let prepare = contender.prepare {
          for _ in 0..<repetitions[index] {
            prepare()
            elapsed += ProcessorTime.measure { sum &+= contender.work() }
          }
        } else {
          elapsed = ProcessorTime.measure {
            for _ in 0..<repetitions[index] { sum &+= contender.work() }
          }
        }
        samples[index].append(elapsed / .nanoseconds(1) / Double(repetitions[index]))
      }
    }
    Self.keep(sum)
    let medians = samples.map { $0.sorted()[$0.count / 2] }
    return WorkloadResult(
      name: workload.name,
      target: workload.target,
      floor: medians[0],
      times: zip(workload.contenders, medians.dropFirst()).map { .init(name: $0.name, nanoseconds: $1) }
    )
  }

  @inline(never)
  static func keep(_ number: Int) {
    if number == .min { print() }
  }
}
