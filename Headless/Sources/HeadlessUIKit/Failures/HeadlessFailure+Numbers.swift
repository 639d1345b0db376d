import Foundation

/// Numbers that nothing can be laid out with.
extension HeadlessFailure {
  /// How many rows or items a list may have, and how many sections: a choice far beyond what a device has memory for.
  static let maximumCount = Int(Int32.max)

  /// Raises unless all numbers are finite; whether they are.
  ///
  /// - Parameters:
  ///   - subject: what the numbers are, as in "CALayer position".
  ///   - values: the numbers.
  @MainActor static func checkFinite(
    _ subject: @autoclosure () -> String,
    _ values: CGFloat...,
    indexes: [[Int]] = []
  ) -> Bool {
    guard !values.allSatisfy(\.isFinite) else { return true }
    let text = values.map { String(format: "%f", Double($0)) }.joined(separator: " ")
    HeadlessFailure(
      .invalidGeometry,
      name: .invalidGeometry,
      reason: "\(subject()) contains NaN: [\(text)]",
      indexes: indexes
    ).raise()
    return false
  }

  /// The counts of a list's sections; those that no list can have are failures, and then count as 0.
  ///
  /// - Parameters:
  ///   - sections: the number of sections.
  ///   - noun: what the list's sections have, in the plural.
  ///   - count: the number of rows or items of a section.
  @MainActor static func checkedCounts(sections: Int, of noun: String, _ count: (Int) -> Int) -> [Int] {
    guard sections <= maximumCount else {
      HeadlessFailure(
        .tooManyItems,
        reason: "Failed to allocate data stores for \(sections) sections. Consider using fewer sections"
      ).raise()
      return []
    }
    var total = 0
    return (0..<max(0, sections)).map { section in
      let count = max(0, count(section))
      guard count <= maximumCount - total else {
        HeadlessFailure(
          .tooManyItems,
          reason: "Failed to allocate data stores for \(count) \(noun) in section \(section). "
            + "Consider using fewer \(noun)",
          indexes: [[section]]
        ).raise()
        return 0
      }
      total += count
      return count
    }
  }
}
