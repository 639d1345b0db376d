/// What one scroll through a list took, in nanoseconds for each new row.
struct ScrollSample: Codable, Sendable {
  /// The time in the data source's answer.
  var cell: Double
  /// The time of the scroll.
  var scroll: Double
}

extension ScrollSample {
  /// The medians of several samples.
  static func median(_ samples: [ScrollSample]) -> ScrollSample {
    ScrollSample(
      cell: samples.map(\.cell).sorted()[samples.count / 2],
      scroll: samples.map(\.scroll).sorted()[samples.count / 2]
    )
  }
}
