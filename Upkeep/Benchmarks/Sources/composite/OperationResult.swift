import BenchmarkSupport

/// What an operation takes, by the number of children.
struct OperationResult: Codable, Sendable, Remeasurable {
  /// The medians at one number of children, in nanoseconds for one operation.
  struct Times: Codable, Sendable {
    var children: Int
    var composite: Double
    var scan: Double
  }

  static let sizes = [10, 100, 1_000, 10_000, 100_000]
  /// How much longer a look-up may take among the most children than among 100.
  static let lookUpGrowthLimit = 16.0

  let name: String
  let isLookUp: Bool
  var times: [Times]

  func least(_ other: OperationResult) -> OperationResult {
    OperationResult(
      name: name,
      isLookUp: isLookUp,
      times: zip(times, other.times).map { one, other in
        Times(
          children: one.children,
          composite: min(one.composite, other.composite),
          scan: min(one.scan, other.scan)
        )
      }
    )
  }

  /// The time at the largest number of children by that at 100.
  var growth: Double {
    guard let last = times.last, let reference = times.first(where: { $0.children == 100 }) else { return 1 }
    return last.composite / reference.composite
  }

  var isWithinTarget: Bool { !isLookUp || growth <= OperationResult.lookUpGrowthLimit }
}
