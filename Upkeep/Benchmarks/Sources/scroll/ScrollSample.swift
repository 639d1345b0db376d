/// What one scroll through a list took, in nanoseconds for each new row.
struct ScrollSample: Codable, Sendable {
  /// The time in the data source's answer.
  var cell: Double
  /// The time of the scroll.
  var scroll: Double
}

extension ScrollSample {
  /// The lesser times of both.
  func least(_ other: ScrollSample) -> ScrollSample {
    ScrollSample(cell: min(cell, other.cell), scroll: min(scroll, other.scroll))
  }

  /// The medians of several samples.
  static func median(_ samples: [ScrollSample]) -> ScrollSample {
    ScrollSample(
      cell: samples.map(\.cell).sorted()[samples.count / 2],
      scroll: samples.map(\.scroll).sorted()[samples.count / 2]
    )
  }
}
