/// Counts the comparisons and hashes of one test.
package final class Meter {
  package var comparisons = 0
  package var hashes = 0

  package init() {}
}

/// A number whose comparisons and hashes are counted.
package struct Counted: Hashable {
  package let number: Int
  package let meter: Meter
  package var hash: Int?

  package init(number: Int, meter: Meter, hash: Int? = nil) {
    self.number = number
    self.meter = meter
    self.hash = hash
  }

  package static func == (left: Counted, right: Counted) -> Bool {
    left.meter.comparisons += 1
    return left.number == right.number
  }

  package func hash(into hasher: inout Hasher) {
    meter.hashes += 1
    hasher.combine(hash ?? number)
  }
}
