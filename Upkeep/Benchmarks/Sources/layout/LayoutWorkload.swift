import BenchmarkSupport

/// A system that is solved, or solved again after a change.
struct LayoutWorkload {
  /// Workloads that differ in size only.
  let family: String
  /// The number of views.
  let size: Int
  /// How long it may take, in nanoseconds, without its floor.
  let goal: Double?
  /// How often each side does its work in a sample.
  let batch: Int
  /// What has to be done anyway: stating the constraints, or reading the frames.
  let floor: () -> Double
  let work: () -> Double

  var name: String { size == 1 ? family : "\(family), \(size)" }

  func measure(_ measurement: Measurement) -> LayoutResult {
    let workload = Workload(name, floor: contender("floor", floor), [contender("solver", work)])
    let result = measurement.measure(workload)
    let count = Double(batch)
    return LayoutResult(
      family: family,
      size: size,
      name: name,
      floor: result.floor / count,
      time: (result.times.first?.nanoseconds ?? 0) / count,
      goal: goal
    )
  }

  private func contender(_ name: String, _ work: @escaping () -> Double) -> Contender {
    Contender(name) { [batch] in
      var sum = 0.0
      for _ in 0..<batch { sum += work() }
      return Int(sum)
    }
  }
}
